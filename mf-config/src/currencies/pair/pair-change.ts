import { fieldText } from '@cuadra/shared/client';
import { NO_CURRENCIES } from '../../rate/rate-values.ts';

export interface Pair {
  main: string;
  alternative: string;
}

/** The pair after one of the two was chosen: taking the other's currency, they change places. */
export function withChosen(pair: Pair, which: keyof Pair, currency: string): Pair {
  const other = which === 'main' ? 'alternative' : 'main';
  const next = { ...pair, [which]: currency };
  return next.main === next.alternative ? { ...next, [other]: pair[which] } : next;
}

export function isSamePair(a: Pair, b: Pair): boolean {
  return a.main === b.main && a.alternative === b.alternative;
}

/** Currencies that the company would not work in any more. */
export function dropped(before: Pair, after: Pair): string[] {
  return [before.main, before.alternative].filter(
    (currency) => currency !== after.main && currency !== after.alternative,
  );
}

/** What the provider of the automatic rate knows: dollars in bolívares. */
const PROVIDED = new Set(['VES', 'USD']);

/** What a change means, a sentence each, before anybody agrees to it. */
export function consequences(before: Pair, after: Pair): string[] {
  const gone = dropped(before, after);
  const sentences = [
    'Tus ventas de antes no cambian: cada una conserva sus monedas y la tasa con la que se hizo.',
    `Los reportes suman solo lo vendido con ${after.main} como principal y ${after.alternative} al lado. Lo de antes se vuelve a ver si regresas a ${before.main} y ${before.alternative}.`,
  ];
  if (gone.length > 0) {
    sentences.push(
      `Los productos y métodos de pago en ${gone.join(' y ')} no se podrán usar en la caja hasta que les pongas otra moneda.`,
    );
  }
  if (![after.main, after.alternative].every((currency) => PROVIDED.has(currency))) {
    sentences.push(
      `Hará falta la tasa de 1 ${after.alternative} en ${after.main}: se escribe en Ajustes con la tasa automática apagada, y sin ella la caja no puede cobrar.`,
    );
  }
  return sentences;
}

/** A sentence for what is wrong with one of the two. */
export function pairFieldError(_: keyof Pair, reason: string): string {
  if (reason === 'same-currency') return 'Elige dos monedas distintas.';
  if (reason === 'unknown-currency') return NO_CURRENCIES;
  return fieldText(reason);
}
