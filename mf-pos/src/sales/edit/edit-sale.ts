import { ApiError, type ApiInput, errorText, fieldText } from '@cuadra/shared/client';
import { type SaleDetail, updateSale } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { z } from 'zod';

const HAS_DEBT = 'Esta venta dejó una deuda: quien la debe no se puede cambiar.';

export interface ClientRule {
  /** Whether another client can be chosen. */
  isOffered: boolean;
  /** What was sold on credit is of somebody. */
  isRequired: boolean;
  /** Why none can be chosen, where whoever looks would wonder. */
  because: string | undefined;
}

type Owed = Pick<SaleDetail, 'type' | 'balance'>;

/** Whether a sale may get another client. @param may whether the role may assign clients, and sees them */
export function clientRule({ type, balance }: Owed, may: boolean): ClientRule {
  const hasDebt = balance !== null && !exact(balance).isZero();
  return {
    isOffered: may && !hasDebt,
    isRequired: type === 'credit',
    because: may && hasDebt ? HAS_DEBT : undefined,
  };
}

export interface EditedSale {
  description: string;
  client_id: string | null;
}

const fields = updateSale.body.shape;

/** What is checked before a changed sale is sent. */
export function editFormSchema({ isOffered, isRequired }: Omit<ClientRule, 'because'>) {
  const client_id = fields.client_id.unwrap();
  return z.object({
    description: fields.description.unwrap(),
    client_id: isOffered && isRequired ? client_id.refine((id) => id !== null, 'required') : client_id,
  });
}

/** What is to be sent of what was edited; undefined where nothing is different. */
export function changeOf(
  sale: Pick<SaleDetail, 'id' | 'description' | 'client'>,
  { description, client_id }: EditedSale,
): ApiInput<'PUT /sales/update'>['body'] | undefined {
  const isOtherNote = description !== sale.description;
  const isOtherClient = client_id !== (sale.client?.id ?? null);
  if (!isOtherNote && !isOtherClient) return undefined;
  return { id: sale.id, ...(isOtherNote && { description }), ...(isOtherClient && { client_id }) };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'client_id required': 'Una venta a crédito necesita un cliente.',
  'client_id has-debt': HAS_DEBT,
  'client_id unknown': 'Este cliente ya no existe. Elige otro.',
};

/** A sentence for what is wrong with a field. */
export function saleFieldError(field: keyof EditedSale, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}

/** A sentence for what keeps a sale from being changed. */
export function saleErrorText(error: unknown): string {
  return error instanceof ApiError && error.fields.status === 'annulled'
    ? 'Esta venta ya está anulada y no se puede cambiar.'
    : errorText(error);
}
