import type { LateSale } from '@cuadra/shared/contract';
import { beforeStop, formatDateTime, type LateReason } from '@cuadra/shared/domain';

/** What is wrong with a late sale, as its owner is told. */
const REASONS: Readonly<Record<LateReason, string>> = {
  'no-proof': 'Nada prueba cuándo se hizo: quedó con la hora en que llegó.',
  'bad-signature': 'La firma del equipo no es válida: quedó con la hora en que llegó.',
  revoked: 'La envió un equipo que retiraste: quedó con la hora en que llegó.',
  repeated: 'El equipo ya le había dado su número a otra venta: quedó con la hora en que llegó.',
  time: 'La hora que dice no puede ser: quedó con la más cercana que sí.',
  'held-back': 'El equipo tuvo conexión después de hacerla y no la envió.',
  seller: 'Quien aparece como vendedor no estaba en ese equipo: no entró en su turno de caja.',
  left: 'Quien la hizo ya no es usuario de tu empresa: quedó a nombre de quien la envió, en ningún turno de caja.',
  rate: 'Se cobró con una tasa que ya no valía a esa hora.',
  price: 'Se cobró a un precio que no era el de ese momento.',
  discount: 'Lleva un descuento mayor que el que permite el rol de quien la hizo.',
  client: 'Lleva un cliente que ya estaba retirado, o que el rol de quien la hizo no permite asignar.',
  reference: 'Un pago no lleva la referencia que su método pide.',
  order: 'Entrega un pedido que ya estaba cerrado.',
  product: 'Lleva un producto que ya estaba retirado.',
  stock: 'Lleva más de lo que había: la existencia quedó bajo cero.',
};

/** Whether somebody should still look at it. */
export function needsReview(late: Pick<LateSale, 'reasons' | 'review'> | undefined): boolean {
  return late !== undefined && late.reasons.length > 0 && !late.review;
}

/** A sentence for each reason. */
export function reasonTexts({ reasons }: Pick<LateSale, 'reasons'>): string[] {
  return reasons.map((reason) => REASONS[reason]);
}

/** When it was made as it was told, when it came, who sent it, and from which device; what is not known is left out. */
export function lateText({ told_at, received_at, sent_by, device }: LateSale): string {
  const sender = [sent_by && `la envió ${sent_by}`, device && `desde ${device}`].filter(Boolean).join(' ');
  const times = `Dice que se hizo el ${formatDateTime(new Date(told_at))} y llegó el ${formatDateTime(new Date(received_at))}`;
  return sender ? `${times}; ${beforeStop(sender)}.` : `${times}.`;
}
