import { z } from 'zod';
import { ReviewedReport } from './backoffice-reports.ts';
import { defineCall } from './call.ts';
import { Id, IdParams, Instant, PageQuery, page } from './common.ts';
import { CompanyDetails } from './company.ts';
import { Subscription, SubscriptionMovement } from './subscriptions.ts';

/** How a company stands: in its trial, paid for, over, or suspended by who runs Cuadra, whatever it has paid. */
export const COMPANY_STATES = ['trial', 'paying', 'expired', 'suspended'] as const;
export type CompanyState = (typeof COMPANY_STATES)[number];

/** A company in a list. */
export const ListedCompany = z.object({
  id: Id,
  name: z.string(),
  legal_name: z.string().nullable(),
  identification: z.string().nullable(),
  identification_type: z.string().nullable(),
  create_at: Instant,
  /** The first of its Propietarios. */
  owner: z.object({ name: z.string(), email: z.string(), last_seen_at: Instant.nullable() }).nullable(),
  /** When somebody of it was last seen. */
  last_seen_at: Instant.nullable(),
  state: z.enum(COMPANY_STATES),
  plan: z.string(),
  plan_name: z.string(),
  modules: z.array(z.string()),
  freeSubscription: z.boolean(),
  isExpired: z.boolean(),
  remaining_days: z.number().int(),
  expires_at: Instant,
  /** In USD. */
  balance: z.string(),
  /** What it has sold since the month began in Caracas, less what was undone. */
  month: z.object({
    tickets: z.number().int(),
    /** In USD, at the rate of each sale; null where some of it was in a pair of currencies without USD. */
    usd: z.string().nullable(),
  }),
});
export type ListedCompany = z.output<typeof ListedCompany>;

export const findOverview = defineCall({
  method: 'GET',
  path: '/backoffice/',
  summary:
    'What there is to do: reported payments that wait, companies that end soon, and how many there are',
  tag: 'Back office',
  access: 'super_user',
  response: z.object({
    companies: z.object({
      total: z.number().int(),
      trial: z.number().int(),
      paying: z.number().int(),
      expired: z.number().int(),
      suspended: z.number().int(),
    }),
    /** All that somebody has, or could choose, in the order in which they are offered. */
    plans: z.array(z.object({ id: z.string(), name: z.string() })),
    waiting: z.number().int(),
    /** The first of those that wait, the oldest first. */
    reports: z.array(ReviewedReport),
    /** Those that end within seven days, the next one first. */
    expiring: z.array(ListedCompany),
  }),
});

/** A company as who runs Cuadra sees it. */
export const BackofficeClient = z.object({
  company: CompanyDetails.omit({
    version: true,
    logo: true,
    colour: true,
    ticket_header: true,
    ticket_footer: true,
    paper_width: true,
    has_fiscal_documents: true,
  }),
  state: z.enum(COMPANY_STATES),
  /** Null while it is not suspended. */
  suspension: z.object({ at: Instant, reason: z.string() }).nullable(),
  /** What who decides has seen: `seen` of the calls that change the company. */
  standing: z.string(),
  modules: z.array(z.string()),
  create_at: Instant,
  /** How many there are, and the 50 that were seen last. */
  users: z.number().int(),
  people: z.array(
    z.object({
      id: Id,
      name: z.string(),
      username: z.string(),
      email: z.string(),
      role: z.string().nullable(),
      is_active: z.boolean(),
      last_seen_at: Instant.nullable(),
    }),
  ),
  subscription: Subscription.omit({ reports: true }),
  /** The last 50, newest first. */
  history: z.array(SubscriptionMovement),
  /** The last 50, newest first. */
  reports: z.array(ReviewedReport),
});
export type BackofficeClient = z.output<typeof BackofficeClient>;

export const findBackofficeClient = defineCall({
  method: 'GET',
  path: '/backoffice/client/{id}',
  summary: 'One company: its data, its people, its subscription, what it reported and the last of its ledger',
  tag: 'Back office',
  access: 'super_user',
  params: IdParams,
  response: BackofficeClient,
});

export const listCompanies = defineCall({
  method: 'GET',
  path: '/backoffice/companies',
  summary:
    'Companies by name; a search takes any part of name, legal name, identification or the owner’s name or mail',
  tag: 'Back office',
  access: 'platform',
  query: PageQuery.extend({
    search: z.string().trim().max(100).optional(),
    state: z.enum(['all', ...COMPANY_STATES]).default('all'),
    plan: z.string().trim().max(40).optional(),
  }),
  response: page(ListedCompany),
});
