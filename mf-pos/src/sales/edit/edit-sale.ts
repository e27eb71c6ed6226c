import type { ApiError } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';

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
  /** Its id. */
  client: string | undefined;
}

/** What is to be sent of what was edited; undefined where nothing is different. */
export function changeOf(
  sale: Pick<SaleDetail, 'id' | 'description' | 'client'>,
  { description, client }: EditedSale,
): { id: string; description?: string; client_id?: string | null } | undefined {
  const note = description.trim();
  const isOtherNote = note !== sale.description;
  const isOtherClient = client !== sale.client?.id;
  if (!isOtherNote && !isOtherClient) return undefined;
  return {
    id: sale.id,
    ...(isOtherNote && { description: note }),
    ...(isOtherClient && { client_id: client ?? null }),
  };
}

const REFUSALS: Readonly<Record<string, string>> = {
  'has-debt': HAS_DEBT,
  unknown: 'Este cliente ya no existe. Elige otro.',
  annulled: 'Esta venta ya está anulada y no se puede cambiar.',
};

/** What the API's refusal means here; undefined for one that means the same everywhere. */
export function refusalText({ fields }: Pick<ApiError, 'fields'>): string | undefined {
  return REFUSALS[fields.client_id ?? fields.status ?? ''];
}
