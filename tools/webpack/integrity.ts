import { createHash } from 'node:crypto';

/** The `integrity` attribute of a script: SHA-384, in base64, as the registry keeps it. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
