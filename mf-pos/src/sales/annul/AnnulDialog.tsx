import { fieldText, useCallMutation } from '@cuadra/shared/client';
import { annulSale, type SaleDetail } from '@cuadra/shared/contract';
import { formatTicketNumber } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify, useCan } from '@cuadra/shared/state';
import { Field, Icon, type IconName, TextArea } from '@cuadra/shared/ui';
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

export interface AnnulDialogProps {
  sale: SaleDetail;
  onClose: () => void;
}

/** Asks before a sale is annulled: what it will do, and why it is done. */
export function AnnulDialog({ sale, onClose }: AnnulDialogProps) {
  const changed = useSaleChanged();
  const sees = {
    products: useCan(['sales', 'detail_products']),
    payments: useCan(['sales', 'detail_payments']),
    balance: useCan(['sales', 'detail_balance']),
  };
  const number = formatTicketNumber(sale.number);
  const { mutateAsync } = useCallMutation('DELETE /sales/delete/{id}');
  const annulment = useEntityForm({
    schema: annulSale.body,
    values: { reason: '' },
    send: (body) => mutateAsync({ params: { id: sale.id }, body }),
    onSaved: (annulled) => {
      changed(annulled);
      notify.success(`La venta ${number} quedó anulada.`);
      onClose();
    },
    fieldError: (_, reason) =>
      reason === 'required' ? 'Escribe por qué se anula: queda guardado con la venta.' : fieldText(reason),
  });
  const { stock, money, debt } = annulEffects(sale, sees);
  return (
    <FormDialog
      form={annulment}
      title={`¿Anular la venta ${number}?`}
      submit="Anular venta"
      danger
      cancel="No"
      onClose={onClose}
    >
      <Effects aria-label="Qué pasa al anularla">
        <Effect icon="receipt" text="El número queda, marcado como anulado. No se puede deshacer." />
        <Effect icon="package" text={stock} />
        <Effect icon="cash" text={money} />
        <Effect icon="wallet" text={debt} />
      </Effects>
      <Field label="Motivo" required error={annulment.errorOf('reason')}>
        <TextArea
          {...annulment.form.register('reason')}
          rows={2}
          maxLength={300}
          placeholder="Por ejemplo: se cobró dos veces"
        />
      </Field>
    </FormDialog>
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
