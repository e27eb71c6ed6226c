import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { Checkbox } from '@cuadra/shared/ui';
import { useState } from 'react';
import { finishFieldError, finishSchema, finishValues } from '../finish/finish-values.ts';
import { orderAsLeft, stepErrorText } from '../step-error-text.ts';
import type { BoardOrder } from '../steps/board-orders.ts';
import { batchEntry, type Seen } from '../steps/step-entry.ts';
import { useTakeStep } from '../steps/use-steps.ts';
import { Stepper } from './Stepper.tsx';

export interface BoardFinishProps {
  order: BoardOrder;
  measureName: (id: string | null) => string | null;
  onClose: () => void;
}

/** Nothing else than the formula says is typed on the board. */
const schema = finishSchema({ yield_qty: '1', lines: [], byproducts: [] });

/** What came out, in a few presses; what was filled in, and what is sent, stay on the device until it has arrived. */
export default function BoardFinish({ order, measureName, onClose }: BoardFinishProps) {
  const { id, makes, formula_name } = order;
  const take = useTakeStep();
  const [told, setTold] = useState<Seen>(order.told);
  const measure = measureName(makes.measure_id);
  const form = useEntityForm({
    draft: { name: `board-production-order ${id}`, isNew: true },
    schema,
    values: finishValues(order),
    send: (output, batch_id) => take((doer) => batchEntry({ ...order, told }, { ...output, batch_id }, doer)),
    onSaved: onClose,
    fieldError: finishFieldError,
    errorText: (error) => {
      const left = orderAsLeft(error);
      if (left) setTold({ version: left.version, made: left.made });
      return stepErrorText(error, { goods: [], measureName });
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
