/**
 * Checks what code and documents cite (`npm run check`): sections of the specification, decisions, pages with their anchors,
 * and the links of every Markdown page.
 */
import { docFaults } from './docs/doc-faults.ts';
import { ROOT } from './webpack/paths.ts';

const faults = docFaults(ROOT);
for (const fault of faults) console.error(fault);
if (faults.length === 0) process.stdout.write('what code and documents cite is there\n');
process.exitCode = faults.length > 0 ? 1 : 0;
