import type { FieldValues } from 'react-hook-form';
import { lazyComponent } from '../remote/index.ts';
import type { EntityForm } from './entity-form.ts';
import type { Conflict } from './use-conflict.ts';

// Two people edit one thing so seldom that nobody waits for this with the form.
const ConflictDialog = lazyComponent<{ conflict: Conflict<FieldValues> }>(
  () => import('./ConflictDialog.tsx'),
  () => null,
);

/** Asks what to keep when somebody else has changed what the form changes. Within `FormDrawer` and `FormDialog` already. */
export function EditConflict<Values extends FieldValues, Output>({
  form,
}: {
  form: Pick<EntityForm<Values, Output>, 'conflict'>;
}) {
  const { conflict } = form;
  return conflict && <ConflictDialog conflict={conflict as unknown as Conflict<FieldValues>} />;
}
