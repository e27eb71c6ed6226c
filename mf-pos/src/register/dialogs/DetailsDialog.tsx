import { Dialog, Field, Stack, TextArea, TextInput } from '@cuadra/shared/ui';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { FormButtons } from '../../keyboard/FormButtons.tsx';
import type { SaleTab } from '../../sale/sale-tab.ts';

/** What fits on a tab, and what the API takes. */
const LONGEST = { name: 30, description: 500 } as const;

export interface DetailsDialogProps {
  sale: Pick<SaleTab, 'number' | 'name' | 'description'>;
  onSave: (change: Pick<SaleTab, 'name' | 'description'>) => void;
  onClose: () => void;
}

/** What the cashier calls a sale while it is open, and a note on the whole of it. */
export function DetailsDialog({ sale, onSave, onClose }: DetailsDialogProps) {
  const usual = `Venta ${sale.number}`;
  const [name, setName] = useState(sale.name);
  const [description, setDescription] = useState(sale.description);
  const field = useRef<HTMLInputElement>(null);
  const form = useId();
  const save = () => {
    onSave({ name: name.trim() || usual, description: description.trim() });
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <Dialog
      open
      size="sm"
      title="Nombre y nota de la venta"
      onOpenChange={onClose}
      initialFocus={field}
      footer={<FormButtons form={form} submit="Guardar" onCancel={onClose} />}
    >
      <Stack as="form" id={form} onSubmit={submit}>
        <Field label="Nombre" hint="Para reconocerla mientras está abierta: «Sra. Carmen», «Mesa 4».">
          <TextInput
            ref={field}
            value={name}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
            maxLength={LONGEST.name}
            placeholder={usual}
            autoComplete="off"
            enterKeyHint="done"
          />
        </Field>
        <Field label="Nota de la venta" hint="Queda guardada con la venta. Mayús+Enter pasa a otra línea.">
          <TextArea
            rows={2}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            onKeyDown={press}
            maxLength={LONGEST.description}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
