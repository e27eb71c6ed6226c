import { z } from 'zod';
import { Instant } from './common.ts';

/** Every error the API answers with, and its status (docs/contract.md#errors). */
export const ERROR_STATUS = {
  ERROR_VALIDATION: 400,
  ERROR_SESSION_NOT_FOUND: 401,
  ERROR_INVALID_SESSION: 401,
  ERROR_INVALID_CREDENTIALS: 401,
  ERROR_USER_NOT_VERIFIED: 403,
  ERROR_USER_INACTIVE: 403,
  /** The password is right, and a code is asked for as well. */
  ERROR_SECOND_FACTOR: 403,
  /** Who runs Cuadra sets up a second factor before anything else. */
  ERROR_SECOND_FACTOR_DEMANDED: 403,
  ERROR_WITHOUT_COMPANY: 403,
  /** Whoever runs Cuadra has suspended the company; `details.reason` says why, for its users. */
  ERROR_COMPANY_SUSPENDED: 403,
  ERROR_MIDDLEWARE_NEED_PERMISSIONS: 403,
  ERROR_EXPIRED_SUBSCRIPTION: 402,
  ERROR_NOT_FOUND: 404,
  ERROR_CONFLICT: 409,
  /** An inspector is in another company by now, or in none: nothing was done, and nothing of it is told. */
  ERROR_OTHER_COMPANY: 409,
  /** Somebody else has changed it since the form was opened: see `EditedDetails`. */
  ERROR_EDITED: 409,
  ERROR_STOCK: 409,
  ERROR_RATE_CHANGED: 409,
  ERROR_RATE_JUMP: 409,
  ERROR_CREDIT_LIMIT: 409,
  /** The client has not that much in favour, or not any more; `details.left` says how much. */
  ERROR_CREDIT_USED: 409,
  ERROR_OVERPAID: 409,
  ERROR_ROLE_IN_USE: 409,
  ERROR_PAYMENT_METHOD_IN_USE: 409,
  ERROR_PAYLOAD_TOO_LARGE: 413,
  ERROR_UNSUPPORTED_MEDIA_TYPE: 415,
  ERROR_TOO_MANY_REQUESTS: 429,
  /** Too many reports, exports or imports at once: the turn of this one did not come. */
  ERROR_BUSY: 429,
  ERROR_INTERNAL: 500,
  /** It took longer than a client waits (spec §9): what was under way is undone, or answers the same id again. */
  ERROR_TIMEOUT: 503,
  ERROR_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** `{ "error": { "message": "ERROR_X", "fields": { "name": "already-used" } } }`; `details` where an error carries more. */
export const ErrorAnswer = z.object({
  error: z.object({
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    details: z.record(z.string(), z.unknown()).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;

/** The details of ERROR_EDITED. */
export const EditedDetails = z.object({
  /** Who changed it last; null where nobody can say. */
  by: z.string().nullable(),
  /** It was the same user, somewhere else. */
  is_own: z.boolean(),
  at: Instant.nullable(),
  /** What there is now, as the call would have answered it. */
  current: z.unknown(),
});
export type EditedDetails = z.output<typeof EditedDetails>;
