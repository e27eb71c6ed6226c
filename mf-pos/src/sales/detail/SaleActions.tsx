import type { SaleDetail } from '@cuadra/shared/contract';
import { exact } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Button, PHONE } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { linesLeft } from '../what-is-left.ts';

const AnnulDialog = lazyComponent(async () => ({
  default: (await import('../annul/AnnulDialog.tsx')).AnnulDialog,
}));
const EditSaleDialog = lazyComponent(async () => ({
  default: (await import('../edit/EditSaleDialog.tsx')).EditSaleDialog,
}));
const ReturnDialog = lazyComponent(async () => ({
  default: (await import('../return/ReturnDialog.tsx')).ReturnDialog,
}));
const TicketCopyDialog = lazyComponent(() => import('../../printing/dialog/TicketCopyDialog.tsx'));

/** Always in sight at the foot of the drawer, whose inner space it takes back. */
const Foot = styled.footer`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  margin: var(--s-5) calc(-1 * var(--s-5)) calc(-1 * var(--s-5));
  padding: var(--s-3) var(--s-5) max(var(--s-4), env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
  ${PHONE} {
    & > button {
      flex: 1 1 auto;
    }
  }
`;

/** What can be done with a sale, by what the role may do. */
export function SaleActions({ sale }: { sale: SaleDetail }) {
  const [asking, setAsking] = useState<'annul' | 'edit' | 'return' | 'reprint'>();
  const undoes = useCan(['sales', 'delete']);
  const updates = useCan(['sales', 'update']);
  const prints = useCan(['sales', 'print_ticket']);
  const seesAll = useSeesAllOfReturn();
  const isIssued = sale.status === 'issued';
  const isLeft = linesLeft(sale).some(({ left }) => exact(left).gt(0));
  const close = () => setAsking(undefined);
  if (!prints && !((undoes || updates) && isIssued)) return null;
  return (
    <>
      <Foot>
        {prints && (
          <Button icon="printer" onClick={() => setAsking('reprint')}>
            Reimprimir ticket
          </Button>
        )}
        {updates && isIssued && (
          <Button icon="pencil" onClick={() => setAsking('edit')}>
            Editar
          </Button>
        )}
        {undoes && isIssued && seesAll && isLeft && (
          <Button icon="refresh" onClick={() => setAsking('return')}>
            Devolver
          </Button>
        )}
        {undoes && isIssued && (
          <Button icon="trash" onClick={() => setAsking('annul')}>
            Anular
          </Button>
        )}
      </Foot>
      <Suspense fallback={null}>
        {asking === 'annul' && <AnnulDialog sale={sale} onClose={close} />}
        {asking === 'edit' && <EditSaleDialog sale={sale} onClose={close} />}
        {asking === 'reprint' && <TicketCopyDialog sale={sale} onClose={close} />}
        {asking === 'return' && <ReturnDialog sale={sale} onClose={close} />}
      </Suspense>
    </>
  );
}

/** Who takes goods back has to say what is paid back for them: it takes all that their worth is worked out of. */
function useSeesAllOfReturn(): boolean {
  const products = useCan(['sales', 'detail_products']);
  const payments = useCan(['sales', 'detail_payments']);
  const amounts = useCan(['sales', 'detail_subtotal']);
  const balance = useCan(['sales', 'detail_balance']);
  return products && payments && amounts && balance;
}
