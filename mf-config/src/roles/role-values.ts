import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createRole, type Role } from '@cuadra/shared/contract';
import type { Grants } from '@cuadra/shared/domain';
import { z } from 'zod';
import { type Chosen, countChosen, readChosen, withinReach, writeChosen } from '../permissions/chosen.ts';

/** A role as it is filled in. */
export interface RoleValues {
  name: string;
  description: string;
  chosen: Chosen;
}

export const NO_ROLE: RoleValues = { name: '', description: '', chosen: {} };

const { name, description } = createRole.body.shape;

/** What the contract says of a role, and that it permits something (spec §5). */
export const roleFormSchema = z.object({
  name,
  description: description.unwrap(),
  chosen: z.custom<Chosen>((value) => countChosen(value as Chosen) > 0, 'required'),
});

export function roleValues(role: Pick<Role, 'name' | 'description' | 'modules'>): RoleValues {
  return { name: role.name, description: role.description, chosen: readChosen(role.modules) };
}

/** A role to begin from another, with what of it one may hand on. */
export function copyOf(role: Pick<Role, 'name' | 'description' | 'modules'>, held: Grants): RoleValues {
  return {
    ...roleValues({ ...role, modules: withinReach(role.modules, held) }),
    name: copyName(role),
  };
}

/** What a copy is called until somebody gives it a name. */
export function copyName({ name }: Pick<Role, 'name'>): string {
  return `Copia de ${name}`;
}

/** What the API is told of a role. */
export function roleBody(id: string, values: RoleValues): ApiInput<'PUT /roles/update'>['body'] {
  return { id, name: values.name, description: values.description, modules: writeChosen(values.chosen) };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Ponle un nombre al rol.',
  'name already-used': 'Ya existe un rol con este nombre.',
  'chosen required': 'Debe seleccionar algún permiso.',
};

/** A sentence for what is wrong with a field (spec §5). */
export function roleFieldError(field: keyof RoleValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
