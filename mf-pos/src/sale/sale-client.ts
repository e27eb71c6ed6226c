import type { Client } from '@cuadra/shared/contract';
import { type IdentificationType, identificationDigits } from '@cuadra/shared/domain';

/** What a sale keeps of its client: who, and how much credit, as they were when last read. */
export interface SaleClient
  extends Pick<
    Client,
    'id' | 'name' | 'identification' | 'identification_type' | 'credit_limit' | 'balances' | 'is_wholesale'
  > {
  /** ISO 8601: when the API told it to this device; absent of what it told just now, or told before devices noted it. */
  read_at?: string;
  /** The day on which something that is still owed was to be paid; absent where nothing was, or where nobody asked. */
  overdue_since?: string | null;
}

/** A client of the list without what a sale has no use for: it is written down on the device. */
export function toSaleClient(client: SaleClient): SaleClient {
  const { id, name, identification, identification_type, credit_limit, balances, read_at, overdue_since } =
    client;
  return {
    ...{ id, name, identification, identification_type, credit_limit, balances },
    ...(client.is_wholesale && { is_wholesale: true }),
    ...(read_at !== undefined && { read_at }),
    ...(overdue_since && { overdue_since }),
  };
}

/** What was typed to find somebody who is not there, as the beginning of a new client. */
export interface NewClient {
  name: string;
  identification_type: IdentificationType;
  identification: string;
}

const TYPED_ID = /^([VEJPGC])?[-\s]?([\d.\s-]{5,})$/i;

/** `v-14.203.118` begins an identification, `José Pérez` a name. */
export function newClientOf(typed: string): NewClient {
  const [, letter, number] = TYPED_ID.exec(typed.trim()) ?? [];
  if (number === undefined) return { name: typed.trim(), identification_type: 'V', identification: '' };
  return {
    name: '',
    identification_type: (letter?.toUpperCase() ?? 'V') as IdentificationType,
    identification: identificationDigits(number),
  };
}
