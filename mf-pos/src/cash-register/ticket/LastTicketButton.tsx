import { lazyPart } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { IconButton } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import { useLastTicket } from './last-ticket.ts';

const ReprintDialog = lazyPart(() => import('./ReprintDialog.tsx'));

/** Shows the last ticket of this device again, to be printed or sent once more. */
export function LastTicketButton({ companyId }: { companyId: string }) {
  const ticket = useLastTicket(companyId);
  const canPrint = useCan(['sales', 'print_ticket']);
  const [isOpen, setOpen] = useState(false);
  if (!ticket || !canPrint) return null;
  return (
    <>
      <IconButton icon="receipt" size="sm" label="Último ticket" onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <ReprintDialog sale={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
