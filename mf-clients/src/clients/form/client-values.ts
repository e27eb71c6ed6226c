import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { type Client, createClient } from '@cuadra/shared/contract';
import {
  DEFAULT_IDENTIFICATION_TYPE,
  IDENTIFICATION_RULE,
  type IdentificationType,
  identityOutput,
} from '@cuadra/shared/domain';
import type { TypedDecimal } from '@cuadra/shared/form';
import { z } from 'zod';

/** A client as it is filled in; what nobody said is empty. */
export interface ClientValues {
  name: string;
  identification_type: IdentificationType;
  identification: string;
  phone: string;
  email: string;
  address: string;
  /** Day of birth: `1985-02-28`. */
  birthday: string;
  /** In the alternative currency. */
  credit_limit: TypedDecimal;
  credit_days: string;
  is_wholesale: boolean;
  note: string;
}

export type ClientBody = Omit<ApiInput<'POST /clients/create'>['body'], 'id' | 'take_known'>;

export const NO_CLIENT: ClientValues = {
  ...{ name: '', identification_type: DEFAULT_IDENTIFICATION_TYPE, identification: '', phone: '' },
  ...{
    email: '',
    address: '',
    birthday: '',
    credit_limit: '',
    credit_days: '',
    is_wholesale: false,
    note: '',
  },
};

export function clientValues(client: Client): ClientValues {
  return {
    name: client.name,
    identification_type: client.identification_type ?? DEFAULT_IDENTIFICATION_TYPE,
    identification: client.identification ?? '',
    phone: client.phone ?? '',
    email: client.email ?? '',
    address: client.address ?? '',
    birthday: client.birthday ?? '',
    credit_limit: client.credit_limit ?? '',
    credit_days: client.credit_days === null ? '' : String(client.credit_days),
    is_wholesale: client.is_wholesale ?? false,
    note: client.note,
  };
}

const fields = createClient.body.omit({ id: true, take_known: true }).refine(...IDENTIFICATION_RULE);

/** What the contract says of a client, and that the identification is one. */
export const clientFormSchema = z
  .custom<ClientValues>()
  .transform((values): z.input<typeof fields> => {
    return {
      name: values.name,
      ...identityOutput(values),
      phone: values.phone.trim() || null,
      email: values.email.trim() || null,
      address: values.address.trim() || null,
      birthday: values.birthday || null,
      // What is no number goes on as a text that the contract refuses.
      credit_limit: values.credit_limit === '' ? null : (values.credit_limit ?? 'not-a-decimal'),
      credit_days: values.credit_days.trim() === '' ? null : Number(values.credit_days),
      is_wholesale: values.is_wholesale,
      note: values.note,
    };
  })
  .pipe(fields);

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre del cliente.',
  'identification not-an-identification': 'No parece una cédula ni un RIF. Revisa el número.',
  'is_wholesale not-allowed': 'Tu rol no permite marcar mayoristas.',
};

/** A sentence for what is wrong with a field. */
export function clientFieldError(field: keyof ClientValues, reason: string): string {
  if (field === 'credit_days') return 'Escribe de 0 a 365 días, o déjalo vacío.';
  if (field === 'birthday') return 'Revisa la fecha.';
  if (field === 'credit_limit') return 'Escribe hasta cuánto le fías, o déjalo vacío.';
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
