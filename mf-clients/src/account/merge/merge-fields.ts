import type { Client, MergedField } from '@cuadra/shared/contract';
import { contactIdentification, formatMoney, plainDay } from '@cuadra/shared/domain';

/** A piece of data that two records of one person may have each their own of. */
export interface MergeChoice {
  field: MergedField;
  label: string;
  /** As this record and the other one have it. */
  one: string;
  other: string;
}

const text = {
  name: (client: Client) => client.name,
  identification: (client: Client) => contactIdentification(client) ?? '',
  phone: (client: Client) => client.phone ?? '',
  email: (client: Client) => client.email ?? '',
  address: (client: Client) => client.address ?? '',
  birthday: (client: Client) => (client.birthday === null ? '' : plainDay(client.birthday)),
  credit_days: (client: Client) => (client.credit_days === null ? '' : `${client.credit_days} días`),
  is_wholesale: (client: Client) => (client.is_wholesale ? 'De mayorista' : 'De siempre'),
};

const LABELS: Record<MergedField, string> = {
  ...{ name: 'Nombre', identification: 'Cédula o RIF', phone: 'Teléfono', email: 'Correo' },
  ...{ address: 'Dirección', birthday: 'Cumpleaños', credit_limit: 'Límite de crédito' },
  ...{ credit_days: 'Días de crédito', is_wholesale: 'Precio' },
};

/**
 * What has to be chosen, because both say something, and not the same; what only one of them has stays by itself.
 *
 * @param currency of limits: the alternative one
 */
export function mergeChoices(one: Client, other: Client, currency: string): MergeChoice[] {
  const limit = ({ credit_limit }: Client) =>
    credit_limit === null ? 'Sin límite' : formatMoney(credit_limit, currency);
  const told = { ...text, credit_limit: limit };
  return (Object.keys(LABELS) as MergedField[])
    .map((field) => ({ field, label: LABELS[field], one: told[field](one), other: told[field](other) }))
    .filter((choice) => choice.one !== '' && choice.other !== '' && choice.one !== choice.other);
}
