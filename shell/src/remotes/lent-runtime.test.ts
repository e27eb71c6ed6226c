/** @jest-environment node */
import type { SharedScope } from '../provided/shared-scope.ts';
import { type ConsumesOptions, consumes, lendRuntime } from './lent-runtime.ts';

/** What module federation's plugin writes into a container: module 7 is react, 8 the forms, in chunk 3. */
function chunk(scope: SharedScope, started: ConsumesOptions['installedModules'] = {}) {
  const ran: Record<string, unknown> = {};
  const options: ConsumesOptions = {
    chunkId: 3,
    chunkMapping: { 3: [7, 8] },
    installedModules: started,
    promises: [],
    webpackRequire: {
      m: {},
      c: ran,
      consumesLoadingData: {
        moduleIdToConsumeDataMapping: {
          7: { shareKey: 'react', requiredVersion: '^19.3.1' },
          8: { shareKey: 'form', requiredVersion: '^1.0.0' },
        },
      },
    },
  };
  lendRuntime();
  globalThis
    .__cuadra_lend_federation__()
    .bundlerRuntime.initContainerEntry({ webpackRequire: options.webpackRequire, shareScope: scope });
  const run = (id: number) => {
    const module = { exports: {} };
    ran[id] = module;
    options.webpackRequire.m[id]?.(module);
    return module.exports;
  };
  return { options, run, ran };
}

const react = { '19.3.1': { get: () => () => 'React' } };

test('what is there is installed at once, what is fetched before the chunk runs', async () => {
  const form = jest.fn(async () => () => 'form');
  const { options, run, ran } = chunk({ react, form: { '1.4.0': { get: form } } });
  consumes(options);
  expect(run(7)).toBe('React');
  expect(ran).not.toHaveProperty('7');
  expect(options.promises).toHaveLength(1);

  const other: ConsumesOptions = { ...options, promises: [] };
  consumes(other);
  expect(other.promises).toEqual(options.promises);
  await Promise.all(options.promises);
  expect(run(8)).toBe('form');

  const later: ConsumesOptions = { ...options, promises: [] };
  consumes(later);
  expect(later.promises).toEqual([]);
  expect(form).toHaveBeenCalledTimes(1);
});

test('what did not come is asked for again by the next try', async () => {
  const form = jest
    .fn<Promise<() => unknown>, []>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValueOnce(() => 'form');
  const { options, run } = chunk({ react, form: { '1.0.0': { get: form } } });
  consumes(options);
  await expect(Promise.all(options.promises)).rejects.toThrow('gone');

  const again: ConsumesOptions = { ...options, promises: [] };
  consumes(again);
  await Promise.all(again.promises);
  expect(run(8)).toBe('form');
});

test.each([
  ['nobody has', {}],
  ['is too old', { '19.3.0': { get: () => () => 'React' } }],
  ['is of another major', { '20.0.0': { get: () => () => 'React' } }],
])('a module that %s fails as one of the wrong version', (_, versions) => {
  const { options } = chunk({ react: versions });
  expect(() => consumes(options)).toThrow(
    expect.objectContaining({ kind: 'version', message: 'The shell has no react ^19.3.1' }),
  );
});

test('the other versions of one that is shared twice are passed over', () => {
  const { options, run } = chunk({ react: { '18.0.0': { get: () => () => 'old' }, ...react } }, { 8: 0 });
  consumes(options);
  expect(run(7)).toBe('React');
});
