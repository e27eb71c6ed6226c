import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

test('schema.generated.ts says what the migrations make: run `npm run schema` after adding one', () => {
  // Always the source, which stands beside the file that it writes.
  const script = fileURLToPath(new URL('../../src/database/generate-schema.ts', import.meta.url));
  const args = ['--conditions=source', '--import', 'tsx', script, '--verify'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
