import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { WEBPACK_DIR } from './paths.ts';
import { facadeExports, KIT, KIT_FIRST, KIT_FRAME } from './shared-modules.ts';

/** Where each name of the kit is asked for that comes before the rest of it. */
export function kitParts(): Record<string, string> {
  return Object.fromEntries(
    [KIT_FIRST, KIT_FRAME].flatMap((request) => facadeExports(request)?.map((name) => [name, request]) ?? []),
  );
}

/** Sends the imports of the kit to its parts, once swc has taken the types off. */
export function kitRule(): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    enforce: 'post',
    use: {
      loader: join(WEBPACK_DIR, 'kit-imports.js'),
      options: { kit: KIT, parts: kitParts() },
    },
  };
}
