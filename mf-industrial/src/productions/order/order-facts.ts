import type { ProductionOrder } from '@cuadra/shared/contract';
import { exact, plainDay, shortWhen } from '@cuadra/shared/domain';
import { amountText } from '../../materials/material-text.ts';
import { leftToMake } from '../order-text.ts';

type Deed = ProductionOrder['planned'];

/** What an order says of itself, one a line: how much, for when, and who did each step. */
export function orderFacts(order: ProductionOrder, measure: string | null): (readonly [string, string])[] {
  const { qty, made, waste, day, note, status, annulled_reason } = order;
  const amount = (figure: string) => amountText(figure, measure);
  const deed = (name: string, done: Deed | null) =>
    done && ([name, `${shortWhen(done.create_at)} · ${done.user.name}`] as const);
  const left = leftToMake(order);
  return [
    ['Cuánto', amount(qty)] as const,
    exact(made).gt(0) && (['Hechos', amount(made)] as const),
    exact(made).gt(0) && status === 'started' && exact(left).gt(0) && (['Por hacer', amount(left)] as const),
    exact(waste).gt(0) && (['Merma', amount(waste)] as const),
    ['Para el día', plainDay(day)] as const,
    deed('Planificada', order.planned),
    deed('Empezada', order.started),
    deed('Cerrada', order.closed),
    deed('Anulada', order.annulled),
    annulled_reason !== null && (['Motivo', annulled_reason] as const),
    note !== '' && (['Nota', note] as const),
  ].filter((fact) => fact !== false && fact !== null);
}
