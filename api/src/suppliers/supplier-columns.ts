import type { createSupplier as CreateSupplier } from '@cuadra/shared/contract';
import type { z } from 'zod';
import { contactColumns } from '../contacts/contact-columns.ts';

export type SupplierDraft = z.output<typeof CreateSupplier.body>;

/** @throws ApiError 400 with `not-an-identification` */
export function supplierColumns(draft: Omit<SupplierDraft, 'id'>) {
  return {
    ...contactColumns(draft),
    note: draft.note,
    credit_days: draft.credit_days,
  };
}
