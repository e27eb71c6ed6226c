import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createRole, type Role } from '@cuadra/shared/contract';
import { exact, type Grants, USUAL_DISCOUNT_LIMIT } from '@cuadra/shared/domain';
import { z } from 'zod';
import { type Chosen, countChosen, readChosen, withinReach, writeChosen } from '../permissions/chosen.ts';

/** A role as it is filled in. */
export interface RoleValues {
  name: string;
  description: string;
  /** Percent of a line that the role may take off. */
  max_discount: string;
  chosen: Chosen;
}

export const NO_ROLE: RoleValues = {
  name: '',
  description: '',
  max_discount: USUAL_DISCOUNT_LIMIT,
  chosen: {},
};

const { name, description, max_discount } = createRole.body.shape;

/** What the contract says of a role, and that it permits something (spec §5). */
export const roleFormSchema = z.object({
  name,
  description: description.unwrap(),
  max_discount: max_discount.unwrap(),
  chosen: z.custom<Chosen>((value) => countChosen(value as Chosen) > 0, 'required'),
});

type WrittenRole = Pick<Role, 'name' | 'description' | 'modules' | 'max_discount'>;

export function roleValues({ name, description, max_discount, modules }: WrittenRole): RoleValues {
  return { name, description, max_discount, chosen: readChosen(modules) };
}

/**
 * A role to begin from another, with what of it one may hand on.
 *
 * @param own percent that one may take off oneself
 */
export function copyOf(role: WrittenRole, held: Grants, own: string): RoleValues {
  return {
    ...roleValues({ ...role, modules: withinReach(role.modules, held) }),
    name: copyName(role),
    max_discount: exact(role.max_discount).gt(own) ? own : role.max_discount,
  };
}

/** What a copy is called until somebody gives it a name. */
export function copyName({ name }: Pick<Role, 'name'>): string {
  return `Copia de ${name}`;
}

/** What the API is told of a role. */
export function roleBody(id: string, values: RoleValues): ApiInput<'PUT /roles/update'>['body'] {
  const { name, description, max_discount, chosen } = values;
  return { id, name, description, max_discount, modules: writeChosen(chosen) };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Ponle un nombre al rol.',
  'name already-used': 'Ya existe un rol con este nombre.',
  'max_discount too-large': 'Un descuento es de 100 % como mucho.',
  'max_discount not-a-decimal': 'Escribe un porcentaje, por ejemplo 10.',
  'chosen required': 'Debe seleccionar algún permiso.',
};

/** A sentence for what is wrong with a field (spec §5). */
export function roleFieldError(field: keyof RoleValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
