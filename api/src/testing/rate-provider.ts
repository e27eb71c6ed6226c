import {
  findCurrentRate,
  listConfigurations,
  listExchangeRates,
  updateConfiguration,
} from '@cuadra/shared/contract';
import { connect } from '../database/connect.ts';
import { dolarapi } from '../money/provider/dolarapi.ts';
import { openErApi } from '../money/provider/open-er-api.ts';
import { refreshRate } from '../money/provider/refresh-rate.ts';
import { afterTests } from './after-tests.ts';
import type { TestCompany } from './company.ts';
import { dayFromToday, official, startRateSources, status } from './rate-sources.ts';
import type { TestApi } from './start-api.ts';

/** The two sources of the dollar's rate as servers of the test, what is fetched from them, and what companies have of it. */
export async function openRateProvider(api: TestApi) {
  const at = await startRateSources();
  const db = connect(api.database.appUrl);
  afterTests(() => db.destroy());
  const sources = [dolarapi(at.dolarapi.address), openErApi(at.openErApi.address)];
  const refresh = () => refreshRate(db, sources, new AbortController().signal);
  return {
    at,
    refresh,
    /** The official rate is this, and it is fetched. */
    publish: async (rate: string, day = dayFromToday(0)) => {
      at.dolarapi.answers(official(rate, day));
      return refresh();
    },
    /** Nothing was ever published, and neither source answers. */
    forgetAll: async () => {
      await api.database.query('delete from exchange_rates');
      await api.database.query('delete from provider_rates');
      at.dolarapi.answers(status(503));
      at.openErApi.answers(status(503));
    },
    /** As if some days had gone by since all that was published and given. */
    passDays: async (days: number) => {
      await api.database.query(
        `update provider_rates set effective_day = effective_day - $1::int,
           effective_at = effective_at - make_interval(days => $1), fetched_at = fetched_at - make_interval(days => $1),
           confirmed_at = confirmed_at - make_interval(days => $1)`,
        [days],
      );
      await api.database.query(
        'update exchange_rates set effective_at = effective_at - make_interval(days => $1)',
        [days],
      );
    },
    now: ({ token }: Pick<TestCompany, 'token'>) => api.ok(findCurrentRate, { token }),
    /** The rates of a company, the newest first: `36.50 provider`. */
    history: async ({ token }: TestCompany): Promise<string[]> => {
      const { items } = await api.ok(listExchangeRates, { token });
      return items.map(({ rate, origin }) => `${rate} ${origin}`);
    },
    setAutomatic: async ({ token }: TestCompany, with_auto_rate: boolean): Promise<void> => {
      const { id } = await api.ok(listConfigurations, { token });
      await api.ok(updateConfiguration, { token, body: { id, with_auto_rate } });
    },
  };
}
