/** @jest-environment jsdom */
import { trustRemotes } from '../registry/trust.ts';
import { diagnose } from './diagnose.ts';
import { admit, fileUrl } from './integrity.ts';
import { loadContainer } from './load-container.ts';
import { renewAddresses } from './prepare-script.ts';
import { hashOf, release, resolved } from './testing/remotes.ts';

function published(version: string) {
  const build = { ...release(version), container: `mf_pos_${version.replace(/\D/g, '')}` };
  trustRemotes([resolved(build)]);
  admit(build);
  return build;
}

const EXPOSE = './CashRegister';

/** The script of a file that is on its way. */
function script(file = 'entry'): HTMLScriptElement {
  const found = document.head.querySelector<HTMLScriptElement>(`script[src*="/${file}.js"]`);
  if (!found) throw new Error('Nothing is loaded');
  return found;
}

/** What was asked for comes, the entry last. */
function come(): void {
  for (const file of ['expose-CashRegister', 'entry']) script(file).dispatchEvent(new Event('load'));
}

const forEver = new AbortController().signal;

test('an entry runs once, beside what is first wanted of it, each held against its hash; and gets what is shared once', async () => {
  const build = published('1.0.0');
  const loading = loadContainer(build, EXPOSE, forEver);
  expect(loadContainer(build, EXPOSE, forEver)).toBe(loading);
  expect(document.head.querySelectorAll('script')).toHaveLength(2);
  expect(script()).toMatchObject({ src: fileUrl(build, 'entry.js'), integrity: hashOf('e') });
  expect(script('expose-CashRegister').integrity).toBe(hashOf('c'));
  const container = { init: jest.fn(), get: jest.fn() };
  Reflect.set(globalThis, build.container, container);
  come();
  expect(await loading).toBe(container);
  expect(container.init).toHaveBeenCalledTimes(1);
  expect(document.head.querySelector('script')).toBeNull();
});

test('an entry that hangs is given up, and the next try begins anew, from another address', async () => {
  const build = published('1.1.0');
  const controller = new AbortController();
  const hanging = loadContainer(build, EXPOSE, controller.signal);
  controller.abort();
  await expect(hanging).rejects.toMatchObject({ kind: 'timeout' });
  renewAddresses(build);
  const again = loadContainer(build, EXPOSE, forEver);
  expect(script().src).toBe(`${fileUrl(build, 'entry.js')}?try=2`);
  Reflect.set(globalThis, build.container, { init: () => {}, get: () => {} });
  come();
  await again;
});

test('an entry that throws, or makes nothing, is at fault itself', async () => {
  const build = published('1.2.0');
  const throwing = loadContainer(build, EXPOSE, forEver);
  const filename = script().src;
  globalThis.dispatchEvent(
    new ErrorEvent('error', { filename: 'https://other.test/x.js', message: 'other' }),
  );
  globalThis.dispatchEvent(new ErrorEvent('error', { filename, message: 'x is not a function' }));
  script().dispatchEvent(new Event('load'));
  await expect(throwing).rejects.toMatchObject({ kind: 'evaluation', message: 'x is not a function' });

  document.head.replaceChildren();
  const empty = loadContainer(build, EXPOSE, forEver);
  come();
  await expect(empty).rejects.toMatchObject({ kind: 'evaluation' });
});

test('an entry that does not come is looked into: the browser says nothing of why', async () => {
  const build = published('1.3.0');
  const failing = loadContainer(build, EXPOSE, forEver);
  script().dispatchEvent(new Event('error'));
  const error: unknown = await failing.catch((reason: unknown) => reason);
  // No server is here: it cannot be reached.
  expect(await diagnose(error, build)).toMatchObject({ kind: 'network' });
});
