import { OWNER_ROLE_ID } from '@cuadra/shared/domain';
import {
  type PaperWidth,
  PrinterDialog,
  printerErrorText,
  type Receipt,
  shareReceipt,
  usePrinter,
  whatsAppAddress,
} from '@cuadra/shared/print';
import { lazyComponent } from '@cuadra/shared/remote';
import { notify, useHasModule, useSession } from '@cuadra/shared/state';
import { Button, type IconName } from '@cuadra/shared/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { KEYS, type KeyName } from '../../keyboard/keys.ts';
import { useKey } from '../../keyboard/use-key.ts';

const ReceiptSettingsDialog = lazyComponent(() => import('./ReceiptSettingsDialog.tsx'));

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  margin-top: var(--s-3);
`;

/** What else can be done with a receipt than printing it: sending it, and what has to do with the printer. */
export function ReceiptActions({ receipt, width }: { receipt: Receipt; width: PaperWidth }) {
  const isDirect = useHasModule('print');
  const { settings, openDrawer } = usePrinter();
  const isOwner = useSession((session) => session.state?.role?.id === OWNER_ROLE_ID);
  const [dialog, setDialog] = useState<'printer' | 'settings'>();
  const closeDialog = () => setDialog(undefined);

  const open = async () => {
    try {
      await openDrawer();
    } catch (error) {
      notify.error(printerErrorText(error) ?? '');
    }
  };

  const send = () => void window.open(whatsAppAddress(receipt), '_blank', 'noopener');
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
        <Action of="cashDrawer" icon="cash" enabled={isFree} onPress={() => void open()}>
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

interface ActionProps {
  of: KeyName;
  icon: IconName;
  /** Its key does something: no dialog stands over it. */
  enabled: boolean;
  onPress: () => void;
  children: string;
}

/** A small button, pressed by its key too. */
function Action({ of, icon, enabled, onPress, children }: ActionProps) {
  useKey(of, onPress, enabled);
  return (
    <Button size="sm" variant="ghost" icon={icon} shortcut={KEYS[of].drawn} onClick={onPress}>
      {children}
    </Button>
  );
}
