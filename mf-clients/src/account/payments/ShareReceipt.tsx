import { whatsappLink } from '@cuadra/shared/domain';
import { type PaperWidth, type Receipt, receiptMessage, shareReceipt } from '@cuadra/shared/print';
import { Button, ButtonLink, CopyButton, Row } from '@cuadra/shared/ui';

export interface ShareReceiptProps {
  receipt: Receipt;
  width: PaperWidth;
  /** Its client's; without one, WhatsApp asks whom to send it to. */
  phone: string | null;
}

/** Sends a receipt to its client: by WhatsApp, as a picture, or copied. */
export function ShareReceipt({ receipt, width, phone }: ShareReceiptProps) {
  const text = receiptMessage(receipt);
  return (
    <Row $gap={2}>
      <ButtonLink to={whatsappLink(phone, text)} target="_blank" rel="noreferrer" size="sm" icon="message">
        WhatsApp
      </ButtonLink>
      <Button size="sm" icon="image" onClick={() => void shareReceipt(receipt, width)}>
        Compartir imagen
      </Button>
      <CopyButton text={text} label="Copiar" />
    </Row>
  );
}
