import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteBuild, ShellBuild } from '@cuadra/shared/contract';

/** A shell that small builds fit. */
export const SHELL: ShellBuild = {
  api_version: '1.2.0',
  provides: { react: '19.2.0', 'react/jsx-runtime': '19.2.0' },
};

export const integrityOf = (content: Buffer | string) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** What a small build of Caja consists of, by path. */
export function buildContents(id = 'aaaaaaaa', change: Partial<RemoteBuild> = {}): Map<string, Buffer> {
  const script = Buffer.from(`var mf_pos_${id};//${'caja '.repeat(300)}`);
  const remote: RemoteBuild = {
    name: 'mf_pos',
    package_version: '0.1.0',
    build_id: id,
    container: `mf_pos_${id}`,
    entry: 'entry.js',
    files: { 'entry.js': integrityOf(script) },
    exposes: {},
    descriptor: {
      name: 'mf_pos',
      apiVersion: '^1.0.0',
      requires: null,
      audience: 'company',
      routes: [],
      nav: [],
      tiles: [],
      drawers: [],
      prefetch: 'idle',
    },
    consumes: { 'react/jsx-runtime': '^19.0.0' },
    ...change,
  };
  return new Map([
    ['entry.js', script],
    ['entry.js.gz', gzipSync(script)],
    ['entry.js.br', brotliCompressSync(script)],
    ['entry.js.map', Buffer.from('{}')],
    ['guides.json', Buffer.from('[]')],
    ['remote.json', Buffer.from(JSON.stringify(remote))],
  ]);
}
