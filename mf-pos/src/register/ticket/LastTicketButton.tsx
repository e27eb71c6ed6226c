import { lazyComponent } from '@cuadra/shared/remote';
import { useCan } from '@cuadra/shared/state';
import { Button } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { COMPACT } from '../layout.ts';
import { useLastTicket } from './last-ticket.ts';

const TicketCopyDialog = lazyComponent(() => import('../../printing/dialog/TicketCopyDialog.tsx'));

/** Where there is little room only the icon is drawn; the name stays for whoever cannot see it. */
const Name = styled.span`
  ${COMPACT} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Shows the last ticket of this device again, to be printed or sent once more. */
export function LastTicketButton({ companyId }: { companyId: string }) {
  const ticket = useLastTicket(companyId);
  const canPrint = useCan(['sales', 'print_ticket']);
  const [isOpen, setOpen] = useState(false);
  const isOffered = ticket !== undefined && canPrint;
  const open = () => setOpen(true);
  useKey('lastTicket', open, isOffered);
  if (!isOffered) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon="printer"
        title="Último ticket"
        shortcut={KEYS.lastTicket.drawn}
        onClick={open}
      >
        <Name>Último ticket</Name>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <TicketCopyDialog sale={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
