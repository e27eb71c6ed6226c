import type { BackofficePlan } from '@cuadra/shared/contract';
import { PLAN_MODULES } from '@cuadra/shared/domain';
import { CheckboxGroup, Stack, Text } from '@cuadra/shared/ui';
import { type Control, Controller } from 'react-hook-form';
import { moduleName } from '../basics/names.ts';
import type { PlanValues, WrittenPlan } from './plan-values.ts';

interface PlanModulesProps {
  control: Control<PlanValues, unknown, WrittenPlan>;
  /** Of which it is said how many companies have each; undefined for a new one. */
  plan: BackofficePlan | undefined;
}

/** What a plan has beside the modules of every company. */
export function PlanModules({ control, plan }: PlanModulesProps) {
  const total = plan?.companies.total ?? 0;
  const options = PLAN_MODULES.map((value) => ({
    value,
    label: moduleName(value),
    ...(plan &&
      total > 0 && {
        hint: `Lo ${plan.having[value] === 1 ? 'tiene' : 'tienen'} ${plan.having[value]} de ${total}`,
      }),
  }));
  return (
    <Stack $gap={1}>
      <Controller
        control={control}
        name="modules"
        render={({ field }) => (
          <CheckboxGroup
            legend="Módulos"
            options={options}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <Text $tone="quiet" $size="sm">
        Además de Caja, Productos, Clientes y Reportes, que vienen con todos los planes.
      </Text>
    </Stack>
  );
}
