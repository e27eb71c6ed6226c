/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';

/** The check as `npm run check` runs it, over a small house. */

type Files = Record<string, string>;

const PACKAGES = ['shared', 'api', 'shell', 'mf-one', 'mf-two'];
const SOUND: Files = {
  'package.json': JSON.stringify({ workspaces: PACKAGES }),
  ...Object.fromEntries(PACKAGES.map((name) => [`${name}/package.json`, JSON.stringify({ name })])),
  'shared/package.json': JSON.stringify({
    name: '@cuadra/shared',
    exports: {
      './domain': { source: './src/domain/index.ts' },
      './client': { source: './src/client/index.ts' },
      './ui': { source: './src/ui/index.ts' },
    },
  }),
  'shared/src/domain/index.ts': 'export type Money = string;\n',
  'shared/src/domain/money.ts': '',
  'shared/src/ui/index.ts': "export type { Money } from '../domain/index.ts';\n",
  'shared/src/client/index.ts': 'export const get = () => undefined;\n',
  'api/src/main.ts': "import type { Money } from '@cuadra/shared/domain';\n",
  'shell/src/login/Login.tsx': 'export const Login = () => <main />;\n',
  'mf-one/src/sales/Sales.tsx': "import { row } from './row.ts';\nexport const Sales = () => <p>{row}</p>;\n",
  'mf-one/src/sales/row.ts': "export const row = '';\n",
  // Only a test goes back from `sales` to `receipt`, which makes no ring.
  'mf-one/src/receipt/receipt.ts': "import { row } from '../sales/row.ts';\n",
  'mf-one/src/sales/row.test.ts': "import '../receipt/receipt.ts';\n",
  'mf-two/src/two.ts': "import type { Money } from '@cuadra/shared/ui';\nimport 'react';\n",
  'mf-two/src/testing/fake.ts': '',
};

/** A file that is not as it should be, its text, and what is said of it. */
const PLANTED: [name: string, file: string, text: string, error: string][] = [
  [
    'a circle of files, for a type alone',
    'mf-two/src/a.ts',
    "import './b.tsx';",
    'ring of files: mf-two/src/a.ts, mf-two/src/b.tsx',
  ],
  [
    '',
    'mf-two/src/b.tsx',
    "import type { A } from './a.ts';",
    'ring of files: mf-two/src/a.ts, mf-two/src/b.tsx',
  ],
  [
    'a ring of folders, through a folder in one of them and an import on demand',
    'mf-one/src/sales/list/list.ts',
    "export const print = () => import('../../receipt/receipt.ts');",
    'ring of folders: mf-one/src/receipt, mf-one/src/sales',
  ],
  [
    'a ring of folders, by the type of an import',
    'shell/src/home/home.ts',
    "import '../login/Login.tsx';",
    'ring of folders: shell/src/home, shell/src/login',
  ],
  [
    '',
    'shell/src/login/kind.ts',
    "export type Home = typeof import('../home/home.ts');",
    'ring of folders: shell/src/home, shell/src/login',
  ],
  [
    'an entry point that imports a later one',
    'shared/src/contract/sale.ts',
    "export type * from '@cuadra/shared/ui';",
    'shared/src/contract/sale.ts imports shared/src/ui/index.ts: contract imports of shared only domain',
  ],
  [
    'a module that imports another one',
    'mf-two/src/other.ts',
    "import '../../mf-one/src/sales/row.ts';",
    'mf-two/src/other.ts imports mf-one/src/sales/row.ts: module knows of the house only shared, tools',
  ],
  [
    'a module that imports the shell',
    'mf-two/src/host.ts',
    "export * from '../../shell/src/login/Login.tsx';",
    'mf-two/src/host.ts imports shell/src/login/Login.tsx: module knows of the house only shared, tools',
  ],
  [
    'a module that passes by the entry points',
    'mf-two/src/deep.ts',
    "import '../../shared/src/domain/money.ts';",
    'mf-two/src/deep.ts imports shared/src/domain/money.ts: shared is known by its entry points only',
  ],
  [
    'an API that draws',
    'api/src/draw.ts',
    "import '@cuadra/shared/ui';",
    'api/src/draw.ts imports shared/src/ui/index.ts: api uses only domain, contract of shared',
  ],
  [
    'a login that waits for the client',
    'shell/src/login/Users.tsx',
    "import '@cuadra/shared/client';",
    'shell/src/login/Users.tsx imports shared/src/client/index.ts: the login is drawn before there is a session, without the client',
  ],
  [
    'code that needs a test',
    'mf-two/src/tested.ts',
    "import './testing/fake.ts';",
    'mf-two/src/tested.ts imports mf-two/src/testing/fake.ts: what ships knows no tests',
  ],
  [
    'an import of nothing',
    'mf-two/src/lost.ts',
    "import './gone.ts';",
    'mf-two/src/lost.ts imports ./gone.ts: there is no such file',
  ],
];

const planted = Object.fromEntries(PLANTED.map(([, file, text]) => [file, `${text}\n`]));
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

/** What the check says of a house of these files. */
function check(files: Files): { status: number | null; errors: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'cuadra-imports-'));
  roots.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const script = join(ROOT, 'tools', 'check-imports.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, root], {
    encoding: 'utf8',
    cwd: ROOT,
  });
  return { status, errors: stderr.split('\n').filter(Boolean) };
}

test('a house in order passes', () => {
  expect(check(SOUND)).toEqual({ status: 0, errors: [] });
});

describe('a house with planted errors', () => {
  let answer: ReturnType<typeof check>;
  beforeAll(() => {
    answer = check({ ...SOUND, ...planted });
  });

  test.each(PLANTED.filter(([name]) => name))('fails for %s', (_name, _file, _text, error) => {
    expect(answer.errors).toContain(error);
    expect(answer.status).toBe(1);
  });

  test('is told of nothing else', () => {
    expect(new Set(answer.errors)).toEqual(new Set(PLANTED.map(([, , , error]) => error)));
  });
});
