/**
 * Checks what code and documents cite (`npm run check`): sections of the specification, decisions, pages with their anchors,
 * and the links of every Markdown page.
 */
import { docErrors } from './docs/doc-errors.ts';
import { ROOT } from './webpack/paths.ts';

const errors = docErrors(ROOT);
for (const error of errors) console.error(error);
if (errors.length === 0) process.stdout.write('what code and documents cite is there\n');
process.exitCode = errors.length > 0 ? 1 : 0;
