import type { ReleasedVersion } from '@cuadra/shared/contract';
import { fileUrl, integrityFor } from './integrity.ts';

declare global {
  /** What webpack's chunk loading, in the shell and in every remote, calls before it runs a script. */
  var __cuadra_prepare_script__: (script: HTMLScriptElement) => void;
}

/** How often a file was given up, by address. */
const rounds = new Map<string, number>();

/**
 * Gives a script that is about to be loaded its `integrity`. After a failure it also gets an address of its own: the
 * browser joins a request to one for the same address that hangs, and would wait for that one once more.
 */
export function prepareScript(script: HTMLScriptElement): void {
  const address = script.src;
  const round = rounds.get(address);
  script.crossOrigin = 'anonymous';
  script.integrity = integrityFor(address);
  if (round) script.src = `${address}?try=${round + 1}`;
}

/** Takes the files of a version that failed from new addresses from now on. */
export function renewAddresses(version: ReleasedVersion): void {
  for (const file of Object.keys(version.files)) {
    const address = fileUrl(version, file);
    rounds.set(address, (rounds.get(address) ?? 0) + 1);
  }
}

/** Whether files of it were given up before. */
export function isRenewed(version: ReleasedVersion): boolean {
  return rounds.has(fileUrl(version, version.entry));
}

/** The file's own address, of one that a script was loaded from. */
export function addressOf(url: string): string {
  return url.replace(/\?try=\d+$/, '');
}
