import { fieldText } from '@cuadra/shared/client';
import { createCashMovement } from '@cuadra/shared/contract';

export type MovementKind = 'pay_in' | 'pay_out';

export interface MovementValues {
  payment_method_id: string;
  /** Null while what stands in the field is no amount. */
  amount: string | null;
  reason: string;
}

export const movementFormSchema = createCashMovement.body.pick({
  payment_method_id: true,
  amount: true,
  reason: true,
});

/** A sentence for what is wrong with a field. */
export function movementFieldError(field: keyof MovementValues, reason: string): string {
  if (field === 'amount') return 'Escribe un monto mayor que cero.';
  if (field === 'reason' && reason === 'required') return 'Escribe el motivo: sale en el reporte.';
  return fieldText(reason);
}
