import { ApiError, useCallMutation } from '@cuadra/shared/client';
import type { BackofficePlan } from '@cuadra/shared/contract';
import type { SentEdit } from '@cuadra/shared/form';
import { notify } from '@cuadra/shared/state';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PlanForm } from './PlanForm.tsx';
import { PlanHolders } from './PlanHolders.tsx';
import { PlansDrawer } from './PlansDrawer.tsx';
import { readChanged, versionOf } from './plan-editing.ts';
import { type PlanValues, planValues, type WrittenPlan } from './plan-values.ts';
import { useRefreshPlans } from './use-plans.ts';
import { useRequestId } from './use-request-id.ts';

/** A plan, who has it, and the form that changes it: `?drawer=edit-plan&plan=<id>`. */
export function PlanDrawer({ onClose }: { onClose: () => void }) {
  const [address] = useSearchParams();
  const id = address.get('plan') ?? '';
  return (
    <PlansDrawer onClose={onClose} id={id}>
      {(plans) => {
        const plan = plans.find((one) => one.id === id);
        return plan && <EditPlan key={id} plan={plan} plans={plans} onClose={onClose} />;
      }}
    </PlansDrawer>
  );
}

interface EditPlanProps {
  plan: BackofficePlan;
  plans: readonly BackofficePlan[];
  onClose: () => void;
}

function EditPlan({ plan, plans, onClose }: EditPlanProps) {
  // As it was when the form opened: what is read of it meanwhile is what others did.
  const [begun] = useState(plan);
  const save = useSave(begun);
  const refresh = useRefreshPlans();
  return (
    <PlanForm
      draft={`plan ${plan.id}`}
      initial={planValues(begun)}
      begun={begun}
      plan={plan}
      others={plans.filter(({ id }) => id !== plan.id)}
      head={<PlanHolders plan={plan} />}
      save={save}
      onSaved={({ name }) => {
        notify.success(`Guardamos el plan «${name}».`);
        refresh();
        onClose();
      }}
      onCancel={onClose}
    />
  );
}

/** Changes a plan as it was seen; where somebody was faster, the form is told how it stands by now. */
function useSave(begun: BackofficePlan) {
  const { mutateAsync } = useCallMutation('PUT /backoffice/plans/{id}');
  const requestId = useRequestId();
  const known = useRef(begun);
  return async (plan: WrittenPlan, _: string, { fields }: SentEdit<PlanValues>): Promise<BackofficePlan> => {
    // What was typed before a reload belongs to what the plan was then, and nothing says any more how it stood.
    const seen = fields.version === versionOf(known.current) ? known.current.standing : '';
    const change = { ...plan, seen };
    try {
      return await mutateAsync({
        params: { id: begun.id },
        body: { ...change, request_id: requestId(change) },
      });
    } catch (error) {
      const isEdited = error instanceof ApiError && error.code === 'ERROR_EDITED';
      const changed = isEdited ? readChanged(error) : undefined;
      if (!changed) throw error;
      known.current = changed.plan;
      throw changed.error;
    }
  };
}
