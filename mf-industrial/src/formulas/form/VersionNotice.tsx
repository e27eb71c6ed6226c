import type { Formula } from '@cuadra/shared/contract';
import { Notice } from '@cuadra/shared/ui';
import { formulaFormSchema, isNextVersion } from './formula-schema.ts';
import type { FormulaValues } from './formula-values.ts';

export interface VersionNoticeProps {
  /** The formula as the form began with it. */
  before: Formula;
  values: FormulaValues;
  isDirty: boolean;
}

/** Whether saving makes another version or only changes the formula's name, said before it is saved. */
export function VersionNotice({ before, values, isDirty }: VersionNoticeProps) {
  const { data } = formulaFormSchema.safeParse(values);
  if (!isDirty || !data) return null;
  if (!isNextVersion(data, before)) {
    return <Notice title="Sigue siendo la misma versión.">No cambia lo que lleva ni cómo se hace.</Notice>;
  }
  return (
    <Notice title={`Al guardar será la versión ${before.current + 1}.`}>
      Lo que ya produjiste conserva la versión con la que se hizo.
    </Notice>
  );
}
