import { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import { JsonNumber, readAnswer, toQuote } from './quote.ts';
import { readJson, TIME_LIMIT } from './read-json.ts';
import type { RateSource } from './source.ts';

const Answer = z.object({
  result: z.literal('success'),
  base_code: z.literal('USD'),
  time_last_update_unix: JsonNumber.refine((seconds) => /^\d{1,11}$/.test(seconds)),
  rates: z.object({ VES: JsonNumber }),
});

/** The rates of a service that gathers those of many banks once a day: https://www.exchangerate-api.com/docs/free. The limit is in milliseconds. */
export function openErApi(address: string, limit = TIME_LIMIT): RateSource {
  const name = 'open.er-api.com';
  return {
    name,
    async ask(signal) {
      const answer = readAnswer(Answer, await readJson(address, { signal, limit }));
      const since = new Date(Number(answer.time_last_update_unix) * 1000);
      return toQuote(name, { rate: answer.rates.VES, since }, currentTime());
    },
  };
}
