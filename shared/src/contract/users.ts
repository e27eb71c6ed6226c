import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  editFields,
  Id,
  IdentificationKind,
  IdParams,
  Instant,
  PageQuery,
  page,
  properName,
  Version,
} from './common.ts';
import { Email, Password, User, Username } from './session.ts';

/** A picture as a data URL, small enough to travel with the user: 256 × 256 pixels are about 40 kB. */
export const Picture = z
  .string()
  .max(200_000, 'too-large')
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/, 'not-a-picture');

/** A user as the company's list shows them. */
export const Employee = User.extend({
  role: z.object({ id: Id, name: z.string() }).nullable(),
  /** False: cannot sign in; their sales stay. */
  is_active: z.boolean(),
  /** Seen within the last 5 minutes (spec §4, §9). */
  is_online: z.boolean(),
  version: Version,
});
export type Employee = z.output<typeof Employee>;

/** The same for who may not read users: spec §2 shows everybody who is there, and nobody's mail address or cédula. */
export const ListedUser = Employee.extend({ email: Employee.shape.email.nullable() });
export type ListedUser = z.output<typeof ListedUser>;

const userFields = {
  name: properName(1, 120),
  username: Username,
  email: Email,
  role_id: Id,
  identification: z.string().trim().max(20),
  identification_type: IdentificationKind,
  country: z.string().regex(/^[A-Z]{2}$/),
  image: Picture.nullable(),
};

export const listUsers = defineCall({
  method: 'GET',
  path: '/users',
  summary: 'The users of the company, the most recently seen first; mail and cédula only for who reads users',
  tag: 'Users',
  access: 'session',
  open_when_expired: true,
  query: PageQuery.extend({ search: z.string().trim().max(100).optional() }),
  response: page(ListedUser),
});

export const findUser = defineCall({
  method: 'GET',
  path: '/users/{id}',
  summary: 'One user',
  tag: 'Users',
  access: ['users', 'read'],
  open_when_expired: true,
  params: IdParams,
  response: Employee,
});

export const createUser = defineCall({
  method: 'POST',
  path: '/users/create',
  summary: 'A new user, who may sign in at once',
  tag: 'Users',
  access: ['users', 'create'],
  open_when_expired: true,
  body: z.strictObject({
    id: Id.optional(),
    ...userFields,
    identification: userFields.identification.default(''),
    identification_type: userFields.identification_type.default('V'),
    country: userFields.country.default('VE'),
    image: userFields.image.default(null),
    password: Password,
  }),
  response: Employee,
  status: 201,
});

export const updateUser = defineCall({
  method: 'PUT',
  path: '/users/update',
  summary:
    'Changes what is sent of a user, and leaves the rest; nobody takes the role from the last Propietario',
  tag: 'Users',
  access: ['users', 'update'],
  open_when_expired: true,
  // Of two who change one user side by side, none undoes what the other did.
  body: z
    .strictObject({
      ...userFields,
      is_active: z.boolean(),
      /** A new one, set by who may; ends all sessions of that user. */
      password: Password,
    })
    .partial()
    .extend({ id: Id, ...editFields }),
  response: Employee,
});

export const deleteUser = defineCall({
  method: 'DELETE',
  path: '/users/delete/{id}',
  summary: 'Removes a user; nobody removes themselves or the last Propietario',
  tag: 'Users',
  access: ['users', 'delete'],
  open_when_expired: true,
  params: IdParams,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/users/change_password',
  summary: 'Changes one’s own password; every other session of that user ends',
  tag: 'Users',
  access: 'session',
  open_when_expired: true,
  body: z.strictObject({
    id: Id,
    currentPassword: z.string().min(1, 'required').max(200),
    password: Password,
  }),
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/sessions',
  summary: 'One’s own open sessions',
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
  response: z.object({
    items: z.array(
      z.object({
        create_at: Instant,
        last_seen_at: Instant,
        is_current: z.boolean(),
        /** What it was opened with, as a person calls it: «Chrome en Windows». */
        device: z.object({ name: z.string(), kind: z.enum(['phone', 'computer']) }),
      }),
    ),
    next: z.null(),
  }),
});

export const closeSessions = defineCall({
  method: 'POST',
  path: '/auth/logout_all',
  summary: 'Ends every session of this user, this one too',
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
});
