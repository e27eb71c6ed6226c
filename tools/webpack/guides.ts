import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GUIDES_FILE, ModuleGuides, type RemoteDescriptor } from '@cuadra/shared/contract';
import type { Compiler, WebpackPluginInstance } from 'webpack';
import { z } from 'zod';

/**
 * Reads a module's `guides.ts` and checks it.
 *
 * @param packageDir the module's folder, `mf-pos`
 * @returns undefined for a module without guides
 * @throws when it breaks the schema, or when file and descriptor do not say the same
 */
export async function loadGuides(
  packageDir: string,
  { guides = false }: RemoteDescriptor,
): Promise<ModuleGuides | undefined> {
  const file = join(packageDir, 'guides.ts');
  const name = `${basename(packageDir)}/guides.ts`;
  if (existsSync(file) !== guides) {
    throw new Error(guides ? `${name} is missing` : `${name} is there but remote.ts says no guides: true`);
  }
  if (!guides) return undefined;
  const module: { default?: unknown } = await import(pathToFileURL(file).href);
  const parsed = ModuleGuides.safeParse(module.default);
  if (!parsed.success) throw new Error(`${name}\n${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** Puts a module's guides beside its scripts, before the build is named after its content. */
export class GuidesAsset implements WebpackPluginInstance {
  readonly #guides: ModuleGuides;

  constructor(guides: ModuleGuides) {
    this.#guides = guides;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GuidesAsset', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'GuidesAsset', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => compilation.emitAsset(GUIDES_FILE, new sources.RawSource(JSON.stringify(this.#guides))),
      );
    });
  }
}
