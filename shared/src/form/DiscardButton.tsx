import { Button } from '../ui/index.ts';
import type { FormDraft } from './use-draft.ts';

export interface DiscardButtonProps {
  draft: Pick<FormDraft, 'discard'>;
  /** Something was changed. */
  isDirty: boolean;
  disabled: boolean;
  /** What closes the form. */
  onDiscard: () => void;
}

/** Closes a form and discards its draft. */
export function DiscardButton({ draft, isDirty, disabled, onDiscard }: DiscardButtonProps) {
  return (
    <Button
      variant="ghost"
      disabled={disabled}
      onClick={() => {
        draft.discard();
        onDiscard();
      }}
    >
      {isDirty ? 'Descartar' : 'Cancelar'}
    </Button>
  );
}
