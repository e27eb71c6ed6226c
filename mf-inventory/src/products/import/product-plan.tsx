import type { ImportPlan } from '@cuadra/shared/contract';
import type { ImportPlanned } from '@cuadra/shared/form';
import { NewNames } from './NewNames.tsx';

/** What an import of products would do, with the names that it would make. */
export function productPlan({ new_categories, new_measures, ...plan }: ImportPlan): ImportPlanned {
  const more = (
    <>
      <NewNames what="categorías" names={new_categories} />
      <NewNames what="medidas" names={new_measures} />
    </>
  );
  return { ...plan, more };
}
