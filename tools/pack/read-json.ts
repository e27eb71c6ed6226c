import { readFileSync } from 'node:fs';

/** One of our own files, which says what it says. */
export function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
