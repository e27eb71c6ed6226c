import { createHash } from 'node:crypto';
import { readWhenChanged } from './read-when-changed.ts';

/** A script that stands in the page; data blocks have a type and are never run, all others have an address. */
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/**
 * Lets a page run the scripts that its build wrote into it, and nothing else that may get into it: a policy that names their
 * hashes.
 *
 * @param file the page's
 * @returns what makes of a policy the one for the page
 */
export function inlineScriptPolicy(file: string): (policy: string) => string {
  const sources = readWhenChanged(file, hashesOf);
  return (policy) => policy.replace("script-src 'self'", `script-src 'self'${sources()}`);
}

function hashesOf(html: string): string {
  return [...html.matchAll(INLINE)]
    .map(([, script = '']) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('');
}
