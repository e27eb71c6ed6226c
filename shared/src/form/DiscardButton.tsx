import { Button } from '../ui/index.ts';
import type { FormDraft } from './use-draft.ts';

export interface DiscardButtonProps {
  draft: Pick<FormDraft, 'discard'>;
  /** Something was changed. */
  isDirty: boolean;
  disabled: boolean;
  /** What closes the form. */
  onDiscard: () => void;
  /** What it is called where it leads back to somewhere: «Volver». */
  label?: string | undefined;
}

/** Closes a form and discards its draft. */
export function DiscardButton({ draft, isDirty, disabled, onDiscard, label }: DiscardButtonProps) {
  return (
    <Button
      variant={label ? 'default' : 'ghost'}
      disabled={disabled}
      onClick={() => {
        draft.discard();
        onDiscard();
      }}
    >
      {label ?? (isDirty ? 'Descartar' : 'Cancelar')}
    </Button>
  );
}
