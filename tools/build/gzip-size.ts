import { existsSync, statSync } from 'node:fs';

/** Bytes of a file as the build wrote it for the server to send; what is too small for that is sent as it is. */
export function gzipSize(file: string): number {
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}
