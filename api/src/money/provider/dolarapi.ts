import { z } from 'zod';
import { currentTime } from '../../clock/clock.ts';
import { JsonNumber, readAnswer, toQuote } from './quote.ts';
import { readJson, TIME_LIMIT } from './read-json.ts';
import type { RateSource } from './source.ts';

/** `compra` and `venta` are there too, mostly null, and are not read. */
const Answer = z.object({
  moneda: z.literal('USD').optional(),
  promedio: JsonNumber,
  /** Midnight of the day from which it counts: `2026-08-21T00:00:00-04:00`. */
  fechaActualizacion: z.iso.datetime({ offset: true }),
});

/** The official rate of the BCV, read from its page by others: https://ve.dolarapi.com. The limit is in milliseconds. */
export function dolarapi(address: string, limit = TIME_LIMIT): RateSource {
  const name = 'dolarapi:oficial';
  return {
    name,
    async ask(signal) {
      const { promedio, fechaActualizacion } = readAnswer(Answer, await readJson(address, { signal, limit }));
      return toQuote(name, { rate: promedio, since: new Date(fechaActualizacion) }, currentTime());
    },
  };
}
