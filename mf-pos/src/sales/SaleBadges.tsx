import type { SaleSummary } from '@cuadra/shared/contract';
import { Badge } from '@cuadra/shared/ui';

/** What became of a sale, and whether it was on credit. */
export function SaleBadges({
  sale,
}: {
  sale: Pick<SaleSummary, 'type' | 'status' | 'is_returned' | 'needs_review'>;
}) {
  return (
    <>
      {sale.status === 'annulled' && <Badge tone="bad">Anulada</Badge>}
      {sale.needs_review && <Badge tone="gold">Por revisar</Badge>}
      {sale.is_returned && <Badge>Con devolución</Badge>}
      {sale.type === 'credit' && <Badge tone="gold">A crédito</Badge>}
    </>
  );
}
