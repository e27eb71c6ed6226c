import type { ReleasedVersion, RemoteDescriptor, ResolvedRemote } from '@cuadra/shared/contract';

/** A descriptor with one route and nothing else. */
export function descriptor(change: Partial<RemoteDescriptor> = {}): RemoteDescriptor {
  return {
    name: 'mf_pos',
    apiVersion: '^3.0.0',
    requires: null,
    audience: 'company',
    routes: [{ path: '/cash-register', title: 'Caja', expose: './CashRegister' }],
    nav: [],
    tiles: [],
    drawers: [],
    prefetch: 'idle',
    ...change,
  };
}

export function release(version: string, change: Partial<ReleasedVersion> = {}): ReleasedVersion {
  return {
    version,
    base: `/remotes/mf_pos/${version}/`,
    container: `mf_pos_${version.replaceAll('.', '_')}`,
    entry: 'entry.js',
    files: { 'entry.js': hashOf('e'), 'expose-CashRegister.js': hashOf('c') },
    exposes: { './CashRegister': ['expose-CashRegister.js'] },
    descriptor: descriptor(),
    ...change,
  };
}

export function resolved(change: Partial<ResolvedRemote> = {}): ResolvedRemote {
  return { name: 'mf_pos', fallback: null, ...release('2.0.0'), ...change };
}

/** A well-formed hash that tells one file from another. */
export function hashOf(letter: string): string {
  return `sha384-${letter.repeat(64)}`;
}
