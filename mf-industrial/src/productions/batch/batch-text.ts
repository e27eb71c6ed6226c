import type { Production, ProductionSummary } from '@cuadra/shared/contract';
import { costText, exact, formatPairRate, plainDay, shortWhen } from '@cuadra/shared/domain';
import { amountText } from '../../materials/material-text.ts';

/** «Tanda 7». */
export function batchTitle({ number }: Pick<ProductionSummary, 'number'>): string {
  return `Tanda ${number}`;
}

/** What a batch says of itself beside its parts, one a line. */
export function batchFacts(batch: Production, measure: string | null): (readonly [string, string])[] {
  const { qty, waste, lot, expires_on, note, main, alternative, rate, inverse } = batch;
  const { product_cost, annulment } = batch;
  return [
    ['Salieron', amountText(qty, measure)] as const,
    exact(waste).gt(0) && (['Merma', amountText(waste, measure)] as const),
    lot !== null && (['Lote', lot] as const),
    expires_on !== null && (['Vence', plainDay(expires_on)] as const),
    [
      'Hecha',
      [shortWhen(batch.made_at), !isLate(batch) && batch.user.name].filter(Boolean).join(' · '),
    ] as const,
    // Who was signed in by then may not be who made it.
    isLate(batch) &&
      (['Enviada', `${shortWhen(batch.create_at)}, al volver la conexión · ${batch.user.name}`] as const),
    ['Fórmula', `${batch.formula_name}, versión ${batch.formula_version}`] as const,
    main !== alternative &&
      ([
        'Tasa',
        inverse === null
          ? formatPairRate(alternative, main, rate)
          : formatPairRate(main, alternative, inverse),
      ] as const),
    product_cost !== null &&
      ([
        'Costo del producto',
        [product_cost.before, product_cost.after]
          .map((cost) => (cost === null ? 'sin costo' : costText(cost, product_cost.currency)))
          .join(' → '),
      ] as const),
    note !== '' && (['Nota', note] as const),
    annulment !== null &&
      (['Anulada', `${shortWhen(annulment.create_at)} · ${annulment.user.name}`] as const),
    annulment !== null && (['Motivo', annulment.reason] as const),
    annulment !== null &&
      (['Contraasientos', `En los movimientos: «Anulación de tanda ${batch.number}»`] as const),
  ].filter((fact) => fact !== false);
}

/** Milliseconds between making a batch and its arrival that are not worth a word. */
const PROMPT = 5 * 60_000;

/** Whether it was sent later than it was made. */
function isLate({ create_at, made_at }: Pick<Production, 'create_at' | 'made_at'>): boolean {
  return Date.parse(create_at) - Date.parse(made_at) > PROMPT;
}
