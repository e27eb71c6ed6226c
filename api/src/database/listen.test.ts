import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestDatabase } from '../testing/postgres.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { listen } from './listen.ts';

const database = await openTestDatabase();

/** Listens as a copy does, and counts how often something may have changed. */
async function hear(channel: string, stamp: string) {
  const heard = { changes: 0, states: [] as boolean[] };
  const stop = listen({
    ...{ url: database.ownerUrl, name: 'cuadra (test)', channel, stamp },
    onChange: () => heard.changes++,
    onState: (isListening) => heard.states.push(isListening),
  });
  // What changed before it listened is looked for once.
  await waitUntil('it listens', () => heard.changes === 1);
  return { heard, stop };
}

test('what is told counts at once: nothing else would ever have said so', async () => {
  const { heard, stop } = await hear('told', "select 'the same'");
  await database.query('notify told');
  await waitUntil('it heard', () => heard.changes === 2);
  await stop();
  await database.query('notify told');
  assert.deepEqual(heard, { changes: 2, states: [true] });
});

test('what nobody told is found by its stamp', async () => {
  const { heard, stop } = await hear('never_told', 'select pg_current_xact_id()::text');
  await waitUntil('it found it', () => heard.changes > 1);
  await stop();
});
