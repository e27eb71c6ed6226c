import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, useShortcut } from '@cuadra/shared/ui';
import { type ReactNode, useRef } from 'react';
import { Actions, Cancel, Whole } from './form-layout.ts';
import type { ProductValues } from './product-values.ts';

export interface ProductActionsProps {
  isNew: boolean;
  /** Pressed, before the form is sent. */
  onSubmit: (isAnother: boolean) => void;
  onCancel: () => void;
  /** What went wrong, above the buttons. */
  error: ReactNode;
  children: ReactNode;
}

const SAVE_KEY = 'F9';

/** What is done with the form: saved, saved with another one after it, given up. */
export function ProductActions({ isNew, onSubmit, onCancel, error, children }: ProductActionsProps) {
  const { isSubmitting, isDirty } = useEntityFormContext<ProductValues>();
  const submit = useRef<HTMLButtonElement>(null);
  useShortcut(SAVE_KEY, () => submit.current?.click());
  return (
    <Actions>
      {error && <Whole>{error}</Whole>}
      <Button
        ref={submit}
        type="submit"
        variant="primary"
        block
        shortcut={SAVE_KEY}
        loading={isSubmitting}
        disabled={!isNew && !isDirty}
        onClick={() => onSubmit(false)}
      >
        {isNew ? 'Guardar producto' : 'Guardar cambios'}
      </Button>
      {isNew && (
        <Button type="submit" block disabled={isSubmitting} onClick={() => onSubmit(true)}>
          Guardar y crear otro
        </Button>
      )}
      <Cancel variant="ghost" block disabled={isSubmitting} onClick={onCancel}>
        {!isNew && isDirty ? 'Descartar' : 'Cancelar'}
      </Cancel>
      {children}
    </Actions>
  );
}
