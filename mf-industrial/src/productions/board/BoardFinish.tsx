import { useCallMutation } from '@cuadra/shared/client';
import type { ProductionOrderSummary } from '@cuadra/shared/contract';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { Checkbox } from '@cuadra/shared/ui';
import { useState } from 'react';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { finishFieldError, finishSchema, finishValues } from '../finish/finish-values.ts';
import { orderAsLeft, stepErrorText } from '../step-error-text.ts';
import { useRefreshOrders } from '../use-productions.ts';
import { Stepper } from './Stepper.tsx';

export interface BoardFinishProps {
  order: ProductionOrderSummary;
  onClose: () => void;
}

/** Nothing else than the formula says is typed on the board. */
const schema = finishSchema({ yield_qty: '1', lines: [], byproducts: [] });

/** What came out, in a few presses; what was filled in and its id stay on the device until it has arrived. */
export default function BoardFinish({ order, onClose }: BoardFinishProps) {
  const { id, makes, formula_name } = order;
  const [seen, setSeen] = useState(order.version);
  const { mutateAsync } = useCallMutation('POST /production_orders/{id}/finish');
  const { moved, reread } = useRefreshOrders();
  const measureName = useMeasureName();
  const measure = measureName(makes.measure_id);
  const form = useEntityForm({
    draft: { name: `board-production-order ${id}`, isNew: true },
    schema,
    values: finishValues(order),
    send: (output, batch_id) => mutateAsync({ params: { id }, body: { ...output, batch_id, version: seen } }),
    onSaved: ({ order: saved, batch }) => {
      moved(saved);
      notify.success(`Entraron ${amountText(batch.qty, measure)} de «${makes.name}».`);
      onClose();
    },
    fieldError: finishFieldError,
    errorText: (error) => {
      const left = orderAsLeft(error);
      if (left) setSeen(left.version);
      reread();
      return stepErrorText(error, { goods: left?.lines.map(({ good }) => good) ?? [], measureName });
    },
    alreadySaved: 'Esta tanda ya se guardó en un intento anterior, con otros datos. Mírala en la orden.',
  });
  const { watch, setValue } = form.form;
  const values = watch();
  return (
    <FormDialog
      form={form}
      title={`¿Cuánto salió de ${formula_name}?`}
      submit={values.close ? 'Terminar' : 'Guardar tanda'}
      onClose={onClose}
    >
      <Stepper
        label="Buenos"
        measure={measure}
        value={values.qty}
        onChange={(qty) => setValue('qty', qty, { shouldDirty: true })}
        error={form.errorOf('qty')}
      />
      <Stepper
        label="Merma"
        measure={measure}
        value={values.waste}
        onChange={(waste) => setValue('waste', waste, { shouldDirty: true })}
        error={form.errorOf('waste')}
      />
      <Checkbox
        label="Con esto termina la orden"
        checked={values.close}
        onCheckedChange={(close) => setValue('close', close, { shouldDirty: true })}
      />
    </FormDialog>
  );
}
