import { Role } from '@cuadra/shared/contract';
import { exact, formatPercent } from '@cuadra/shared/domain';
import { type Editing, editing } from '@cuadra/shared/form';
import { countChosen, writeChosen } from '../permissions/chosen.ts';
import { type RoleValues, roleValues } from './role-values.ts';

/** What of a role two people may have changed at the same time. */
export function roleEditing(role: Role): Editing<RoleValues> {
  return editing({
    entity: role,
    schema: Role,
    values: roleValues,
    labels: {
      name: 'Nombre',
      description: 'Descripción',
      max_discount: 'Descuento máximo',
      chosen: 'Permisos',
    },
    show: (field, { max_discount, chosen }) => {
      if (field === 'max_discount') return formatPercent(max_discount);
      return field === 'chosen' ? permissionCount(countChosen(chosen)) : undefined;
    },
    isSame: (field, mine, theirs) => {
      if (field === 'max_discount') return isSamePercent(mine.max_discount, theirs.max_discount);
      return (
        field === 'chosen' &&
        JSON.stringify(writeChosen(mine.chosen)) === JSON.stringify(writeChosen(theirs.chosen))
      );
    },
  });
}

function permissionCount(count: number): string {
  return count === 1 ? '1 permiso' : `${count} permisos`;
}

function isSamePercent(a: string, b: string): boolean {
  return a !== '' && b !== '' && exact(a).eq(b);
}
