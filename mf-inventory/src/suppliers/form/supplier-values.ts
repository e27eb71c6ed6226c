import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createSupplier, type Supplier } from '@cuadra/shared/contract';
import {
  DEFAULT_COMPANY_IDENTIFICATION_TYPE,
  IDENTIFICATION_RULE,
  type IdentificationType,
  identityOutput,
} from '@cuadra/shared/domain';
import { z } from 'zod';

/** A supplier as it is filled in; what nobody said is empty. */
export interface SupplierValues {
  name: string;
  identification_type: IdentificationType;
  identification: string;
  phone: string;
  email: string;
  address: string;
  credit_days: string;
  note: string;
}

export type SupplierBody = Omit<ApiInput<'POST /suppliers/create'>['body'], 'id'>;

export const NO_SUPPLIER: SupplierValues = {
  ...{ name: '', identification_type: DEFAULT_COMPANY_IDENTIFICATION_TYPE, identification: '' },
  ...{ phone: '', email: '', address: '', credit_days: '', note: '' },
};

export function supplierValues(supplier: Supplier): SupplierValues {
  return {
    name: supplier.name,
    identification_type: supplier.identification_type ?? DEFAULT_COMPANY_IDENTIFICATION_TYPE,
    identification: supplier.identification ?? '',
    phone: supplier.phone ?? '',
    email: supplier.email ?? '',
    address: supplier.address ?? '',
    credit_days: supplier.credit_days === null ? '' : String(supplier.credit_days),
    note: supplier.note,
  };
}

const fields = createSupplier.body.omit({ id: true }).refine(...IDENTIFICATION_RULE);

/** What the contract says of a supplier, and that the identification is one. */
export const supplierFormSchema = z
  .custom<SupplierValues>()
  .transform((values): z.input<typeof fields> => {
    return {
      name: values.name,
      ...identityOutput(values),
      phone: values.phone.trim() || null,
      email: values.email.trim() || null,
      address: values.address.trim() || null,
      // Words are no number, and are refused as none.
      credit_days: values.credit_days.trim() === '' ? null : Number(values.credit_days),
      note: values.note,
    };
  })
  .pipe(fields);

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe el nombre del proveedor.',
  'name too-many': 'Tu empresa ya tiene todos los proveedores que caben. Retira los que no uses.',
  'identification not-an-identification': 'No parece una cédula ni un RIF. Revisa el número.',
  'identification already-used': 'Otro proveedor ya tiene este RIF.',
};

/** A sentence for what is wrong with a field. */
export function supplierFieldError(field: keyof SupplierValues, reason: string): string {
  if (field === 'credit_days') return 'Escribe de 0 a 365 días, o déjalo vacío.';
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
