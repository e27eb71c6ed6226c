import { z } from 'zod';
import { defineCall } from './call.ts';
import { Instant } from './common.ts';

/** A code of the app, `123 456`, or one of those for who has lost it, `K7QF2-9MXTB`: spaces, hyphens and case say nothing. */
export const SecondFactorCode = z
  .string()
  .max(40)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{10})$/, 'not-a-code'));

/** How the second factor of one's own account stands. */
export const SecondFactor = z.object({
  is_on: z.boolean(),
  since: Instant.nullable(),
  /** Of ten; each is good once. */
  recovery_codes_left: z.number().int(),
  /** It cannot be taken off: who runs Cuadra has one, in production. */
  is_demanded: z.boolean(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

const RecoveryCodes = z.object({
  /** Told once, and stored only as their hashes. */
  recovery_codes: z.array(z.string()),
});

const password = z.string().min(1, 'required').max(200);
const OWN = {
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
  open_without_second_factor: true,
} as const;

export const findSecondFactor = defineCall({
  ...OWN,
  method: 'GET',
  path: '/auth/second-factor',
  summary:
    'Whether codes are asked for at the login of one’s own account, and how many recovery codes are left',
  response: SecondFactor,
});

export const beginSecondFactor = defineCall({
  ...OWN,
  method: 'POST',
  path: '/auth/second-factor/begin',
  summary: 'Gives the secret for the app; nothing is asked for until a code of it confirms it',
  body: z.strictObject({ password }),
  response: z.object({
    /** For typing it, base32. */
    secret: z.string(),
    /** `otpauth://totp/…`, for an app on the same device. */
    uri: z.string(),
    /** The same as a QR code: a data URL of an SVG. */
    qr: z.string(),
  }),
});

export const confirmSecondFactor = defineCall({
  ...OWN,
  method: 'POST',
  path: '/auth/second-factor/confirm',
  summary: 'Turns it on with a code of the app; gives ten recovery codes',
  body: z.strictObject({ code: SecondFactorCode }),
  response: RecoveryCodes,
});

export const renewRecoveryCodes = defineCall({
  ...OWN,
  method: 'POST',
  path: '/auth/second-factor/recovery-codes',
  summary: 'Ten other recovery codes, in place of those before',
  body: z.strictObject({ code: SecondFactorCode }),
  response: RecoveryCodes,
});

export const removeSecondFactor = defineCall({
  ...OWN,
  method: 'POST',
  path: '/auth/second-factor/remove',
  summary: 'Turns it off, with the password and a code',
  body: z.strictObject({ password, code: SecondFactorCode }),
});
