import { notify } from '@cuadra/shared/state';
import { useEffect } from 'react';
import { sentText, stepTitle, whyRejected } from '../steps/step-text.ts';
import { useStepOutbox } from '../steps/use-steps.ts';

/** Tells who stands at the board what came of what was just done. */
export function StepToasts({ measureName }: { measureName: (id: string | null) => string | null }) {
  const outbox = useStepOutbox();
  useEffect(
    () =>
      outbox.onResult((result) => {
        const { kind, entry } = result;
        if (kind === 'rejected') {
          notify.error(`«${stepTitle(entry, measureName)}»: ${whyRejected(entry, measureName)}`);
        }
        const text = kind === 'sent' && sentText(entry, measureName, Date.now());
        if (text) notify.success(text);
      }),
    [outbox, measureName],
  );
  return null;
}
