import type { SaleDraft } from '@cuadra/shared/contract';
import { type LateReason, measuredUnit } from '@cuadra/shared/domain';
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

/** What the quantity of a line is weighed or measured in, by the measure that its product has now; undefined of pieces. */
export function unitOf({ product }: Pick<CheckedSale['lines'][number], 'product'>): string | undefined {
  return product.measure === null ? undefined : measuredUnit(product.measure);
}
