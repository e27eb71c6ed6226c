import { ApiError, errorText } from '@cuadra/shared/client';
import { isRecord } from '@cuadra/shared/domain';

/** Why it cannot be annulled, with the goods of which too much was sold or used since. */
export function annulErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.fields.id === 'not-received') return 'Alguien ya la anuló. Cierra esta ventana y mírala.';
  if (error.code !== 'ERROR_STOCK') return errorText(error);
  const { products } = error.details;
  const names = (Array.isArray(products) ? products : []).flatMap((one: unknown) =>
    isRecord(one) && typeof one.name === 'string' ? [`«${one.name}»`] : [],
  );
  return `Ya se vendió o se usó parte de ${names.join(', ') || 'la mercancía'}. Ajusta primero su existencia.`;
}
