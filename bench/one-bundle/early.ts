/** The shell's first script; it also has the wanted screen's chunk fetched at once, by the path alone. */
import '../../shell/src/early/early.ts';
import '../../shell/src/early/early-verify.ts';
import { preloadArea } from '../../shell/src/early/preload-area.ts';

declare global {
  /** Written in by the build: the chunk of each path. */
  var __one_bundle_areas__: Record<string, string>;
}

const area = globalThis.__one_bundle_areas__[location.pathname];
if (globalThis.__cuadra_verify__ && area) preloadArea(area);
