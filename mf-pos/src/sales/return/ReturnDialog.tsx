import type { SaleDetail } from '@cuadra/shared/contract';
import { formatMoney, formatTicketNumber, ticketMoney } from '@cuadra/shared/domain';
import { FormErrors } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Button, Dialog, Field, Money, Notice, Stack, TextInput } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { usePaymentMethods } from '../../offline/answers/use-payment-methods.ts';
import { PayBackFields } from './PayBackFields.tsx';
import { ReturnLines } from './ReturnLines.tsx';
import { type ReturnInHand, useReturn } from './use-return.ts';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: var(--s-2) var(--s-4);
  align-items: baseline;
  padding: var(--s-3);
  border-radius: var(--r-2);
  background: var(--sunken);
  font-variant-numeric: tabular-nums;
  dd {
    margin: 0;
    text-align: end;
  }
`;

export interface ReturnDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/**
 * Goods come back, whole or in part: what they are worth comes off the debt first, and the rest is paid back. No `FormDialog`:
 * Enter in one of its figures must not send it.
 */
export function ReturnDialog({ sale, onClose }: ReturnDialogProps) {
  const { methods = [] } = usePaymentMethods(sale);
  const [showsError, setShowsError] = useState(false);
  const back = useReturn(sale, methods, () => {
    notify.success(`Devolución de la venta ${formatTicketNumber(sale.number)} guardada.`);
    onClose();
  });
  const error = returnError(back, sale);
  const { form, isSubmitting, onSubmit } = back.entity;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      dismissible={!isSubmitting}
      title={`Devolución de la venta ${formatTicketNumber(sale.number)}`}
      footer={
        <>
          <Button disabled={isSubmitting} onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            loading={isSubmitting}
            onClick={() => (error ? setShowsError(true) : onSubmit())}
          >
            Registrar devolución
          </Button>
        </>
      }
    >
      <Stack>
        <ReturnLines back={back} />
        {back.coming.length > 0 && (
          <>
            <Summary back={back} sale={sale} />
            {back.paysBack && <PayBackFields back={back} methods={methods} />}
          </>
        )}
        <Field label="Motivo" hint="Opcional: queda guardado con la devolución.">
          <TextInput {...form.register('reason')} maxLength={300} />
        </Field>
        {showsError && error && <Notice tone="bad">{error}</Notice>}
        <FormErrors form={back.entity} />
      </Stack>
    </Dialog>
  );
}

function Summary({ back, sale }: { back: ReturnInHand; sale: SaleDetail }) {
  const { total, total_alternative, debt, toPay } = back.money;
  return (
    <Sums aria-label="Qué pasa con el dinero">
      <dt>Valor de lo devuelto</dt>
      <dd>
        <Money {...ticketMoney(total, total_alternative, sale)} align="end" layout="line" />
      </dd>
      {debt !== '0.00' && (
        <>
          <dt>{sale.client?.name ?? 'El cliente'} deja de deber</dt>
          <dd>{formatMoney(debt, sale.balance_currency)}</dd>
        </>
      )}
      <dt>
        <b>Devuelves al cliente</b>
      </dt>
      <dd>
        <Money {...ticketMoney(toPay.main, toPay.alternative, sale)} size="lg" align="end" layout="line" />
      </dd>
    </Sums>
  );
}

/** Why it cannot be done yet, and what to do; undefined when it can. */
function returnError(back: ReturnInHand, sale: SaleDetail): string | undefined {
  const [excess] = back.excess;
  if (excess) return `De ${excess.name} no pueden volver más de ${excess.left}.`;
  if (back.coming.length === 0) return 'Pon cuánto vuelve de al menos un producto.';
  if (back.withoutReference.length > 0) return 'Escribe la referencia del pago que devuelves.';
  if (back.isPaidBack) return undefined;
  const { main, alternative } = back.missing;
  const both = ticketMoney(main, alternative, sale);
  return `Lo que devuelves no cuadra: la diferencia es ${formatMoney(both.amount, both.currency)}.`;
}
