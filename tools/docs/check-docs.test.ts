/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { docErrors } from './doc-errors.ts';

const SOUND: Record<string, string> = {
  'docs/spec.md': `# Specification\n\n## 1. For whom\n\nAs in §2.\n\n## 2. Screens\n`,
  'docs/contract.md':
    '# The contract\n\n## What holds, always\n\n## «Turno» de caja\n\n```sh\n# no heading\n```\n',
  'docs/decisions/0001-order.md': `[The contract](../contract.md#what-holds-always), [folder](..), [here](#why)\n\n## Why\n`,
  'api/src/sale.ts': [
    `/** As spec §1, §2 and §1 say, and as spec`,
    ` * §2 does. decision 0001, docs/contract.md#turno-de-caja. https://example.com/any.md */`,
  ].join('\n'),
  'README.md': '![Caja](docs/caja.png) [site](https://example.com/#x) `shared/README`\n',
  'docs/caja.png': '',
};

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

function errorsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'cuadra-docs-'));
  roots.push(root);
  for (const [file, text] of Object.entries({ ...SOUND, ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return docErrors(root);
}

test('what is there is found', () => {
  expect(errorsOf({})).toEqual([]);
});

test.each<[string, string, string, string]>([
  ['a section that the specification has not', 'a.ts', `\n// spec §3`, `a.ts:2: spec §3 leads nowhere`],
  ['one of several sections', 'a.sql', `-- spec §1,\n-- §4`, `a.sql:1: spec §4 leads nowhere`],
  ['a section of no document', 'a.ts', `// design §1`, `a.ts:1: §1 leads nowhere`],
  ['a decision', 'a.tsx', `// decision 0002`, `a.tsx:1: decision 0002 leads nowhere`],
  ['a page', 'a.ts', `// docs/design.md`, `a.ts:1: docs/design.md leads nowhere`],
  ['an anchor', 'a.ts', `// contract.md#rounding`, `a.ts:1: contract.md#rounding leads nowhere`],
  [
    'a heading that is code',
    'a.ts',
    `// contract.md#no-heading`,
    `a.ts:1: contract.md#no-heading leads nowhere`,
  ],
  ['a link to no file', 'A.md', '[a](docs/gone.png)', 'A.md:1: docs/gone.png leads nowhere'],
  ['a link to no page', 'A.md', `[a](docs/gone.md)`, `A.md:1: docs/gone.md leads nowhere`],
  ['a link to no heading of the page', 'A.md', '# A\n\n[a](#b)', 'A.md:3: #b leads nowhere'],
  ['a reference', 'A.md', '[a][b]\n\n[b]: docs/gone.png', 'A.md:3: docs/gone.png leads nowhere'],
])('%s that is not there is told', (_name, file, text, error) => {
  expect(errorsOf({ [file]: text })).toEqual([error]);
});
