import { z } from 'zod';
import { defineCall } from './call.ts';
import { Id, IdParams, Instant } from './common.ts';

/** Devices of one company whose sales count as proven. */
export const MAX_DEVICES = 200;

/** How many sales a device has numbered; it only rises. */
export const DeviceCounter = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** ECDSA on P-256 with SHA-256, as WebCrypto gives it (r and s), in base64url. */
export const Signature = z
  .string()
  .length(86, 'not-a-signature')
  .regex(/^[\w-]+$/, 'not-a-signature');

export const ContactDraft = z.strictObject({
  device_id: Id,
  /** Who is signed in: nobody speaks for another. */
  user_id: Id,
  counter: DeviceCounter,
  /** SubjectPublicKeyInfo in base64url, for a device that is not known yet. */
  public_key: z
    .string()
    .length(122, 'not-a-key')
    .regex(/^[\w-]+$/, 'not-a-key'),
  /** Of all the others: see `signedText`. */
  signature: Signature,
});
export type ContactDraft = z.output<typeof ContactDraft>;

export const reportContact = defineCall({
  method: 'POST',
  path: '/devices/contacts',
  summary:
    'A device says who is signed in on it and how many sales it has numbered; the first time it is registered',
  tag: 'Devices',
  access: ['sales', 'create'],
  body: ContactDraft,
  response: z.object({
    is_revoked: z.boolean(),
    /** The highest that this device has told: it goes on from there, should its own storage have been set back. */
    counter: DeviceCounter,
  }),
});

export const Device = z.object({
  id: Id,
  /** Of its browser and system: «Chrome en Windows». */
  name: z.string(),
  create_at: Instant,
  registered_by: z.object({ id: Id, name: z.string() }),
  /** When it last spoke with the server, and who was signed in; null for one that has not for more than a month. */
  last_contact: z.object({ at: Instant, user_name: z.string() }).nullable(),
  revoked_at: Instant.nullable(),
});
export type Device = z.output<typeof Device>;

export const listDevices = defineCall({
  method: 'GET',
  path: '/devices',
  summary: 'The devices that sell without a connection, the last that was heard of first',
  tag: 'Devices',
  access: ['company_configuration', 'change_optional_payments'],
  response: z.object({ items: z.array(Device) }),
});

export const revokeDevice = defineCall({
  method: 'PUT',
  path: '/devices/{id}/revoke',
  summary: 'From now on what this device signs proves nothing',
  tag: 'Devices',
  access: ['company_configuration', 'change_optional_payments'],
  params: IdParams,
  response: z.object({ items: z.array(Device) }),
});
