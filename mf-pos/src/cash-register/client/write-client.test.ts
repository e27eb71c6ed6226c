import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import type { Ticket } from '@cuadra/shared/contract';
import { openClientsDatabase, openOutboxDatabase, openSoldDatabase } from '../../outbox/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { SaleClient } from './sale-client.ts';
import { clientEntryOf, writeClient } from './write-client.ts';

const ROSA: SaleClient = {
  ...{ id: 'cli-1', name: 'Rosa', identification: '16220145', identification_type: 'V' },
  ...{ credit_limit: null, balances: [] },
};

let companies = 0;

function openOutbox(sendClient: () => Promise<SaleClient>) {
  companies += 1;
  const company = `writing-${companies}`;
  const outbox = createOutbox({
    database: openOutboxDatabase(company),
    clients: openClientsDatabase(company),
    sold: openSoldDatabase(company),
    windows: { tell: () => undefined, listen: () => () => undefined, alone: (task) => task() },
    send: async () => ({}) as Ticket,
    sendClient,
    now: () => ({ device: Date.now(), clock: null }),
    isOurs: () => true,
    report: () => undefined,
  });
  return { outbox, kept: () => openClientsDatabase(company).all() };
}

const entry = clientEntryOf({ id: ROSA.id, name: 'Rosa' });

test('an answer that comes is who he is, and nothing of him stays behind', async () => {
  const { outbox, kept } = openOutbox(async () => ROSA);
  expect(await writeClient(outbox, entry)).toMatchObject({ kind: 'client', client: ROSA });
  expect(await kept()).toEqual([]);
});

test('without a connection he is on the disk before anything is said', async () => {
  const { outbox, kept } = openOutbox(async () => {
    throw new ApiError('ERROR_NETWORK', 0);
  });
  expect(await writeClient(outbox, entry)).toMatchObject({ kind: 'client-open' });
  expect(await kept()).toMatchObject([{ id: ROSA.id, state: 'waiting' }]);
});

test('a till that is cut off waits for no answer, and keeps him all the same', async () => {
  const { outbox, kept } = openOutbox(() => new Promise(() => undefined));
  outbox.store.setState({ isCutOff: true });
  expect(await writeClient(outbox, entry)).toMatchObject({ kind: 'client-open' });
  expect(await kept()).toMatchObject([{ id: ROSA.id }]);
});

test('one who is refused is told', async () => {
  const { outbox } = openOutbox(async () => {
    throw new ApiError('ERROR_VALIDATION', 400, { fields: { identification: 'not-an-identification' } });
  });
  expect(await writeClient(outbox, entry)).toMatchObject({
    kind: 'client-refused',
    trouble: { fields: { identification: 'not-an-identification' } },
  });
});
