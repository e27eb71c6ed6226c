/** @jest-environment jsdom */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { type RegistrySignature, type ResolvedRemote, signedText } from '@cuadra/shared/contract';
import { release, resolved } from '../remotes/testing/remotes.ts';
import { admitLastRegistry, admitRegistry, type RegistryAnswer } from './check-registry.ts';
import { isTrusted } from './trust.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'jwk' }).x ?? '';
const COMPANY = '0199aaaa-0000-7000-8000-000000000001';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

interface Signing {
  token?: string;
  company?: string | null;
  preview?: string | null;
  at?: string;
}

/** As the server signs it. */
function signatureOf(
  remotes: ResolvedRemote[],
  { token = 'abc', company = COMPANY, preview = null, at = '2026-11-24T12:00:00.000Z' }: Signing = {},
): RegistrySignature {
  const text = signedText({
    ...{ session: sha256(token), company, preview, signedAt: at },
    remotes: sha256(JSON.stringify(remotes)),
  });
  const value = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return { signed_at: at, signatures: [{ key: KEY, value }] };
}

/** A list of which no test before has had the version. */
let versions = 0;
function fresh(): ResolvedRemote[] {
  versions += 1;
  return [resolved(release(`1.0.${versions}`))];
}

const ask = (answer: RegistryAnswer, question: { token?: string; company?: string; wish?: string } = {}) =>
  admitRegistry(answer, { token: 'abc', company: COMPANY, wish: undefined, ...question });
const runs = (remotes: ResolvedRemote[]) => remotes.every(isTrusted);

beforeAll(() => {
  document.head.innerHTML = `<script id="registry-keys" type="application/json">["${KEY}"]</script>`;
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('what Cuadra signed for this session may run, and is kept for when nothing comes', async () => {
  const remotes = fresh();
  expect(runs(remotes)).toBe(false);
  await expect(ask({ remotes, signature: signatureOf(remotes) })).resolves.toBe(true);
  expect(runs(remotes)).toBe(true);
  jest.runAllTimers();
  await expect(admitLastRegistry(COMPANY)).resolves.toEqual(remotes);
  await expect(admitLastRegistry(null)).resolves.toBeUndefined();
});

test('what was changed, is of another, or has no signature may not', async () => {
  const remotes = fresh();
  const signature = signatureOf(remotes);
  const [first] = remotes;
  const changed = [{ ...first, version: '99.0.0' } as ResolvedRemote];
  const [one] = signature.signatures;
  const forged = {
    ...signature,
    signatures: [{ key: KEY, value: `${one?.value.startsWith('A') ? 'B' : 'A'}${one?.value.slice(1)}` }],
  };
  const foreign = { ...signature, signatures: [{ key: 'B'.repeat(43), value: one?.value ?? '' }] };
  const old = { ...signature, signed_at: '2026-11-24T12:10:00.000Z' };
  const answers: [string, Promise<boolean>][] = [
    ['changed', ask({ remotes: changed, signature })],
    ['forged', ask({ remotes, signature: forged })],
    ['by a key that the page does not know', ask({ remotes, signature: foreign })],
    ['with another time', ask({ remotes, signature: old })],
    ['unsigned', ask({ remotes })],
    ['of another session', ask({ remotes, signature }, { token: 'def' })],
    ['of another company', ask({ remotes, signature }, { company: '0199aaaa-0000-7000-8000-000000000002' })],
  ];
  for (const [what, admitted] of answers) expect([what, await admitted]).toEqual([what, false]);
  expect(runs(remotes)).toBe(false);
});

test('an answer that is older than one that this session has had is none', async () => {
  const remotes = fresh();
  await ask({ remotes, signature: signatureOf(remotes, { at: '2026-11-24T15:00:00.000Z' }) });
  jest.runAllTimers();
  const old = fresh();
  await expect(ask({ remotes: old, signature: signatureOf(old) })).resolves.toBe(false);
  // Copies of the server need not have the same minute.
  const other = fresh();
  const at = '2026-11-24T14:50:00.000Z';
  await expect(ask({ remotes: other, signature: signatureOf(other, { at }) })).resolves.toBe(true);
  // Another session begins anew.
  const next = fresh();
  const signature = signatureOf(next, { token: 'def' });
  await expect(ask({ remotes: next, signature }, { token: 'def' })).resolves.toBe(true);
});

test('a preview is for the tab that wants it, and nothing that is kept', async () => {
  const wanted = 'mf_pos@1.2.0-rc.1';
  const remotes = fresh();
  const answer: RegistryAnswer = {
    remotes,
    signature: signatureOf(remotes, { preview: wanted }),
    preview: { wanted, outcome: 'shown' },
  };
  await expect(ask(answer)).resolves.toBe(false);
  await expect(ask(answer, { wish: 'mf_pos@1.1.0' })).resolves.toBe(false);
  await expect(ask({ ...answer, preview: null }, { wish: wanted })).resolves.toBe(false);
  await expect(ask(answer, { wish: wanted })).resolves.toBe(true);
  jest.runAllTimers();
  await expect(admitLastRegistry(COMPANY)).resolves.toBeUndefined();
});

test('what is kept is held against its signature, too', async () => {
  const remotes = fresh();
  await ask({ remotes, signature: signatureOf(remotes) });
  jest.runAllTimers();
  const stored = localStorage.getItem('cuadra.registry') ?? '';
  localStorage.setItem('cuadra.registry', stored.replaceAll(remotes[0]?.version ?? '', '66.0.0'));
  await expect(admitLastRegistry(COMPANY)).resolves.toBeUndefined();
});
