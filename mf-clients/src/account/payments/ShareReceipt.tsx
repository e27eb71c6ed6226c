import type { Client, ClientPayment } from '@cuadra/shared/contract';
import { whatsappLink } from '@cuadra/shared/domain';
import { useSession } from '@cuadra/shared/state';
import { ButtonLink, CopyButton } from '@cuadra/shared/ui';
import { receiptLines } from './receipt-message.ts';

export interface ShareReceiptProps {
  client: Client;
  payment: ClientPayment;
}

/** Sends a receipt to its client by WhatsApp, or copies it. */
export function ShareReceipt({ client, payment }: ShareReceiptProps) {
  const shop = useSession((session) => session.state?.company?.name ?? '');
  const text = receiptLines(shop, client, payment).join('\n');
  return (
    <>
      <CopyButton text={text} label="Copiar" />
      <ButtonLink
        to={whatsappLink(client.phone, text)}
        target="_blank"
        rel="noreferrer"
        variant="primary"
        icon="message"
      >
        WhatsApp
      </ButtonLink>
    </>
  );
}
