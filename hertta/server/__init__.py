"""The tutorial as an application: Voilà with our own pages, limits and manners."""
