import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  CompanyColour,
  CurrencyCode,
  editFields,
  Id,
  IdentificationKind,
  Instant,
  line,
  PageQuery,
  page,
  properName,
  text,
  Version,
} from './common.ts';
import { Company, CompanyConfiguration, CurrenciesUsed } from './session.ts';
import { Picture } from './users.ts';

/** Spec §3, Company, with what its tickets need. */
export const CompanyDetails = Company.extend({
  owner: z
    .object({
      name: z.string(),
      /** Null for who may not read users. */
      email: z.string().nullable(),
      last_seen_at: Instant.nullable(),
    })
    .nullable(),
  phone: z.string().nullable(),
  logo: z.string().nullable(),
  /** What its store, its customer's display and its tickets wear. */
  colour: CompanyColour,
  ticket_header: z.string(),
  ticket_footer: z.string(),
  /** Millimetres. */
  paper_width: z.union([z.literal(58), z.literal(80)]),
  /** It has a fiscal machine or preprinted control numbers; without, what it prints says «Documento no fiscal». */
  has_fiscal_documents: z.boolean(),
  version: Version,
});
export type CompanyDetails = z.output<typeof CompanyDetails>;

export const findCompany = defineCall({
  method: 'GET',
  path: '/companies',
  summary: 'The company of this session',
  tag: 'Company',
  access: 'session',
  open_when_expired: true,
  response: CompanyDetails,
});

export const updateCompany = defineCall({
  method: 'PUT',
  path: '/companies/update',
  summary: 'Changes the company’s data; only its Propietario may',
  tag: 'Company',
  access: ['company_configuration', 'change_optional_payments'],
  body: z.strictObject({
    id: Id,
    name: properName(1, 120),
    legal_name: properName(0, 200).nullable().default(null),
    identification: z.string().trim().max(20).nullable().default(null),
    identification_type: IdentificationKind.nullable().default(null),
    address: text(0, 300).nullable().default(null),
    phone: line(0, 40).nullable().default(null),
    logo: Picture.nullable().default(null),
    colour: CompanyColour.optional(),
    ticket_header: text(0, 300).default(''),
    ticket_footer: text(0, 300).default(''),
    paper_width: z.union([z.literal(58), z.literal(80)]).default(80),
    has_fiscal_documents: z.boolean().default(false),
    ...editFields,
  }),
  response: CompanyDetails,
});

/** How a visit of an inspector ends. */
export const VISIT_ENDS = ['left', 'signed-out', 'idle'] as const;

/** Somebody who runs Cuadra looked into the company: to look, and not to change anything (spec §1). */
export const InspectorVisit = z.object({
  id: Id,
  inspector: z.string(),
  /** Why they came, in their words; empty of visits before it was asked. */
  reason: z.string(),
  entered_at: Instant,
  /** Null while they are still there. */
  left_at: Instant.nullable(),
  /** How it ended: they left, signed out, or asked for nothing for `VISIT_HOURS`; null while they are there, and of visits before it was told. */
  ended_by: z.enum(VISIT_ENDS).nullable(),
});
export type InspectorVisit = z.output<typeof InspectorVisit>;

export const exportCompany = defineCall({
  method: 'POST',
  path: '/companies/export',
  summary:
    'All that the company has, as a zip with sheets (CSV), lines of JSON and pictures; only its Propietario, with their password. It may take two minutes',
  tag: 'Company',
  access: 'session',
  open_when_expired: true,
  body: z.strictObject({ password: z.string().min(1, 'required').max(200) }),
  response: z.unknown().meta({ description: 'application/zip' }),
});

export const listVisits = defineCall({
  method: 'GET',
  path: '/companies/visits',
  summary: 'When inspectors looked into the company, the last visit first',
  tag: 'Company',
  access: ['company_configuration', 'change_optional_payments'],
  query: PageQuery,
  response: page(InspectorVisit),
});

export const listConfigurations = defineCall({
  method: 'GET',
  path: '/company_configurations',
  summary: 'How the company works',
  tag: 'Company',
  access: 'session',
  response: CompanyConfiguration,
});

export const updateConfiguration = defineCall({
  method: 'PUT',
  path: '/company_configurations/update',
  summary:
    'Turns the automatic rate on or off; and selling below zero stock and counting blind, which take change_optional_payments, too',
  tag: 'Company',
  access: ['company_configuration', 'change_auto_rate'],
  body: z.strictObject({
    id: Id,
    // Left out, it stays as it is: whoever changes the one does not bring back the other.
    with_auto_rate: z.boolean().optional(),
    allow_negative_stock: z.boolean().optional(),
    blind_count: z.boolean().optional(),
  }),
  response: CompanyConfiguration,
});

export const findCurrenciesUsed = defineCall({
  method: 'GET',
  path: '/company_currencies_used',
  summary: 'The main and the alternative currency',
  tag: 'Company',
  access: 'session',
  response: CurrenciesUsed,
});

export const updateCurrenciesUsed = defineCall({
  method: 'PUT',
  path: '/company_currencies_used/update',
  summary: 'Changes the two currencies; sales keep the rate and the currencies they were made with',
  tag: 'Company',
  access: ['currencies', 'update'],
  body: z.strictObject({ main: CurrencyCode, alternative: CurrencyCode }),
  response: CurrenciesUsed,
});

/** Whom a line of the back office speaks of. */
export const NamedCompany = z.object({ id: Id, name: z.string() });
