import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('schema.generated.ts says what the migrations make: run `npm run schema` after adding one', () => {
  const script = fileURLToPath(new URL('generate-schema.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, script, '--verify'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
