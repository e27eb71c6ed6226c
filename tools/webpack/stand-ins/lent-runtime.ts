declare global {
  var __cuadra_lend_federation__: () => object;
}

/** In the place of the federation's runtime in a module: the shell lends its own (shell/src/remotes/lent-runtime.ts). */
export default globalThis.__cuadra_lend_federation__();
