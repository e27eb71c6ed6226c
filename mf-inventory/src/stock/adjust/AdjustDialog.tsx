import { fieldText, useCallCache, useCallMutation } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { formatQuantity, STOCK_CAUSES, stockCauseName } from '@cuadra/shared/domain';
import {
  adjustFormSchema,
  FormDialog,
  MOST_NOTE_LETTERS,
  NO_ADJUSTMENT,
  stockAfter,
  useEntityForm,
} from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Field, FormRow, QuantityInput, Select, TextInput } from '@cuadra/shared/ui';
import { Controller } from 'react-hook-form';
import { useRefreshProducts } from '../../products/products-query.ts';

export interface AdjustDialogProps {
  product: Product;
  onClose: () => void;
}

const CAUSES = STOCK_CAUSES.map((cause) => ({ value: cause, label: stockCauseName(cause) }));
const DIRECTIONS = [
  { value: 'out', label: 'Salen' },
  { value: 'in', label: 'Entran' },
];

/** Takes from a stock or adds to it, and says why. */
export default function AdjustDialog({ product, onClose }: AdjustDialogProps) {
  const { mutateAsync } = useCallMutation('POST /products/adjust');
  const calls = useCallCache();
  const refreshList = useRefreshProducts();
  const adjustment = useEntityForm({
    schema: adjustFormSchema,
    values: NO_ADJUSTMENT,
    send: (output, id) => mutateAsync({ body: { id, product_id: product.id, ...output } }),
    onSaved: ({ name, qty }) => {
      notify.success(`«${name}» quedó en ${formatQuantity(qty)}.`);
      void calls.refresh(
        'GET /products/{id}',
        'GET /products/{id}/history',
        'GET /products/{id}/movements',
        'GET /products/{id}/lots',
      );
      refreshList();
      onClose();
    },
    fieldError: (field, reason) => {
      if (reason === 'not-enough') return 'No hay tantas. Tu empresa no permite vender sin existencia.';
      if (field === 'reason' && reason === 'required') return 'Di cuál es el motivo.';
      return fieldText(reason);
    },
    alreadySaved:
      'Este ajuste ya se guardó en un intento anterior, con otros datos. Míralo en los movimientos.',
  });
  const { form, errorOf } = adjustment;
  const [direction, qty, cause] = form.watch(['direction', 'qty', 'cause']);
  const after = stockAfter(product.qty, { direction, qty });
  return (
    <FormDialog
      form={adjustment}
      title="Ajustar existencia"
      description={`Hay ${formatQuantity(product.qty)} de «${product.name}».`}
      submit="Guardar ajuste"
      onClose={onClose}
    >
      <Field label="Motivo" error={errorOf('cause')}>
        <Select {...form.register('cause')} options={CAUSES} />
      </Field>
      <FormRow>
        <Field label="Salen o entran">
          <Select {...form.register('direction')} options={DIRECTIONS} />
        </Field>
        <Field
          label="Cantidad"
          error={errorOf('qty')}
          hint={after === undefined ? undefined : `Quedarán ${formatQuantity(after)}.`}
        >
          <Controller
            control={form.control}
            name="qty"
            render={({ field: { value, onChange, ref } }) => (
              <QuantityInput ref={ref} autoFocus value={value ?? ''} onValueChange={onChange} />
            )}
          />
        </Field>
      </FormRow>
      <Field
        label="Nota"
        error={errorOf('reason')}
        hint={cause === 'other' ? 'Queda en los movimientos.' : 'Opcional. Queda en los movimientos.'}
      >
        <TextInput {...form.register('reason')} maxLength={MOST_NOTE_LETTERS} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
