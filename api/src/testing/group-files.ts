import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** How many files share a process, which takes 3 s of processor to load the server and get warm: all their servers are up at once. */
const FILES_A_PROCESS = 16;

/**
 * What is of the whole process, so that a file which touches it has one to itself: its environment, time, signals and
 * memory, other processes, PostgreSQL servers, and functions of Node that are replaced.
 */
const OF_THE_PROCESS =
  /CUADRA_TEST_CLOCK|process\.|\bmock\b|child_process|node:(net|worker_threads)|startCluster|globalThis|run-cuadra|silent-proxy|watchStatements/;

/** As the compiled tests import them. */
const AFTER_TESTS = new URL('../../dist/testing/after-tests.js', import.meta.url);
const START_API = new URL('../../dist/testing/start-api.js', import.meta.url);

/**
 * Puts files of tests into processes: to start one and load the server takes longer than most files' tests do.
 *
 * @param files paths of compiled test files, with their sources
 * @param folder takes the files that import the others
 * @returns what to give to `node --test`: a file for each process
 */
export async function groupFiles(
  files: readonly { source: string; compiled: string }[],
  folder: string,
): Promise<string[]> {
  const alone: string[] = [];
  const shared: string[] = [];
  for (const { source, compiled } of files) {
    const needsProcess = OF_THE_PROCESS.test(await readFile(source, 'utf8'));
    (needsProcess ? alone : shared).push(compiled);
  }
  const groups: string[] = [];
  for (let start = 0; start < shared.length; start += FILES_A_PROCESS) {
    const group = join(folder, `group-${String(groups.length + 1).padStart(2, '0')}.mjs`);
    await writeFile(group, groupFile(shared.slice(start, start + FILES_A_PROCESS)));
    groups.push(group);
  }
  // The long ones first, so that no core is left alone with one of them at the end.
  return [...alone, ...groups];
}

/** Each file is a suite; what it wants done after its tests is done when the suite ends, whatever the others do. */
function groupFile(files: readonly string[]): string {
  const urls = files.map((file) => pathToFileURL(file).href);
  return `import { describe } from 'node:test';
import { asOneFile } from ${JSON.stringify(AFTER_TESTS.href)};
// Loaded before the first suite: it waits for a parser while it loads, and what is defined after a wait is of no suite.
import ${JSON.stringify(START_API.href)};

for (const url of ${JSON.stringify(urls, undefined, 2)}) {
  describe(url.replace(/.*\\/dist\\//, ''), () => asOneFile(() => import(url)));
}
`;
}
