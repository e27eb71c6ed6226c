import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remotePackages } from '../../tools/build/packages.ts';
import { loadDescriptor } from '../../tools/webpack/descriptor.ts';
import { findExposes } from '../../tools/webpack/exposes.ts';
import { ROOT } from '../../tools/webpack/paths.ts';

export interface Written {
  /** The file that stands in the place of the shell's `remotes/federation.ts`. */
  loader: string;
  /** The name of the chunk that a path of a module needs. */
  areas: Record<string, string>;
}

/** Writes the source that imports every screen and drawer of the modules, each as a chunk of its own. */
export async function writeLoader(folder: string): Promise<Written> {
  const imports: string[] = [];
  const areas: Record<string, string> = {};
  for (const name of remotePackages()) {
    const packageDir = join(ROOT, name);
    const descriptor = await loadDescriptor(packageDir);
    const chunkOf = (expose: string) => `${descriptor.name}-${expose.slice(2)}`;
    for (const [expose, file] of Object.entries(findExposes(packageDir, descriptor))) {
      const source = JSON.stringify(join(packageDir, file));
      imports.push(
        `'${descriptor.name}${expose.slice(1)}': () => import(/* webpackChunkName: "${chunkOf(expose)}" */ ${source}),`,
      );
    }
    for (const { path, expose } of descriptor.routes) areas[path] = chunkOf(expose);
  }
  await mkdir(folder, { recursive: true });
  const loader = join(folder, 'load-module.js');
  await writeFile(
    loader,
    `const modules = {\n${imports.join('\n')}\n};
export const loadFederated = ({ descriptor }, expose) => modules[descriptor.name + expose.slice(1)]();\n`,
  );
  return { loader, areas };
}
