import { OWNER_ROLE_ID, whatsappLink } from '@cuadra/shared/domain';
import {
  type PaperWidth,
  PrinterDialog,
  type Receipt,
  receiptMessage,
  shareReceipt,
  usePrinter,
} from '@cuadra/shared/print';
import { lazyComponent } from '@cuadra/shared/remote';
import { useHasModule, useSession } from '@cuadra/shared/state';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { ReceiptAction as Action } from './ReceiptAction.tsx';
import { useOpenCashDrawer } from './use-open-cash-drawer.ts';

const ReceiptSettingsDialog = lazyComponent(() => import('./ReceiptSettingsDialog.tsx'));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  margin-top: var(--s-3);
`;

export interface ReceiptActionsProps {
  receipt: Receipt;
  width: PaperWidth;
  /** Of whom it is sent to; WhatsApp asks to whom where there is none. */
  phone?: string | undefined;
}

/** What else can be done with a receipt than printing it: sending it, and what has to do with the printer. */
export function ReceiptActions({ receipt, width, phone }: ReceiptActionsProps) {
  const isDirect = useHasModule('print');
  const { settings } = usePrinter();
  const open = useOpenCashDrawer();
  const isOwner = useSession((session) => session.state?.role?.id === OWNER_ROLE_ID);
  const [dialog, setDialog] = useState<'printer' | 'settings'>();
  const closeDialog = () => setDialog(undefined);

  const send = () => void window.open(whatsappLink(phone, receiptMessage(receipt)), '_blank', 'noopener');
  const isFree = dialog === undefined;

  return (
    <Bar>
      <Action of="picture" icon="image" enabled={isFree} onPress={() => void shareReceipt(receipt, width)}>
        Compartir imagen
      </Action>
      <Action of="whatsApp" icon="message" enabled={isFree} onPress={send}>
        WhatsApp
      </Action>
      {isDirect && settings.printer !== null && (
        <Action of="cashDrawer" icon="cash" enabled={isFree} onPress={open}>
          Abrir gaveta
        </Action>
      )}
      {isDirect && (
        <Action of="printer" icon="printer" enabled={isFree} onPress={() => setDialog('printer')}>
          {settings.printer ? 'Impresora' : 'Elegir impresora'}
        </Action>
      )}
      {isOwner && (
        <Action of="receiptDesign" icon="settings" enabled={isFree} onPress={() => setDialog('settings')}>
          Diseño
        </Action>
      )}
      <Suspense fallback={null}>
        {dialog === 'printer' && <PrinterDialog width={width} onClose={closeDialog} />}
        {dialog === 'settings' && <ReceiptSettingsDialog onClose={closeDialog} />}
      </Suspense>
    </Bar>
  );
}
