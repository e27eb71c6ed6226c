/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';
import { readJest, readNodeTest, readPlaywright } from './results.ts';
import { slowest } from './slowest.ts';

const folder = mkdtempSync(join(tmpdir(), 'cuadra-results-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: string): string {
  const file = join(folder, 'report');
  writeFileSync(file, content);
  return file;
}

test('a runner that wrote no report ran no test', () => {
  for (const read of [readJest, readNodeTest, readPlaywright]) {
    expect(read(join(folder, 'none'))).toEqual({ passed: 0, failed: 0, tests: [] });
  }
});

test('Jest: a file that could not be run has failed too', () => {
  const file = join(ROOT, 'shared', 'src', 'a.test.ts');
  const testResults = [
    { name: file, assertionResults: [{ fullName: 'adds', duration: 1500, status: 'passed' }] },
    { name: join(ROOT, 'b.test.ts'), assertionResults: [] },
  ];
  const totals = { numPassedTests: 1, numFailedTests: 0, numRuntimeErrorTestSuites: 1 };
  expect(readJest(report(JSON.stringify({ ...totals, testResults })))).toEqual({
    passed: 1,
    failed: 1,
    tests: [{ file: 'shared/src/a.test.ts', name: 'adds', seconds: 1.5 }],
  });
});

test('node --test: a line for each test', () => {
  const lines = [true, false].map((passed) =>
    JSON.stringify({ file: 'api/src/a.test.ts', name: 'sells', seconds: 2, passed }),
  );
  expect(readNodeTest(report(`${lines.join('\n')}\n`))).toMatchObject({ passed: 1, failed: 1 });
});

test('Playwright: groups stand in groups', () => {
  const specs = [{ file: 'a.spec.ts', title: 'opens', tests: [{ results: [{ duration: 3000 }] }] }];
  const suites = [{ specs: [], suites: [{ specs: [], suites: [{ specs }] }] }];
  const stats = { expected: 1, unexpected: 0, flaky: 1 };
  expect(readPlaywright(report(JSON.stringify({ stats, suites })))).toEqual({
    passed: 2,
    failed: 0,
    flaky: 1,
    tests: [{ file: 'a.spec.ts', name: 'opens', seconds: 3 }],
  });
});

test('what took longest comes first, and a file as long as its tests together', () => {
  const tests = [
    { file: 'a', name: 'one', seconds: 2 },
    { file: 'b', name: 'two', seconds: 3 },
    { file: 'a', name: 'three', seconds: 2 },
  ];
  expect(slowest(tests)).toEqual([
    'Slowest tests:',
    '    3.0 s  b: two',
    '    2.0 s  a: one',
    '    2.0 s  a: three',
    'Slowest files:',
    '    4.0 s  a',
    '    3.0 s  b',
  ]);
});
