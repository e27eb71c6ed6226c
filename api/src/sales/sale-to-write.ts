import type { SaleDraft } from '@cuadra/shared/contract';
import type { CheckedSale } from './check-sale.ts';
import type { SaleFacts } from './sale-facts.ts';

/** A sale that was checked, with all that its statement writes. */
export interface SaleToWrite {
  id: string;
  companyId: string;
  sellerId: string;
  /** Whose session sends it. */
  senderId: string;
  requestHash: Buffer;
  /** One for each line, in their order. */
  lineIds: string[];
  draft: SaleDraft;
  facts: SaleFacts;
  checked: CheckedSale;
}
