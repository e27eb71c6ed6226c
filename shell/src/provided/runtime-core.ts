import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  /** Where the containers look for the core of the federation runtime, which they are built without. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
}

/**
 * Lends the remotes the shell's copy of the runtime's core: 19 kB gzip less for each of them. The plugin's own
 * `provideExternalRuntime` does the same with a second, CommonJS copy, which costs the shell 23 kB.
 */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;
