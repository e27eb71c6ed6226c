import { ApiError, errorText } from '@cuadra/shared/client';

/** Why an order did not go a step further, and what to do about it. */
export function stepErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.fields.status === 'not-allowed')
    return 'Este pedido ya cambió: alguien lo atendió antes, o venció. Te mostramos cómo está ahora.';
  if (error.fields.payment === 'not-told')
    return 'El cliente todavía no ha dicho cómo paga. Te mostramos cómo está ahora.';
  return errorText(error);
}
