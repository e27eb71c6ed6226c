import { useCallMutation } from '@cuadra/shared/client';
import type { BackofficePlan } from '@cuadra/shared/contract';
import { newId } from '@cuadra/shared/domain';
import { notify } from '@cuadra/shared/state';
import { PlanForm } from './PlanForm.tsx';
import { PlansDrawer } from './PlansDrawer.tsx';
import { isAsSent, newPlanValues, type WrittenPlan } from './plan-values.ts';
import { useRefreshPlans } from './use-plans.ts';

/** A new plan: `?drawer=new-plan`. */
export function NewPlanDrawer({ onClose }: { onClose: () => void }) {
  return (
    <PlansDrawer onClose={onClose}>{(plans) => <NewPlan plans={plans} onClose={onClose} />}</PlansDrawer>
  );
}

function NewPlan({ plans, onClose }: { plans: readonly BackofficePlan[]; onClose: () => void }) {
  const { mutateAsync: create } = useCallMutation('POST /backoffice/plans');
  const { mutateAsync: update } = useCallMutation('PUT /backoffice/plans/{id}');
  const refresh = useRefreshPlans();
  const save = async (plan: WrittenPlan, request_id: string) => {
    const made = await create({ body: { ...plan, request_id } });
    if (isAsSent(made, plan)) return made;
    // An earlier try arrived, its answer was lost on its way, and the form was changed since.
    return update({
      params: { id: made.id },
      body: { ...plan, seen: made.standing, request_id: newId() },
    });
  };
  return (
    <PlanForm
      draft="new-plan"
      initial={newPlanValues(plans)}
      others={plans}
      save={save}
      onSaved={({ name }) => {
        notify.success(`Creamos el plan «${name}».`);
        refresh();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
