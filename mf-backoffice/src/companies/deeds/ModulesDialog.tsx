import { useCallMutation } from '@cuadra/shared/client';
import type { BackofficeClient } from '@cuadra/shared/contract';
import { OPTIONAL_MODULES, type OptionalModule } from '@cuadra/shared/domain';
import { FormDialog, useEntityForm } from '@cuadra/shared/form';
import { CheckboxGroup } from '@cuadra/shared/ui';
import { moduleName } from '../../basics/names.ts';
import { modulesSchema } from './deed-values.ts';
import { ReasonField } from './ReasonField.tsx';
import { useDeed } from './use-deed.ts';

const OPTIONS = OPTIONAL_MODULES.map((value) => ({ value, label: moduleName(value) }));

/** Turns modules of a company on and off. */
export function ModulesDialog({ client, onClose }: { client: BackofficeClient; onClose: () => void }) {
  const { id, name } = client.company;
  const { mutateAsync } = useCallMutation('PUT /backoffice/client/{id}/modules');
  const { deed, settle } = useDeed(client);
  const values: { modules: OptionalModule[]; reason: string } = {
    modules: OPTIONAL_MODULES.filter((one) => client.modules.includes(one)),
    reason: '',
  };
  const form = useEntityForm({
    schema: modulesSchema,
    values,
    send: (output) =>
      settle(
        mutateAsync({ params: { id }, body: { ...output, ...deed } }),
        `Cambiaste los módulos de ${name}.`,
      ),
    onSaved: onClose,
  });
  const chosen = form.form.watch('modules');
  return (
    <FormDialog
      form={form}
      title="Módulos"
      description="Sus pantallas cambian la próxima vez que alguien de la empresa abra Cuadra; lo que ya no tiene se cierra enseguida."
      submit="Guardar los módulos"
      onClose={onClose}
    >
      <CheckboxGroup
        legend="Módulos de la empresa"
        options={OPTIONS}
        value={chosen}
        onValueChange={(wanted) =>
          form.form.setValue(
            'modules',
            OPTIONAL_MODULES.filter((one) => wanted.includes(one)),
            { shouldDirty: true },
          )
        }
      />
      <ReasonField
        field={form.form.register('reason')}
        error={form.errorOf('reason')}
        hint="Queda en el registro. Un cambio de plan vuelve a poner los módulos del plan."
        placeholder="Prueba de la tienda en línea por un mes"
      />
    </FormDialog>
  );
}
