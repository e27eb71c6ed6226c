/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../webpack/paths.ts';

/** The check as `npm run check` runs it, against the descriptors and guides of the modules that there are. */
function check(folder: string): { status: number | null; said: string[] } {
  const script = join(ROOT, 'tools', 'check-shell.ts');
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, said: stderr.split('\n').filter(Boolean) };
}

test('the shell names no module, no path of one and none of its texts', () => {
  expect(check(join(ROOT, 'shell', 'src'))).toEqual({ status: 0, said: [] });
});

test('a planted one is found, and what only sounds alike is not', () => {
  const planted: [line: string, named?: string][] = [
    ["const module = 'mf_pos';", 'name mf_pos'],
    ["const path = 'mf-config/remote.ts';", 'name mf-config'],
    ["const users = '/users';", 'path /users'],
    ['const one = `/clients/all`;', 'path /clients'],
    ["const settings = 'settings';", 'drawer settings'],
    ["const link = '/home?drawer=categories';", 'drawer categories'],
    ["const hint = 'Registra una tasa en Ajustes para vender.';", 'text Ajustes'],
    ['const Heading = () => <h1>Productos</h1>;', 'text Productos'],
    [
      "const step = 'Basta su nombre y su cédula o RIF. El teléfono te sirve para escribirle por WhatsApp.';",
      'text Basta',
    ],
    ["// /users, as mf_config has it: «Ajustes».\nconst call = 'GET /users';"],
    ["const like = ['/users-online', 'Ajustesito', 'ver productos', 'drawer=categories-of-mine'];"],
    ['const Label = () => <label>Usuario</label>;'],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'cuadra-shell-'));
  try {
    for (const [index, [line]] of planted.entries())
      writeFileSync(join(folder, `${index + 10}.tsx`), `\n${line}\n`);
    // Tests say what they like.
    writeFileSync(join(folder, 'a.test.ts'), "const users = '/users';");
    const { status, said } = check(folder);
    expect(status).toBe(1);
    expect(said.sort()).toEqual(
      planted.flatMap(([, named], index) =>
        named === undefined ? [] : [expect.stringContaining(`${index + 10}.tsx:2: the ${named}`)],
      ),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
