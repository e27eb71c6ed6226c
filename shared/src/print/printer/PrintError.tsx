import styled from 'styled-components';
import { Button, Notice } from '../../ui/index.ts';
import type { ReceiptPrinting } from './use-receipt-printing.ts';

const ErrorNotice = styled(Notice)`
  margin-bottom: var(--s-3);
`;

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
