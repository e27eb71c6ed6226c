import { Button } from './Button.tsx';
import type { KeptForm } from './use-kept-form.ts';

export interface DiscardButtonProps {
  kept: Pick<KeptForm, 'forget'>;
  /** Something was typed. */
  isDirty: boolean;
  disabled: boolean;
  /** What closes the form. */
  onDiscard: () => void;
}

/** Closes a form that waits over closing (see `useKeptForm`), and forgets what was typed into it. */
export function DiscardButton({ kept, isDirty, disabled, onDiscard }: DiscardButtonProps) {
  return (
    <Button
      variant="ghost"
      disabled={disabled}
      onClick={() => {
        kept.forget();
        onDiscard();
      }}
    >
      {isDirty ? 'Descartar' : 'Cancelar'}
    </Button>
  );
}
