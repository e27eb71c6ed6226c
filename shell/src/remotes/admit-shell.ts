import { admitFile, integrityFor } from './integrity.ts';

// The shell's own files, whose hashes the build wrote into the page.
globalThis.__cuadra_integrity__ = integrityFor;
const files: Record<string, string> = JSON.parse(document.getElementById('shell-files')?.textContent ?? '{}');
for (const [file, hash] of Object.entries(files)) admitFile(`/${file}`, hash);
