import { useCall } from '../../client/index.ts';
import { useSession } from '../../state/index.ts';
import type { ReceiptCompany } from './company-rows.ts';
import type { PaperWidth } from './ReceiptPaper.tsx';

/** Milliseconds: what a ticket says is set up once and hardly ever changes. */
const FRESH = 10 * 60_000;
/** What most counters have, until the company's own choice is known. */
const USUAL_WIDTH: PaperWidth = 80;

/** The company as its receipts name it; until that is there, or without a connection, what the session knows. */
export function useReceiptCompany(): { company: ReceiptCompany | null; width: PaperWidth } {
  const known = useSession((session) => session.state?.company ?? null);
  const { data } = useCall('GET /companies', {}, { staleTime: FRESH, gcTime: Number.POSITIVE_INFINITY });
  const company = data && data.id === known?.id ? data : known;
  return { company, width: data?.paper_width ?? USUAL_WIDTH };
}
