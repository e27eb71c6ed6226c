import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

declare global {
  /** Where the containers look for the core of the federation runtime, which they are built without. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
  /** Where they get what stands between that core and webpack's runtime (tools/webpack/stand-ins/lent-runtime.ts). */
  var __cuadra_lend_federation__: () => object;
}

/**
 * Lends the remotes the shell's copy of the runtime's core: 19 kB gzip less for each of them. The plugin's own
 * `provideExternalRuntime` does the same with a second, CommonJS copy, which costs the shell 23 kB.
 */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** And its copy of what is around the core, another 4 kB each: the same functions, and an instance of the container's own. */
globalThis.__cuadra_lend_federation__ = lendFederation;

function lendFederation(): object {
  const { attachShareScopeMap, bundlerRuntime, runtime } = federation;
  return {
    attachShareScopeMap,
    bundlerRuntimeOptions: {},
    // A shell has no exposes, so that the plugin leaves this one out of its runtime.
    bundlerRuntime: { ...bundlerRuntime, S: {}, initContainerEntry },
    // Its `init` would keep the container's instance for what the shell itself loads from then on.
    runtime: { ...runtime, init: createInstance },
  };
}
