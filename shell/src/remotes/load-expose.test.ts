import type { ReleasedVersion } from '@cuadra/shared/contract';
import { RemoteError } from './failure.ts';
import { candidates, type LoadReport, loadExpose } from './load-expose.ts';
import { descriptor, release, resolved } from './testing/remotes.ts';

/** A world in which each version answers what the script says, try after try; the last answer stays. */
function world(script: Record<string, readonly ('ok' | RemoteError)[]>) {
  const tries: string[] = [];
  const reports: LoadReport[] = [];
  const waits: number[] = [];
  let clock = 0;
  return {
    tries,
    reports,
    waits,
    environment: {
      attempt: async ({ version }: ReleasedVersion) => {
        const answers = script[version] ?? [];
        const answer =
          answers[Math.min(tries.filter((tried) => tried === version).length, answers.length - 1)];
        tries.push(version);
        clock += 10;
        if (answer instanceof RemoteError) throw answer;
        return `module of ${version}`;
      },
      isCompatible: (version: ReleasedVersion) => version.descriptor.apiVersion !== '^9.0.0',
      report: (report: LoadReport) => reports.push(report),
      sleep: async (ms: number) => {
        waits.push(ms);
        clock += ms;
      },
      now: () => clock,
    },
  };
}

const network = new RemoteError('network', 'cut off');
const notFound = new RemoteError('http', 'gone', { status: 404 });
const both = [release('2.0.0'), release('1.0.0')];

test('the first try that works ends it', async () => {
  const { environment, tries, reports } = world({ '2.0.0': ['ok'] });
  const loaded = await loadExpose('mf_pos', both, './CashRegister', environment);
  expect(loaded).toMatchObject({ module: 'module of 2.0.0', version: { version: '2.0.0' } });
  expect(tries).toEqual(['2.0.0']);
  expect(reports).toEqual([{ name: 'mf_pos', version: '2.0.0', outcome: 'ready', ms: 10 }]);
});

test('a network error gets two more tries, with a wait that grows', async () => {
  const { environment, tries, waits } = world({ '2.0.0': [network, network, 'ok'] });
  await loadExpose('mf_pos', both, './CashRegister', environment);
  expect(tries).toEqual(['2.0.0', '2.0.0', '2.0.0']);
  expect(waits).toEqual([400, 1200]);
});

test.each(['http', 'timeout', 'integrity', 'version', 'evaluation'] as const)(
  'a failure of kind %s gets no second try, and the version before comes at once',
  async (kind) => {
    const { environment, tries, reports } = world({ '2.0.0': [new RemoteError(kind, '')], '1.0.0': ['ok'] });
    const loaded = await loadExpose('mf_pos', both, './CashRegister', environment);
    expect(loaded.version.version).toBe('1.0.0');
    expect(tries).toEqual(['2.0.0', '1.0.0']);
    expect(reports).toMatchObject([
      { version: '2.0.0', outcome: 'failed', kind },
      { version: '1.0.0', outcome: 'fallback' },
    ]);
  },
);

test('when both fail, what is wrong with the wanted one is told', async () => {
  const { environment } = world({ '2.0.0': [notFound], '1.0.0': [network] });
  await expect(loadExpose('mf_pos', both, './CashRegister', environment)).rejects.toBe(notFound);
});

test('a version that this shell cannot run is not even tried', async () => {
  const { environment, tries } = world({ '1.0.0': ['ok'] });
  const tooNew = release('2.0.0', { descriptor: descriptor({ apiVersion: '^9.0.0' }) });
  await loadExpose('mf_pos', [tooNew, release('1.0.0')], './CashRegister', environment);
  expect(tries).toEqual(['1.0.0']);
});

test('a version before that lacks the screen is passed over', async () => {
  const { environment, tries } = world({ '2.0.0': [notFound] });
  const before = release('1.0.0', { exposes: {} });
  const loading = loadExpose('mf_pos', [release('2.0.0'), before], './CashRegister', environment);
  await expect(loading).rejects.toBe(notFound);
  expect(tries).toEqual(['2.0.0']);
});

test('what is in the page already is the only candidate', () => {
  const remote = resolved({ fallback: release('1.0.0') });
  expect(candidates(remote, undefined).map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  expect(candidates(remote, release('1.0.0')).map(({ version }) => version)).toEqual(['1.0.0']);
  expect(candidates(resolved(), undefined)).toHaveLength(1);
});
