import assert from 'node:assert/strict';
import { createHash, createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import {
  listRemotes,
  type RegistrySignature,
  type ResolvedRemote,
  signedText,
  verifySession,
} from '@cuadra/shared/contract';
import { readRegistry } from '../releases/read-registry.ts';
import { rotateRegistryKey } from '../releases/registry-keys.ts';
import { openCompany, signInPlatform } from '../testing/company.ts';
import { asOwner, eventually, writeRegistry } from '../testing/releases.ts';
import { startApi } from '../testing/start-api.ts';

const api = await startApi();
const company = await openCompany(api);
const { token } = company;

const version = (number: string) => ({
  version: number,
  base: `/remotes/mf_pos/${number}/`,
  container: `mf_pos_${number.replaceAll('.', '_')}`,
  entry: 'entry.js',
  // Names that JavaScript puts first in an object, wherever they stood: the text must be the same after all.
  files: { 'entry.js': `sha384-${'A'.repeat(64)}`, '10': `sha384-${'B'.repeat(64)}` },
  exposes: { './Page': ['entry.js'] },
  descriptor: { name: 'mf_pos', apiVersion: '^3.0.0', requires: null, drawers: [], routes: [] },
  published_at: '2026-11-20T12:00:00Z',
  size_gzip: 1_000,
});
const publish = (active: string) =>
  writeRegistry(api.database, {
    mf_pos: {
      ...{ active, previous: null, canary: null },
      versions: { '1.0.0': version('1.0.0'), '1.1.0': version('1.1.0') },
    },
  });

interface Answer {
  remotes: ResolvedRemote[];
  signature: RegistrySignature | undefined;
}
interface Asker {
  token: string;
  company: string | null;
  preview?: string | null;
}

/** By which keys it is signed, as a browser finds it out: of what it read as JSON, and wrote again. */
function keysOf({ remotes, signature }: Answer, { token: of, company: id, preview = null }: Asker): string[] {
  assert.ok(signature);
  const text = signedText({
    ...{ session: sha256(of), company: id, preview, signedAt: signature.signed_at },
    remotes: sha256(JSON.stringify(remotes)),
  });
  return signature.signatures.flatMap(({ key, value }) => {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
    return verify(null, Buffer.from(text), publicKey, Buffer.from(value, 'base64url')) ? [key] : [];
  });
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const verified = async (of = token): Promise<Answer> => {
  const { remotes, signature } = await api.ok(verifySession, { token: of, query: {} });
  return { remotes, signature };
};
const listed = async (of = token): Promise<Answer> => {
  const { items, signature } = await api.ok(listRemotes, { token: of, query: {} });
  return { remotes: items, signature };
};

test('both answers that have remotes are signed, for this session and company and no other', async () => {
  await publish('1.1.0');
  await eventually(async () => (await verified()).remotes.map((one) => one.version), ['1.1.0']);
  const [key = '', ...more] = keysOf(await verified(), { token, company: company.id });
  assert.match(key, /^[\w-]{43}$/);
  assert.deepEqual(more, []);
  assert.deepEqual(keysOf(await listed(), { token, company: company.id }), [key]);

  const other = await openCompany(api);
  assert.deepEqual(keysOf(await verified(other.token), { token: other.token, company: other.id }), [key]);
  assert.deepEqual(keysOf(await verified(other.token), { token, company: company.id }), []);
  assert.deepEqual(keysOf(await verified(), { token, company: other.id }), []);
  const platform = await signInPlatform(api, 'super_user');
  assert.deepEqual(keysOf(await verified(platform), { token: platform, company: null }), [key]);
});

test('whatever is changed is not what was signed: a hash, a version, the time, a preview', async () => {
  const { remotes, signature } = await verified();
  const [pos] = remotes;
  assert.ok(pos && signature);
  const of = { token, company: company.id };
  const changed = [
    { remotes: [{ ...pos, files: { ...pos.files, 'entry.js': `sha384-${'C'.repeat(64)}` } }], signature },
    { remotes: [{ ...pos, version: '1.0.0' }], signature },
    { remotes: [], signature },
    { remotes, signature: { ...signature, signed_at: '2026-01-01T00:00:00.000Z' } },
  ];
  for (const answer of changed) assert.deepEqual(keysOf(answer, of), []);
  assert.deepEqual(keysOf({ remotes, signature }, { ...of, preview: 'mf_pos@1.0.0' }), []);
});

test('an equal answer has the same signature, and a copy of the API makes that very one', async () => {
  const copy = await startApi({ database: api.database });
  const first = await verified();
  const ofCopy = await copy.ok(verifySession, { token, query: {} });
  if (ofCopy.signature?.signed_at === first.signature?.signed_at)
    assert.deepEqual(ofCopy.signature, first.signature);
  assert.deepEqual(keysOf(ofCopy as Answer, { token, company: company.id }).length, 1);
});

test('another key: pages get it at once, and those that are open still find the one that they know', async () => {
  const of = { token, company: company.id };
  const [before = ''] = keysOf(await verified(), of);
  const next = await asOwner(api.database, (db) => rotateRegistryKey(db, 'test', false));
  await eventually(async () => keysOf(await verified(), of), [next, before]);
  const last = await asOwner(api.database, (db) => rotateRegistryKey(db, 'test', true));
  await eventually(async () => keysOf(await verified(), of), [last]);
  const lines = await api.database.query<{ what: string; now: boolean }>(
    "select what, (details ->> 'now')::boolean as now from release_log where what = 'key-rotated' order by id",
  );
  assert.deepEqual(lines, [
    { what: 'key-rotated', now: false },
    { what: 'key-rotated', now: true },
  ]);
  assert.ok(await asOwner(api.database, (db) => readRegistry(db)));
});
