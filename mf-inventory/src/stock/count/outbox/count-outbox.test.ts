/** @jest-environment jsdom */
import 'fake-indexeddb/auto';
import { ApiError } from '@cuadra/shared/client';
import { newId } from '@cuadra/shared/domain';
import type { EntriesBody } from './count-entry.ts';
import { type CountOutbox, createCountOutbox } from './count-outbox.ts';
import { openCountStore } from './count-store.ts';
import type { EntriesAnswer } from './send-entries.ts';

const COUNT = newId();
const FLOUR = { product_id: newId(), name: 'Harina PAN 1 kg' };
const RICE = { product_id: newId(), name: 'Arroz 1 kg' };

interface Device {
  outbox: CountOutbox;
  sent: EntriesBody[];
  reported: number[];
  answer: (send: (body: EntriesBody) => Promise<EntriesAnswer>) => void;
  time: (at: number) => void;
}

/** As the server answers what it takes. */
async function take(body: EntriesBody): Promise<EntriesAnswer> {
  const taken = (body.entries ?? []).map(({ id, product_id = newId(), code }) => ({
    ...{ id, product_id, name: code ? 'Café 500 g' : 'Harina PAN 1 kg' },
  }));
  return { revision: 1, taken, rejected: [] };
}

const offline = () => Promise.reject(new ApiError('ERROR_NETWORK', 0));

function openDevice(companyId: string): Device {
  let respond = take;
  let now = 1_000_000;
  const device = { sent: [] as EntriesBody[], reported: [] as number[] };
  const outbox = createCountOutbox({
    userId: 'maria',
    store: openCountStore(companyId),
    send: (_, body) => {
      device.sent.push(body);
      return respond(body);
    },
    now: () => now,
    isOurs: () => true,
    report: (count) => device.reported.push(count),
  });
  return {
    ...device,
    outbox,
    answer: (send) => {
      respond = send;
    },
    time: (at) => {
      now = at;
    },
  };
}

const brief = ({ outbox }: Device) =>
  outbox.state().entries.map(({ name, qty, state }) => `${name} ${qty} ${state}`);
const settled = ({ outbox }: Device) => outbox.flush();

test('each scan is one more of what is being counted, and something else begins anew', async () => {
  const device = openDevice(newId());
  device.outbox.scan(COUNT, FLOUR);
  device.outbox.scan(COUNT, FLOUR);
  expect(brief(device)).toEqual(['Harina PAN 1 kg 2 open']);
  device.outbox.scan(COUNT, RICE);
  await settled(device);
  expect(device.sent).toHaveLength(1);
  expect(device.sent[0]?.entries).toMatchObject([{ product_id: FLOUR.product_id, qty: '2' }]);
  expect(brief(device)).toEqual(['Arroz 1 kg 1 open', 'Harina PAN 1 kg 2 sent']);
});

test('a code that was scanned before its product was known is the same one after', async () => {
  const device = openDevice(newId());
  const code = '7591058001000';
  device.outbox.scan(COUNT, { code, name: code });
  device.outbox.scan(COUNT, { ...FLOUR, code });
  device.outbox.finish(COUNT);
  await settled(device);
  expect(device.sent[0]?.entries).toMatchObject([{ code, qty: '2' }]);
  device.outbox.scan(COUNT, { ...FLOUR, code });
  device.outbox.finish(COUNT);
  await settled(device);
  expect(device.sent[1]?.entries).toMatchObject([{ product_id: FLOUR.product_id, qty: '1' }]);
});

test('what is counted without a connection is stored, and sent with how long ago it was', async () => {
  const company = newId();
  const first = openDevice(company);
  first.answer(offline);
  first.outbox.scan(COUNT, { code: '7591057000012', name: '7591057000012' });
  first.outbox.finish(COUNT);
  await settled(first);
  expect(first.outbox.state().isCutOff).toBe(true);
  expect(first.reported.at(-1)).toBe(1);

  // The page was closed; twenty minutes later it is opened again.
  const second = openDevice(company);
  second.time(1_000_000 + 20 * 60_000);
  const stop = second.outbox.start();
  await waitFor(() => second.sent.length > 0);
  await settled(second);
  stop();
  expect(second.sent[0]?.entries).toEqual([
    { id: first.sent[0]?.entries?.[0]?.id, code: '7591057000012', qty: '1', age_ms: 20 * 60_000 },
  ]);
  expect(brief(second)).toEqual(['Café 500 g 1 sent']);
  expect(second.reported.at(-1)).toBe(0);
});

test('a try after a lost answer sends the same entry under its id', async () => {
  const device = openDevice(newId());
  device.answer(offline);
  device.outbox.scan(COUNT, FLOUR);
  device.outbox.finish(COUNT);
  await settled(device);
  device.answer(take);
  await settled(device);
  const ids = device.sent.map(({ entries }) => entries?.[0]?.id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
  expect(brief(device)).toEqual(['Harina PAN 1 kg 1 sent']);
});

test('what was a mistake is forgotten before it went out, and taken back after', async () => {
  const device = openDevice(newId());
  device.outbox.begin(COUNT, FLOUR);
  device.outbox.remove(device.outbox.state().entries[0]?.id ?? '');
  expect(brief(device)).toEqual([]);
  device.outbox.scan(COUNT, FLOUR);
  device.outbox.finish(COUNT);
  await settled(device);
  const id = device.outbox.state().entries[0]?.id ?? '';
  device.outbox.remove(id);
  await settled(device);
  expect(device.sent).toMatchObject([
    { entries: [{ id }], voided: [] },
    { entries: [], voided: [id] },
  ]);
  expect(brief(device)).toEqual([]);
});

test('an entry whose fate nobody knows is sent before it is taken back', async () => {
  const device = openDevice(newId());
  device.answer(offline);
  device.outbox.scan(COUNT, FLOUR);
  device.outbox.finish(COUNT);
  await settled(device);
  const id = device.outbox.state().entries[0]?.id ?? '';
  device.answer(take);
  device.outbox.remove(id);
  await settled(device);
  expect(device.sent.at(-1)).toMatchObject({ entries: [{ id }], voided: [id] });
  expect(brief(device)).toEqual([]);
});

test('what the server does not take is told with its reason, and the rest goes on', async () => {
  const device = openDevice(newId());
  device.answer(async (body) => {
    const { taken } = await take(body);
    const [first, ...rest] = taken;
    return { revision: 1, taken: rest, rejected: first ? [{ id: first.id, reason: 'unknown' }] : [] };
  });
  device.outbox.scan(COUNT, { code: '000', name: '000' });
  device.outbox.finish(COUNT);
  await settled(device);
  expect(device.outbox.state().entries).toMatchObject([{ state: 'rejected', reason: 'unknown' }]);
  expect(device.reported.at(-1)).toBe(0);
});

test('a count that was closed meanwhile takes what it knows already, and says so of the rest', async () => {
  const device = openDevice(newId());
  device.answer(offline);
  device.outbox.scan(COUNT, FLOUR);
  device.outbox.scan(COUNT, RICE);
  device.outbox.finish(COUNT);
  await settled(device);
  device.answer((body) => {
    const isKnown = body.entries?.length === 1 && body.entries[0]?.product_id === FLOUR.product_id;
    const closed = new ApiError('ERROR_CONFLICT', 409, { fields: { entries: 'closed' } });
    return isKnown ? take(body) : Promise.reject(closed);
  });
  await settled(device);
  expect(brief(device).sort()).toEqual(['Arroz 1 kg 1 rejected', 'Harina PAN 1 kg 1 sent']);
});

test('a quantity that was left empty is nothing that was counted', async () => {
  const device = openDevice(newId());
  device.outbox.begin(COUNT, FLOUR);
  device.outbox.finish(COUNT);
  await settled(device);
  expect(device.sent).toEqual([]);
  expect(brief(device)).toEqual([]);
});

async function waitFor(isThere: () => boolean): Promise<void> {
  while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 1));
}
