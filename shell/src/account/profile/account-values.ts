import { type ApiInput, fieldText } from '@cuadra/shared/client';
import { createUser, type User } from '@cuadra/shared/contract';
import { IDENTIFICATION_RULE } from '@cuadra/shared/domain';

type UpdateBody = ApiInput<'PUT /users/update'>['body'];

const fields = createUser.body.shape;

/** What a user changes of himself; role and picture have ways of their own. */
export const accountFormSchema = createUser.body
  .pick({ name: true, username: true, email: true })
  .extend({
    identification: fields.identification.unwrap(),
    identification_type: fields.identification_type.unwrap(),
  })
  .refine(...IDENTIFICATION_RULE);

export type AccountValues = Pick<
  Required<UpdateBody>,
  'name' | 'username' | 'email' | 'identification' | 'identification_type'
>;

export function accountValues(user: User): AccountValues {
  const { name, username, email, identification, identification_type } = user;
  return {
    name,
    username,
    email,
    identification: identification ?? '',
    identification_type: identification_type ?? 'V',
  };
}

/** What of the form was changed. */
export function changedOf(values: AccountValues, before: AccountValues): Partial<AccountValues> {
  const fields = Object.keys(values) as (keyof AccountValues)[];
  return Object.fromEntries(
    fields.filter((field) => values[field] !== before[field]).map((field) => [field, values[field]]),
  );
}

/**
 * What the API is told of a user: what changes.
 *
 * @returns undefined for a user without a role in the company, whom the company cannot change
 */
export function updateBody(
  user: User,
  changes: Partial<AccountValues & { image: string | null }>,
): UpdateBody | undefined {
  if (user.role_id === null) return undefined;
  return { id: user.id, ...changes };
}

const SENTENCES: Readonly<Record<string, string>> = {
  'name required': 'Escribe tu nombre.',
  'username already-used': 'Otra persona ya usa este nombre de usuario. Elige otro.',
  'email already-used': 'Otra persona ya usa este correo. Escribe otro.',
  'identification not-an-identification':
    'Una cédula tiene de 5 a 8 números; un RIF, 9 con el último después del guion.',
};

/** A sentence for what is wrong with a field. */
export function accountFieldError(field: keyof AccountValues, reason: string): string {
  return SENTENCES[`${field} ${reason}`] ?? fieldText(reason);
}
