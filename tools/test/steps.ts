import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../webpack/paths.ts';
import { testFiles } from './files.ts';
import { type ReadResults, readJest, readNodeTest, readPlaywright } from './results.ts';

export interface Step {
  name: string;
  /** Arguments to Node. */
  args: string[];
  env?: Record<string, string>;
  /** Reads `report` afterwards; a step without one is one check that passed or failed. */
  results?: { by: ReadResults; report: string };
}

/** Minutes that a step may take on a machine that does much else at once: it then ends as failed instead of never. */
export const STEP_LIMIT = 70;
/** Milliseconds that one process of tests may take, which has the tests of up to six files. */
const FILE_LIMIT_MS = 25 * 60_000;

/** As an address, because Node takes it for a package otherwise. */
const REPORTER = pathToFileURL(join(ROOT, 'tools', 'test', 'report-tests.mjs')).href;

const bin = (...path: string[]) => join(ROOT, 'node_modules', ...path);

/** All that `npm test` runs, in order: the quick ones first. `folder` takes the reports. */
export function testSteps(folder: string): Step[] {
  const report = (name: string) => join(folder, name);
  const nodeTest = (name: string, start: string[], tests: string[] = []): Step => ({
    name,
    args: [
      ...['--conditions=source', '--import', 'tsx', ...start],
      // A file that never ends fails. (`--test-force-exit` would end it sooner, and on Node 20 it cuts the report off.)
      `--test-timeout=${FILE_LIMIT_MS}`,
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...[`--test-reporter=${REPORTER}`, `--test-reporter-destination=${report(`${name}.jsonl`)}`],
      ...tests,
    ],
    results: { by: readNodeTest, report: report(`${name}.jsonl`) },
  });
  return [
    { name: 'lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
    { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '-b'] },
    { name: 'descriptors', args: ['--import', 'tsx', join(ROOT, 'tools', 'check-descriptors.ts')] },
    { name: 'imports', args: ['--import', 'tsx', join(ROOT, 'tools', 'check-imports.ts')] },
    { name: 'docs', args: ['--import', 'tsx', join(ROOT, 'tools', 'check-docs.ts')] },
    {
      name: 'unit',
      args: [bin('jest', 'bin', 'jest.js'), '--json', `--outputFile=${report('unit.json')}`],
      results: { by: readJest, report: report('unit.json') },
    },
    { name: 'build', args: ['--import', 'tsx', join(ROOT, 'tools', 'build.ts')] },
    nodeTest(
      'lifecycle',
      ['--test', '--test-concurrency=2'],
      [...testFiles(join(ROOT, 'e2e', 'lifecycle')), ...testFiles(join(ROOT, 'e2e', 'attack'))],
    ),
    // It keeps two cores busy: beside another step both only take longer, and what waits for a page waits in vain.
    nodeTest('api', [join(ROOT, 'api', 'src', 'testing', 'run.ts')]),
    {
      name: 'browser',
      args: [
        bin('@playwright', 'test', 'cli.js'),
        ...['test', '--config', join(ROOT, 'e2e', 'playwright.config.ts'), '--reporter=list,json'],
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser.json') },
      results: { by: readPlaywright, report: report('browser.json') },
    },
  ];
}
