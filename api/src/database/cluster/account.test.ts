import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePasswd } from './account.ts';

test('the accounts of /etc/passwd are read, and what is no account is passed over', () => {
  const text = [
    'root:x:0:0:root:/root:/bin/bash',
    '# a comment',
    '+::::::',
    'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin',
    '',
  ].join('\n');
  assert.deepEqual(parsePasswd(text), [
    { name: 'root', uid: 0, gid: 0 },
    { name: 'nobody', uid: 65534, gid: 65533 },
  ]);
});
