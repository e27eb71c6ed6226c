import { ApiError, errorText, useCallMutation } from '@cuadra/shared/client';
import type { Order } from '@cuadra/shared/contract';
import { whatsappLink } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { ButtonLink, Checkbox, Money, Notice, Row, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Rows } from '../../store/rows-style.ts';
import { orderTitle, totalText } from '../order-text.ts';
import { useRefreshOrders } from '../steps/use-refresh-orders.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { changeMessage } from './change-message.ts';
import {
  changedLines,
  changedTotal,
  changeFieldError,
  changeSchema,
  changeValues,
  goodsOf,
} from './change-values.ts';

export interface ChangeDialogProps {
  order: Order;
  onClose: () => void;
}

/** Changes how much of each line an order has, once its buyer agrees. */
export default function ChangeDialog({ order, onClose }: ChangeDialogProps) {
  // As it was when the dialog opened: what is read again meanwhile is what others did.
  const [before] = useState(order);
  const { mutateAsync } = useCallMutation('PUT /store/orders/lines');
  const refresh = useRefreshOrders();
  const form = useEntityForm({
    schema: changeSchema,
    values: changeValues(before),
    send: ({ lines }) =>
      mutateAsync({ body: { id: before.id, lines, seen: { total: before.total }, is_agreed: true } }),
    onSaved: (saved) => {
      void refresh(saved);
      notify.success(`${orderTitle(saved)}: quedó en ${totalText(saved)}.`);
      onClose();
    },
    fieldError: changeFieldError,
    errorText: (error) => {
      void refresh();
      return refusalText(error);
    },
  });
  const { watch, setValue, control, formState } = form.form;
  const values = watch();
  const goods = goodsOf(before);
  const changed = changedLines(before, values);
  const total = changedTotal(before, values);
  const { main, alternative, phone, payment } = before;
  const isPaid = payment !== null && (payment.state === 'told' || payment.state === 'checked');
  return (
    <FormDialog
      form={form}
      title={`Cambiar el ${orderTitle(before).replace('Pedido', 'pedido')}`}
      description="A los precios del pedido. Escribe 0 donde no hay."
      submit="Cambiar pedido"
      errorsOf={['lines']}
      onClose={onClose}
    >
      <Rows aria-label="Qué pidió">
        {goods.map((line, index) => (
          <ChangeRow
            // Two lines may be of one product.
            key={`${line.product_id} ${index}`}
            line={line}
            value={values.lines[index]?.qty ?? null}
            onChange={(qty) =>
              setValue(
                'lines',
                values.lines.map((one, at) => (at === index ? { ...one, qty } : one)),
                { shouldDirty: true, shouldValidate: formState.isSubmitted },
              )
            }
          />
        ))}
      </Rows>
      <Row $justify="space-between" role="status" aria-label="Total del pedido">
        <Text as="span" $strong>
          Total
        </Text>
        <Money
          amount={total.main}
          currency={main}
          size="lg"
          align="end"
          {...(main !== alternative && { other: { amount: total.alternative, currency: alternative } })}
        />
      </Row>
      {isPaid && (
        <Notice>
          Tu cliente ya dijo que pagó {totalText(before)}. Acuerda con él qué hacen con la diferencia.
        </Notice>
      )}
      {phone !== null && changed.length > 0 && (
        <div>
          <ButtonLink
            to={whatsappLink(phone, changeMessage(before, changed, total))}
            target="_blank"
            rel="noreferrer"
            icon="message"
          >
            Preguntarle por WhatsApp
          </ButtonLink>
        </div>
      )}
      <Controller
        control={control}
        name="is_agreed"
        render={({ field: { value, onChange } }) => (
          <Stack $gap={1}>
            <Checkbox
              label={`${before.buyer_name} está de acuerdo`}
              checked={value}
              onCheckedChange={onChange}
              aria-invalid={form.errorOf('is_agreed') !== undefined}
            />
            {form.errorOf('is_agreed') && (
              <Text $tone="bad" $size="sm" role="alert">
                {form.errorOf('is_agreed')}
              </Text>
            )}
          </Stack>
        )}
      />
    </FormDialog>
  );
}

function refusalText(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.fields.total === 'changed' || error.fields.status === 'not-open')
    return 'Este pedido ya cambió: alguien lo atendió antes. Cierra y mira cómo está ahora.';
  return errorText(error);
}
