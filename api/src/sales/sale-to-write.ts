import type { SaleDraft } from '@cuadra/shared/contract';
import type { LateReason } from '@cuadra/shared/domain';
import type { BelievedSale } from './believed-sale.ts';
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
  /** What is believed of one that was made earlier than it is sent. */
  late: { believed: BelievedSale; reasons: LateReason[] } | null;
  facts: SaleFacts;
  checked: CheckedSale;
}
