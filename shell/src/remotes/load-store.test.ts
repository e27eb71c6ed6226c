import type { ReleasedVersion } from '@cuadra/shared/contract';
import { RemoteError } from './failure.ts';
import { createLoadStore } from './load-store.ts';
import { release, resolved } from './testing/remotes.ts';

/** A store whose tries end when the test says so. */
function storeWith(answer: (version: ReleasedVersion, expose: string) => Promise<string>) {
  const tried: string[] = [];
  const store = createLoadStore<string>({
    attempt: (version, expose) => {
      tried.push(`${version.version} ${expose}`);
      return answer(version, expose);
    },
    vouchedFor: async (remote) => remote,
    isCompatible: () => true,
    report: () => {},
    sleep: async () => {},
    now: () => 0,
  });
  const settled = (name: string, expose: string) =>
    new Promise((resolve) => {
      const stop = store.subscribe(() => {
        const state = store.get(name, expose);
        if (state.status !== 'ready' && state.status !== 'failed') return;
        stop();
        resolve(state);
      });
    });
  return { store, tried, settled };
}

const CASH = './CashRegister';

test('idle, loading, ready; asked again it loads nothing', async () => {
  const { store, tried, settled } = storeWith(async () => 'screen');
  expect(store.get('mf_pos', CASH)).toEqual({ status: 'idle' });
  store.load(resolved(), CASH);
  expect(store.get('mf_pos', CASH)).toEqual({ status: 'loading' });
  store.load(resolved(), CASH);
  expect(await settled('mf_pos', CASH)).toEqual({ status: 'ready', module: 'screen', version: '2.0.0' });
  store.load(resolved(), CASH);
  expect(tried).toEqual([`2.0.0 ${CASH}`]);
});

test('a failure stays until somebody retries, and the retry is a new load', async () => {
  let works = false;
  const { store, tried, settled } = storeWith(async () => {
    if (works) return 'screen';
    throw new RemoteError('http', 'gone', { status: 404 });
  });
  store.load(resolved(), CASH);
  expect(await settled('mf_pos', CASH)).toEqual({
    status: 'failed',
    failure: { kind: 'http', status: 404, version: '2.0.0' },
  });
  store.load(resolved(), CASH);
  expect(tried).toHaveLength(1);

  works = true;
  store.retry(resolved(), CASH);
  store.retry(resolved(), CASH);
  expect(await settled('mf_pos', CASH)).toMatchObject({ status: 'ready' });
  expect(tried).toHaveLength(2);
});

test('the version that a page runs stays the same for every screen of the remote', async () => {
  const { store, tried, settled } = storeWith(async ({ version }) => {
    if (version === '2.0.0') throw new RemoteError('integrity', 'tampered');
    return 'screen';
  });
  const both = { './CashRegister': [], './Reports': [] };
  const remote = resolved({ exposes: both, fallback: release('1.0.0', { exposes: both }) });
  store.load(remote, CASH);
  await settled('mf_pos', CASH);
  expect(store.versionInUse('mf_pos')?.version).toBe('1.0.0');

  store.load(remote, './Reports');
  await settled('mf_pos', './Reports');
  expect(tried).toEqual([`2.0.0 ${CASH}`, `1.0.0 ${CASH}`, '1.0.0 ./Reports']);
});

test('one remote that fails says nothing about another', async () => {
  const { store, settled } = storeWith(async ({ container }) => {
    if (container === 'mf_bad') throw new RemoteError('evaluation', 'threw');
    return 'screen';
  });
  store.load(resolved({ name: 'mf_bad', container: 'mf_bad' }), CASH);
  await settled('mf_bad', CASH);
  store.load(resolved(), CASH);
  expect(await settled('mf_pos', CASH)).toMatchObject({ status: 'ready' });
  expect(store.get('mf_bad', CASH)).toMatchObject({ status: 'failed' });
});

test('what failed is tried again with a version that was not there then, by itself', async () => {
  const { store, tried, settled } = storeWith(async ({ version }) => {
    if (version === '2.0.1') return 'screen';
    throw new RemoteError('evaluation', 'broken');
  });
  store.load(resolved(), CASH);
  await settled('mf_pos', CASH);
  store.load(resolved(release('2.0.1')), CASH);
  expect(await settled('mf_pos', CASH)).toMatchObject({ status: 'ready', version: '2.0.1' });
  expect(tried).toEqual([`2.0.0 ${CASH}`, `2.0.1 ${CASH}`]);
});

test('a remote is in the page from the moment that it is on its way, unless nothing came of it', async () => {
  let works = false;
  const { store, settled } = storeWith(async () => {
    if (works) return 'screen';
    throw new RemoteError('evaluation', 'broken');
  });
  expect(store.isInPage('mf_pos')).toBe(false);
  store.load(resolved(), CASH);
  expect(store.isInPage('mf_pos')).toBe(true);
  await settled('mf_pos', CASH);
  expect(store.isInPage('mf_pos')).toBe(false);
  works = true;
  store.retry(resolved(), CASH);
  await settled('mf_pos', CASH);
  expect(store.isInPage('mf_pos')).toBe(true);
  expect(store.isInPage('mf_clients')).toBe(false);
});

test('what Cuadra did not vouch for is asked about, and loaded as it says then', async () => {
  const tried: string[] = [];
  let vouched: ReturnType<typeof resolved> | undefined;
  const store = createLoadStore<string>({
    attempt: async ({ version }) => {
      tried.push(version);
      return version;
    },
    vouchedFor: async () => {
      if (!vouched) throw new RemoteError('signature', 'not signed');
      return vouched;
    },
    isCompatible: () => true,
    report: () => {},
    sleep: async () => {},
    now: () => 0,
  });
  const end = () => new Promise((resolve) => setTimeout(resolve, 0));
  store.load(resolved({ version: '66.0.0' }), './CashRegister');
  await end();
  expect(store.get('mf_pos', './CashRegister')).toEqual({
    status: 'failed',
    failure: { kind: 'signature', version: '66.0.0' },
  });
  expect(tried).toEqual([]);
  vouched = resolved({ version: '2.0.0' });
  store.retry(resolved({ version: '66.0.0' }), './CashRegister');
  await end();
  expect(store.get('mf_pos', './CashRegister')).toMatchObject({ status: 'ready', version: '2.0.0' });
  expect(tried).toEqual(['2.0.0']);
});
