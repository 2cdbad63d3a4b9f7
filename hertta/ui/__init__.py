"""The screen: scenes as values, and the one widget that shows them."""
