import { Employee } from '@cuadra/shared/contract';
import { builtInRole } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { type UserValues, userValues } from '../user-values.ts';

/** @param roleName what a role of the company is called, by its id */
export function userEditing(
  user: Employee,
  roleName: (id: string) => string | undefined,
): Editing<UserValues> {
  return editing({
    entity: user,
    schema: Employee,
    values: userValues,
    labels: {
      name: 'Nombre',
      username: 'Usuario',
      email: 'Correo',
      role_id: 'Rol',
      identification_type: 'Letra de la cédula o RIF',
      identification: 'Cédula o RIF',
      country: 'País',
      image: 'Foto',
    },
    show: (field, { role_id, image }) => {
      if (field === 'image') return image ? 'Con foto' : 'Sin foto';
      return field === 'role_id'
        ? (builtInRole(role_id)?.name ?? roleName(role_id) ?? 'Otro rol')
        : undefined;
    },
  });
}
