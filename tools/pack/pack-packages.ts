import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stageShared } from './stage-shared.ts';
import { stageTools } from './stage-tools.ts';

/** The archive of each package, by the package's name. */
export type Packed = Record<'@cuadra/shared' | '@cuadra/tools', string>;

/**
 * Packs what a module in another repository is built with, as `npm pack` does. Takes `shared/dist` as it is: compile it first.
 *
 * @param folder for the archives; made where it is missing
 * @returns the names of the archives in it
 */
export function packPackages(folder: string): Packed {
  mkdirSync(folder, { recursive: true });
  return { '@cuadra/shared': pack(stageShared, folder), '@cuadra/tools': pack(stageTools, folder) };
}

function pack(stage: (to: string) => void, folder: string): string {
  const staged = mkdtempSync(join(tmpdir(), 'cuadra-pack-'));
  try {
    stage(staged);
    const args = ['pack', '--json', '--pack-destination', folder, staged];
    const { status, stdout, stderr } = spawnSync('npm', args, {
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`npm pack failed:\n${stderr}`);
    const [packed]: { filename: string }[] = JSON.parse(stdout);
    if (!packed) throw new Error('npm pack made nothing');
    return packed.filename;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}
