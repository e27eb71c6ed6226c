import { useCall } from '@cuadra/shared/client';
import { useSession } from '@cuadra/shared/state';
import type { ReceiptCompany } from '../receipt/company-rows.ts';
import type { PaperWidth } from '../receipt/ReceiptPaper.tsx';

/** Milliseconds: what a ticket says is set up once and hardly ever changes. */
const FRESH = 10 * 60_000;
/** What most counters have, until the company's own choice is known. */
const USUAL_WIDTH: PaperWidth = 80;

/**
 * The company as its receipts name it. Asked for as soon as Caja opens, so that the first ticket has its header; until it
 * is there, or without a connection, what the session knows.
 */
export function useReceiptCompany(): { company: ReceiptCompany | null; width: PaperWidth } {
  const known = useSession((session) => session.state?.company ?? null);
  const { data } = useCall('GET /companies', {}, { staleTime: FRESH, gcTime: Number.POSITIVE_INFINITY });
  const company = data && data.id === known?.id ? data : known;
  return { company, width: data?.paper_width ?? USUAL_WIDTH };
}
