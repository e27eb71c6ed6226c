import { admitFile } from './integrity.ts';
import { prepareScript } from './prepare-script.ts';

// The shell's own files, whose hashes the build wrote into the page.
globalThis.__cuadra_prepare_script__ = prepareScript;
const files: Record<string, string> = JSON.parse(document.getElementById('shell-files')?.textContent ?? '{}');
for (const [file, hash] of Object.entries(files)) admitFile(`/${file}`, hash);
