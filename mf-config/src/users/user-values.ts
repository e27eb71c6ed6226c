import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createUser, type Employee } from '@cuadra/shared/contract';
import { CASHIER_ROLE_ID, DEFAULT_IDENTIFICATION_TYPE, IDENTIFICATION_RULE } from '@cuadra/shared/domain';
import type { z } from 'zod';

type CreateBody = ApiInput<'POST /users/create'>['body'];
type UpdateBody = ApiInput<'PUT /users/update'>['body'];

const fields = createUser.body.shape;

/** What is filled in of a user, old or new; the password has a way of its own. */
export const userFormSchema = createUser.body
  .pick({ name: true, username: true, email: true, role_id: true })
  .extend({
    identification: fields.identification.unwrap(),
    identification_type: fields.identification_type.unwrap(),
    country: fields.country.unwrap(),
    image: fields.image.unwrap(),
  })
  .refine(...IDENTIFICATION_RULE);

/** The same with the first password. */
export const newUserFormSchema = userFormSchema.safeExtend({ password: fields.password });

export type UserValues = z.input<typeof userFormSchema>;
export type NewUserValues = z.input<typeof newUserFormSchema>;

/** @param roleId the role that is chosen at first; most of whom a shop adds are cashiers */
export function noUser(password: string, roleId: string = CASHIER_ROLE_ID): NewUserValues {
  return {
    name: '',
    username: '',
    email: '',
    role_id: roleId,
    identification: '',
    identification_type: DEFAULT_IDENTIFICATION_TYPE,
    country: 'VE',
    image: null,
    password,
  };
}

export function userValues(user: Employee): UserValues {
  const { name, username, email, role_id, identification, identification_type, country, image } = user;
  return {
    ...{ name, username, email, country, image },
    role_id: role_id ?? '',
    identification: identification ?? '',
    identification_type: identification_type ?? DEFAULT_IDENTIFICATION_TYPE,
  };
}

export function createBody(id: string, values: NewUserValues): CreateBody {
  return { id, ...values };
}

/** What a form has changed of a user. The rest is not sent: somebody else may have changed it meanwhile. */
export function changeBody(id: string, before: UserValues, after: UserValues): UpdateBody {
  const changed = Object.entries(after).filter(
    ([field, value]) => value !== before[field as keyof UserValues],
  );
  return { id, ...(Object.fromEntries(changed) as Partial<UserValues>) };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe su nombre.',
  'username already-used': 'Alguien ya usa este nombre de usuario en Cuadra. Elige otro.',
  'email already-used':
    'Alguien ya usa este correo en Cuadra. Escribe otro; si lo acabas de agregar, búscalo en la lista.',
  'role_id unknown': 'Este rol ya no existe. Elige otro.',
  'role_id last-owner': 'Es el último Propietario: nombra a otro antes de quitarle el rol.',
  'role_id exceeds-own': 'Este rol permite más que el tuyo, así que no lo puedes dar.',
  'identification not-an-identification':
    'Una cédula tiene de 5 a 8 números; un RIF, 9 con el último después del guion.',
  'image too-large': 'La foto es demasiado grande. Elige otra.',
  'password too-common':
    'Es de las que se prueban primero. Elige una que solo tú conozcas, como tres o cuatro palabras.',
  'password too-short': 'Usa al menos 8 caracteres.',
};

/** A sentence for what is wrong with a field. */
export function userFieldError(field: keyof NewUserValues, reason: string): string {
  if (field === 'role_id' && !(`role_id ${reason}` in SENTENCES)) return 'Elige un rol.';
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
