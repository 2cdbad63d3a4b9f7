// Voilà's script asks for MathJax on every page, from another host if it may. No lesson holds a formula: this does nothing.
window.MathJax = { Hub: { Config() {}, Configured() {}, Queue() {}, Register: { StartupHook() {} } } };
