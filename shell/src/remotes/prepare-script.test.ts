/** @jest-environment jsdom */
import { trustRemotes } from '../registry/trust.ts';
import { admit, fileUrl, integrityFor, NO_FILE } from './integrity.ts';
import { addressOf, prepareScript, renewAddresses } from './prepare-script.ts';
import { hashOf, release, resolved } from './testing/remotes.ts';

function scriptOf(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = address;
  prepareScript(script);
  return script;
}

test('a file of an admitted version carries its hash', () => {
  const version = release('3.0.0');
  trustRemotes([resolved(version)]);
  admit(version);
  const script = scriptOf(fileUrl(version, 'entry.js'));
  expect(script.integrity).toBe(hashOf('e'));
  expect(script.crossOrigin).toBe('anonymous');
  expect(new URL(script.src).pathname).toBe('/remotes/mf_pos/3.0.0/entry.js');
});

test('a version that came in no list of Cuadra, or was changed since, is not admitted', () => {
  trustRemotes([resolved(release('5.0.0'))]);
  const changed = release('5.0.0', { files: { 'entry.js': hashOf('x') } });
  for (const version of [changed, release('5.0.1')]) {
    expect(() => admit(version)).toThrow(expect.objectContaining({ kind: 'signature' }));
    expect(integrityFor(fileUrl(version, 'entry.js'))).toBe(NO_FILE);
  }
});

test('a file that nothing names gets a hash that is well-formed and that no file has', () => {
  const script = scriptOf('http://localhost/remotes/mf_pos/3.0.0/added-later.js');
  expect(script.integrity).toBe(NO_FILE);
  expect(NO_FILE).toMatch(/^sha384-[A-Za-z0-9+/]{64}$/);
  expect(integrityFor('constructor')).toBe(NO_FILE);
});

test('after a failure each try has an address of its own, and the hash stays', () => {
  const version = release('4.0.0');
  trustRemotes([resolved(version)]);
  admit(version);
  const address = fileUrl(version, 'entry.js');
  renewAddresses(version);
  const second = scriptOf(address);
  renewAddresses(version);
  const third = scriptOf(address);
  expect(new Set([address, second.src, third.src]).size).toBe(3);
  expect(third.integrity).toBe(hashOf('e'));
  expect(addressOf(second.src)).toBe(address);
  expect(addressOf(address)).toBe(address);
});
