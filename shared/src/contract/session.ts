import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode, Id, IdentificationKind, Instant, properName } from './common.ts';
import { PreviewOutcome, PreviewQuery } from './preview.ts';
import { RegistrySignature } from './registry-signature.ts';
import { ResolvedRemote } from './remotes.ts';
import { SecondFactorCode } from './second-factor.ts';

/** Spec §3, User; the password and its hash never leave the server. */
export const User = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role_id: Id.nullable(),
  identification: z.string().nullable(),
  identification_type: IdentificationKind.nullable(),
  country: z.string(),
  super_user: z.boolean(),
  inspector: z.boolean(),
  last_seen_at: Instant.nullable(),
  image: z.string().nullable(),
});
export type User = z.output<typeof User>;

export const Company = z.object({
  id: Id,
  name: z.string(),
  legal_name: z.string().nullable(),
  identification: z.string().nullable(),
  identification_type: IdentificationKind.nullable(),
  address: z.string().nullable(),
  country: z.string(),
});
export type Company = z.output<typeof Company>;

export const ModulePermissions = z.object({ module: z.string(), permissions: z.string() });

export const CompanyConfiguration = z.object({
  id: Id,
  with_auto_rate: z.boolean(),
  /** Whether a sale may take more than there is in stock. */
  allow_negative_stock: z.boolean(),
  /** Whether what should be in a till is told only once it was counted; absent on what a device persisted before there was a choice. */
  blind_count: z.boolean().optional(),
});
export const CurrenciesUsed = z.object({ company_id: Id, main: CurrencyCode, alternative: CurrencyCode });
export const SubscriptionState = z.object({
  freeSubscription: z.boolean(),
  plan: z.string(),
  billing_type: z.enum(['monthly', 'yearly']),
  /** Whole days left, today included; 0 once it has expired. */
  remaining_days: z.number().int(),
  expires_at: Instant,
});

/** A new password; long ones are hashed whole (argon2id), so the limit only guards the server's time. */
export const Password = z.string().min(8, 'too-short').max(200, 'too-long');
export const Username = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, 'not-a-username');
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('not-an-email'));

/** Spec §3, Registration draft, with its defaults. */
export const RegistrationDraft = z.strictObject({
  billingType: z.enum(['monthly', 'yearly']).default('monthly'),
  name: properName(1, 120),
  username: Username,
  email: Email,
  password: Password,
  identification: z.string().trim().max(20).default(''),
  identification_type: IdentificationKind.default('V'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('VE'),
  companyType: z.string().trim().max(60).default(''),
  plan: z.string().trim().max(40).default('basic'),
  company_name: properName(1, 120),
  company_identification: z.string().trim().max(20).default(''),
  company_identification_type: IdentificationKind.default('J'),
  main_currency: CurrencyCode.default('VES'),
  alt_currency: CurrencyCode.default('USD'),
  withoutLegalCompany: z.boolean().default(false),
  with_auto_rate: z.boolean().default(true),
});
export type RegistrationDraft = z.output<typeof RegistrationDraft>;
/** What a client may leave out, left out. */
export type RegistrationInput = z.input<typeof RegistrationDraft>;

export const SignedIn = z.object({ token: z.string(), user: User });

export const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  summary: 'Opens a company with its owner; a code goes out by mail',
  tag: 'Session',
  access: 'public',
  body: RegistrationDraft,
  response: z.object({ user_id: Id }),
  status: 201,
});

export const resendCode = defineCall({
  method: 'GET',
  path: '/auth/register/resend/{user_id}',
  summary: 'Sends the registration code again, once a minute at most',
  tag: 'Session',
  access: 'public',
  params: z.strictObject({ user_id: Id }),
});

export const verifyRegistration = defineCall({
  method: 'POST',
  path: '/auth/register/verify',
  summary: 'Confirms the mail address with the 6-digit code and signs in',
  tag: 'Session',
  access: 'public',
  body: z.strictObject({ code: z.string().regex(/^\d{6}$/, 'not-a-code'), user_id: Id }),
  response: SignedIn,
});

export const login = defineCall({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with the username or the mail address',
  tag: 'Session',
  access: 'public',
  body: z.strictObject({
    username: z.string().trim().toLowerCase().min(1, 'required').max(254),
    password: z.string().min(1, 'required').max(200),
    /** Where the account has a second factor: without it the answer is ERROR_SECOND_FACTOR. */
    code: SecondFactorCode.optional(),
  }),
  response: SignedIn,
});

export const requestPasswordReset = defineCall({
  method: 'POST',
  path: '/auth/password/forgot',
  summary:
    'Mails a code to whoever forgot the password; answers the same whether there is such an account or not',
  tag: 'Session',
  access: 'public',
  body: z.strictObject({ username: login.body.shape.username }),
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/auth/password/reset',
  summary: 'Another password by the mailed code; every session of the user ends, and one is opened here',
  tag: 'Session',
  access: 'public',
  body: z.strictObject({
    username: login.body.shape.username,
    code: verifyRegistration.body.shape.code,
    password: Password,
  }),
  response: SignedIn,
});

/** All that the shell needs for its first paint, in one answer. */
export const SessionState = z.object({
  isExpired: z.boolean(),
  user: User,
  /** Null for a super user, who belongs to none. */
  company: Company.nullable(),
  role: z
    .object({
      id: Id,
      name: z.string(),
      /** Percent of a line that it may take off. Missing from a state that was persisted before it was told. */
      max_discount: z.string().optional(),
    })
    .nullable(),
  permissions: z.array(ModulePermissions),
  modules: z.array(z.string()),
  subscription: SubscriptionState.nullable(),
  configuration: CompanyConfiguration.nullable(),
  currencies_used: CurrenciesUsed.nullable(),
  remotes: z.array(ResolvedRemote),
  /** Of `remotes`. Missing from a state that was persisted before it was told, and from one whose remotes are not the answer's own. */
  signature: RegistrySignature.optional(),
  /** What became of the wish for a preview; null where there was none. Missing from a state that was persisted before it was told. */
  preview: PreviewOutcome.nullable().optional(),
  /**
   * Paths of modules that Cuadra has and this company has not, as `RemoteRoute` writes them: such a path is refused (spec §6)
   * and not unknown. Missing from a state that was persisted before it was told.
   */
  withheld_paths: z.array(z.string()).optional(),
  /** Whom users write to for help, in digits with the country's code; null where nobody said. */
  support_phone: z.string().nullable(),
  /** `demanded`: it has to be set up first. Missing from a state that was persisted before it was told. */
  second_factor: z.enum(['on', 'off', 'demanded']).optional(),
});
export type SessionState = z.output<typeof SessionState>;

export const verifySession = defineCall({
  method: 'POST',
  path: '/auth/verify',
  summary: 'The session and all that the first paint needs',
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
  open_without_second_factor: true,
  query: PreviewQuery,
  response: SessionState,
});

export const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends this session; its token is dead at once',
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
  open_when_suspended: true,
  open_without_second_factor: true,
});

export const listModules = defineCall({
  method: 'GET',
  path: '/modules',
  summary: 'The modules of the company',
  tag: 'Session',
  access: 'session',
  open_when_expired: true,
  response: z.object({ items: z.array(z.string()), next: z.null() }),
});
