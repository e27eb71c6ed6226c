import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';
import { type Counter, countJest, countPlaywright, countTap } from './count.ts';
import { testFiles } from './files.ts';

export interface Step {
  name: string;
  /** Arguments to Node. */
  args: string[];
  env?: Record<string, string>;
  /** Reads `report` afterwards; a step without one is one check that passed or failed. */
  count?: { by: Counter; report: string };
}

/** Minutes that a step may take on a slow machine: it then ends as failed instead of never. */
export const STEP_LIMIT = 20;
/** Milliseconds that one file of tests may take. */
const FILE_LIMIT_MS = 5 * 60_000;

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
      ...['--test-reporter=tap', `--test-reporter-destination=${report(`${name}.tap`)}`],
      ...tests,
    ],
    count: { by: countTap, report: report(`${name}.tap`) },
  });
  return [
    { name: 'lint', args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'] },
    { name: 'types', args: [bin('typescript', 'bin', 'tsc'), '-b'] },
    { name: 'descriptors', args: ['--import', 'tsx', join(ROOT, 'tools', 'check-descriptors.ts')] },
    {
      name: 'unit',
      args: [bin('jest', 'bin', 'jest.js'), '--json', `--outputFile=${report('unit.json')}`],
      count: { by: countJest, report: report('unit.json') },
    },
    nodeTest('api', [join(ROOT, 'api', 'src', 'testing', 'run.ts')]),
    { name: 'build', args: ['--import', 'tsx', join(ROOT, 'tools', 'build.ts')] },
    nodeTest('lifecycle', ['--test', '--test-concurrency=1'], testFiles(join(ROOT, 'e2e', 'lifecycle'))),
    {
      name: 'browser',
      args: [
        bin('@playwright', 'test', 'cli.js'),
        ...['test', '--config', join(ROOT, 'e2e', 'playwright.config.ts'), '--reporter=list,json'],
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser.json') },
      count: { by: countPlaywright, report: report('browser.json') },
    },
  ];
}
