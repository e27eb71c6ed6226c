import { useCall, useCallMutation } from '@cuadra/shared/client';
import type { Client, ClientPayment } from '@cuadra/shared/contract';
import { formatDateTime, formatMoney, formatTicketNumber } from '@cuadra/shared/domain';
import { PrintError, type Receipt, useReceiptCompany, useReceiptPrinting } from '@cuadra/shared/print';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Dialog, Facts, LoadFailed, Notice, Skeleton, Stack } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useRefreshClients } from '../../clients/use-refresh-clients.ts';
import { AnnulDialog } from '../AnnulDialog.tsx';
import { paymentReceipt } from './payment-receipt.ts';
import { frozenRateText, leftText, paymentTitle } from './payment-text.ts';
import { ShareReceipt } from './ShareReceipt.tsx';

export interface PaymentDialogProps {
  client: Client;
  paymentId: string;
  onClose: () => void;
}

/** Until it is there. */
const NOTHING: Receipt = { title: 'Abono', rows: [] };

/** The receipt of an abono, of what was given back or exchanged: shared, printed, or annulled by who may. */
export function PaymentDialog({ client, paymentId, onClose }: PaymentDialogProps) {
  const { data, error, refetch } = useCall('GET /clients/{id}/payments/{payment_id}', {
    params: { id: client.id, payment_id: paymentId },
  });
  const mayAnnul = useCan(['clients', 'delete']);
  const [isAnnulling, setAnnulling] = useState(false);
  const { company, width } = useReceiptCompany();
  // What was exchanged is between the two currencies of one account, and no money that was taken.
  const receipt = data && data.kind !== 'exchange' ? paymentReceipt(client, data, company) : undefined;
  const printing = useReceiptPrinting(receipt ?? NOTHING, width, false);
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={data ? paymentTitle(data) : 'Abono'}
        footer={
          data && (
            <>
              {mayAnnul && !data.annulment && (
                <Button variant="ghost" icon="trash" onClick={() => setAnnulling(true)}>
                  Anular
                </Button>
              )}
              {receipt && (
                <Button
                  variant="primary"
                  icon="printer"
                  loading={printing.isPrinting}
                  onClick={printing.print}
                >
                  Imprimir
                </Button>
              )}
            </>
          )
        }
      >
        {data ? (
          <Stack>
            <PrintError printing={printing} />
            {data.annulment && (
              <Notice tone="warning">
                Anulado por {data.annulment.user} el {formatDateTime(new Date(data.annulment.create_at))}:{' '}
                {data.annulment.reason}
              </Notice>
            )}
            <Facts facts={receiptFacts(client, data)} />
            {receipt && <ShareReceipt receipt={receipt} width={width} phone={client.phone} />}
          </Stack>
        ) : error ? (
          <LoadFailed level={3} title="No pudimos cargar el abono" error={error} onRetry={refetch} />
        ) : (
          <Skeleton height={160} radius="var(--r-2)" />
        )}
      </Dialog>
      {printing.sheet}
      {isAnnulling && data && <AnnulPayment payment={data} onClose={() => setAnnulling(false)} />}
    </>
  );
}

function AnnulPayment({ payment, onClose }: { payment: ClientPayment; onClose: () => void }) {
  const { mutateAsync } = useCallMutation('PUT /clients/{id}/payments/{payment_id}/annul');
  const refresh = useRefreshClients();
  const { kind, client_id, id, amount, currency } = payment;
  return (
    <AnnulDialog
      title={`¿Anular: ${paymentTitle(payment)}?`}
      description={
        kind === 'payment'
          ? `Vuelve a deber ${formatMoney(amount, currency)}, y el dinero sale de tu caja como entró, si tienes una abierta.`
          : kind === 'refund'
            ? 'Vuelve a tener ese saldo a su favor, y el dinero entra en tu caja, si tienes una abierta.'
            : 'Vuelve a deber lo que se pagó con su saldo, y a tener el saldo a su favor.'
      }
      submit="Anular"
      send={(reason) => mutateAsync({ params: { id: client_id, payment_id: id }, body: { reason } })}
      onDone={() => {
        notify.success(`Anulaste: ${paymentTitle(payment)}.`);
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function receiptFacts(client: Client, payment: ClientPayment): (readonly [string, string])[] {
  const { payments, amount, currency, credit, debts, note, user, create_at } = payment;
  return [
    ['Cliente', client.name] as const,
    ['Fecha', formatDateTime(new Date(create_at))] as const,
    [payment.kind === 'refund' ? 'Se le devolvió' : 'Pagó', formatMoney(amount, currency)] as const,
    ...payments.map(
      ({ name, amount: paid, currency: own, reference }) =>
        [reference ? `${name} (ref. ${reference})` : name, formatMoney(paid, own)] as const,
    ),
    ...(credit ? [['De su saldo a favor', formatMoney(credit.amount, credit.currency)] as const] : []),
    ['Tasa', frozenRateText(payment)] as const,
    ...debts.map(
      ({ sale_number, amount: part }) =>
        [
          sale_number === null ? 'A la deuda de antes' : `A la venta ${formatTicketNumber(sale_number)}`,
          formatMoney(part, currency),
        ] as const,
    ),
    ['Después', leftText(payment)] as const,
    ...(note ? [['Nota', note] as const] : []),
    ['Lo anotó', user] as const,
  ];
}
