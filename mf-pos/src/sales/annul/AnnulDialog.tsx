import { errorText, useCallMutation } from '@cuadra/shared/client';
import type { SaleDetail } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Dialog, Field, Icon, type IconName, Notice, Stack, TextArea } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useSaleChanged } from '../use-sale-changed.ts';
import { annulEffects } from './effects.ts';

const Effects = styled.ul`
  display: grid;
  gap: var(--s-2);
  padding: var(--s-3);
  border-radius: var(--r-2);
  background: var(--sunken);
  li {
    display: flex;
    gap: 10px;
    align-items: start;
  }
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--ink-3);
  }
`;

/** As long as the contract takes it. */
const MOST_LETTERS = 300;

export interface AnnulDialogProps {
  sale: SaleDetail;
  open: boolean;
  onClose: () => void;
}

/** Asks before a sale is annulled: what it will do, and why it is done. */
export function AnnulDialog({ sale, open, onClose }: AnnulDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const changed = useSaleChanged();
  const sees = {
    products: useCan(['sales', 'detail_products']),
    payments: useCan(['sales', 'detail_payments']),
    balance: useCan(['sales', 'detail_balance']),
  };
  const number = formatTicketNumber(sale.number);
  const annul = useCallMutation('DELETE /sales/delete/{id}', {
    onSuccess: (annulled) => {
      changed(annulled);
      notify.success(`La venta ${number} quedó anulada.`);
      onClose();
    },
  });
  const submit = () => {
    if (reason.trim() === '') setError('Escribe por qué se anula: queda guardado con la venta.');
    else annul.mutate({ params: { id: sale.id }, body: { reason: reason.trim() } });
  };
  const { stock, money, debt } = annulEffects(sale, sees);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      dismissible={!annul.isPending}
      title={`¿Anular la venta ${number}?`}
      footer={
        <>
          <Button disabled={annul.isPending} onClick={onClose}>
            No
          </Button>
          <Button variant="danger" loading={annul.isPending} onClick={submit}>
            Anular venta
          </Button>
        </>
      }
    >
      <Stack>
        <Effects aria-label="Qué pasa al anularla">
          <Effect icon="receipt" text="El número queda, marcado como anulado. No se puede deshacer." />
          <Effect icon="package" text={stock} />
          <Effect icon="cash" text={money} />
          <Effect icon="wallet" text={debt} />
        </Effects>
        <Field label="Motivo" required error={error}>
          <TextArea
            rows={2}
            maxLength={MOST_LETTERS}
            placeholder="Por ejemplo: se cobró dos veces"
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setError(undefined);
            }}
          />
        </Field>
        {annul.isError && <Notice tone="bad">{errorText(annul.error)}</Notice>}
      </Stack>
    </Dialog>
  );
}

function Effect({ icon, text }: { icon: IconName; text: string | undefined }) {
  if (!text) return null;
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  );
}
