import { useDrawers } from '@cuadra/shared/state';
import { Button, Field, Select } from '@cuadra/shared/ui';
import { useFormContext, useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { useReach } from '../../roles/use-roles.ts';
import type { UserValues } from '../user-values.ts';
import { roleOptions, useRoleChoices } from './role-choices.ts';

const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-2);
  margin: calc(-1 * var(--s-2)) 0 0 calc(-1 * var(--s-2));
`;

export interface RoleFieldProps {
  currentRole: { id: string; name: string } | null | undefined;
  /** Nobody changes their own role. */
  locked: boolean;
  error: string | undefined;
}

/** Which role somebody has, what it is for, and the way to what it permits. */
export function RoleField({ currentRole, locked, error }: RoleFieldProps) {
  const { openDrawer } = useDrawers();
  const form = useFormContext<UserValues>();
  const { roles, isPending, seesRoles } = useRoleChoices();
  const reaches = useReach();
  const chosen = useWatch({ control: form.control, name: 'role_id' });
  const role = roles.find(({ id }) => id === chosen);
  const hint = locked
    ? 'Tu rol solo lo puede cambiar otra persona.'
    : (role?.description ?? 'Qué puede hacer.');
  const control = form.register('role_id');
  return (
    <>
      <Field label="Rol" required error={error} hint={hint}>
        <Select
          {...control}
          // By its value, for options that come later than what is chosen.
          value={chosen}
          disabled={locked || isPending}
          {...(chosen === '' && { placeholder: 'Elige un rol' })}
          options={roleOptions(roles, reaches, currentRole)}
        />
      </Field>
      {seesRoles && (
        <Below>
          {chosen !== '' && (
            <Button size="sm" variant="ghost" icon="eye" onClick={() => openDrawer('role', { role: chosen })}>
              Ver qué puede hacer
            </Button>
          )}
          {!locked && (
            <Button size="sm" variant="ghost" icon="shield" onClick={() => openDrawer('roles')}>
              Ver todos los roles
            </Button>
          )}
        </Below>
      )}
    </>
  );
}
