import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useHasModule, useSession } from '@cuadra/shared/state';
import { Button, Notice } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { KEYS } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';
import { printerErrorText } from '../printer/error-text.ts';
import { usePrinter } from '../printer/printer-store.ts';
import { whatsAppAddress } from '../receipt/message.ts';
import type { PaperWidth } from '../receipt/ReceiptPaper.tsx';
import type { Receipt } from '../receipt/rows.ts';
import type { ReceiptPrinting } from './use-receipt-printing.ts';

const PrinterDialog = lazyComponent(() => import('../printer/PrinterDialog.tsx'));
const ReceiptSettingsDialog = lazyComponent(() => import('./ReceiptSettingsDialog.tsx'));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  margin-top: var(--s-3);
`;

const ErrorNotice = styled(Notice)`
  margin-bottom: var(--s-3);
`;

/** What else can be done with a receipt than printing it: sending it, and what has to do with the printer. */
export function ReceiptActions({ receipt, width }: { receipt: Receipt; width: PaperWidth }) {
  const isDirect = useHasModule('print');
  const { settings, openDrawer } = usePrinter();
  const isOwner = useSession((session) => session.state?.role?.id === OWNER_ROLE_ID);
  const [dialog, setDialog] = useState<'printer' | 'settings'>();
  const closeDialog = () => setDialog(undefined);

  const share = async () => {
    try {
      // Asked for when it is first wanted.
      const { sharePicture } = await import('../receipt/share-picture.ts');
      const outcome = await sharePicture(receipt, width);
      if (outcome === 'downloaded') notify.success('La imagen quedó en tus descargas.');
    } catch {
      notify.error('No pudimos hacer la imagen. Intenta de nuevo.');
    }
  };
  const open = async () => {
    try {
      await openDrawer();
    } catch (error) {
      notify.error(printerErrorText(error) ?? '');
    }
  };

  const send = () => window.open(whatsAppAddress(receipt), '_blank', 'noopener');
  useKey('picture', () => void share(), dialog === undefined);
  useKey('whatsApp', send, dialog === undefined);
  const hasDrawer = isDirect && settings.printer !== null;
  useKey('cashDrawer', () => void open(), dialog === undefined && hasDrawer);
  useKey('printer', () => setDialog('printer'), dialog === undefined && isDirect);
  useKey('receiptDesign', () => setDialog('settings'), dialog === undefined && isOwner);

  return (
    <Bar>
      <Button
        size="sm"
        variant="ghost"
        icon="image"
        shortcut={KEYS.picture.drawn}
        onClick={() => void share()}
      >
        Compartir imagen
      </Button>
      <Button size="sm" variant="ghost" icon="message" shortcut={KEYS.whatsApp.drawn} onClick={send}>
        WhatsApp
      </Button>
      {hasDrawer && (
        <Button
          size="sm"
          variant="ghost"
          icon="cash"
          shortcut={KEYS.cashDrawer.drawn}
          onClick={() => void open()}
        >
          Abrir gaveta
        </Button>
      )}
      {isDirect && (
        <Button
          size="sm"
          variant="ghost"
          icon="printer"
          shortcut={KEYS.printer.drawn}
          onClick={() => setDialog('printer')}
        >
          {settings.printer ? 'Impresora' : 'Elegir impresora'}
        </Button>
      )}
      {isOwner && (
        <Button
          size="sm"
          variant="ghost"
          icon="settings"
          shortcut={KEYS.receiptDesign.drawn}
          onClick={() => setDialog('settings')}
        >
          Diseño
        </Button>
      )}
      <Suspense fallback={null}>
        {dialog === 'printer' && <PrinterDialog width={width} onClose={closeDialog} />}
        {dialog === 'settings' && <ReceiptSettingsDialog onClose={closeDialog} />}
      </Suspense>
    </Bar>
  );
}

/** What kept the thermal printer from printing, and the way that is left. */
export function PrintError({ printing }: { printing: ReceiptPrinting }) {
  if (!printing.error) return null;
  return (
    <ErrorNotice
      tone="bad"
      action={
        <Button size="sm" onClick={printing.printInBrowser}>
          Imprimir con el navegador
        </Button>
      }
    >
      {printing.error}
    </ErrorNotice>
  );
}
