import { z } from 'zod';
import { defineCall } from './call.ts';
import { CurrencyCode } from './common.ts';
import { FILE_REJECTIONS, lineNotes } from './import-file.ts';

/**
 * Why a line of a list of clients is rejected. `withdrawn`: who has this identification was withdrawn; `exists`: is there, and the
 * sender may change nobody; `several-with-name`: a line without an identification, where several have its name; `debt-differs`:
 * has an opening debt in this currency already, another one.
 */
export const CLIENT_REJECTIONS = [
  ...FILE_REJECTIONS,
  ...(['not-an-identification', 'not-an-email', 'not-a-day', 'not-credit-days', 'not-yes-or-no'] as const),
  ...(['withdrawn', 'exists', 'several-with-name'] as const),
  ...(['in-the-future', 'before-the-debt', 'debt-differs'] as const),
] as const;
const ClientRejection = lineNotes(CLIENT_REJECTIONS);
export type ClientRejection = z.output<typeof ClientRejection>;

/** What looks wrong in a line that is taken all the same. `renamed`: who has this identification has another name, `value`. */
const ClientWarning = lineNotes(['rif-digit', 'unknown-phone', 'renamed']);
export type ClientWarning = z.output<typeof ClientWarning>;

const told = {
  created: z.number().int(),
  rejected: z.number().int(),
  /** The first thousand; `rejected` counts all. */
  rejections: z.array(ClientRejection),
  /** Opening debts that are written, by their currency. */
  debts: z.array(z.object({ currency: CurrencyCode, count: z.number().int(), amount: z.string() })),
};

export const ClientImportResult = z.object({ ...told, updated: z.number().int() });
export type ClientImportResult = z.output<typeof ClientImportResult>;

/** What an import of a file would do. */
export const ClientImportPlan = z.object({
  ...told,
  /** Clients who would come out another way than they are, by a debt too. */
  changed: z.number().int(),
  unchanged: z.number().int(),
  warned: z.number().int(),
  /** The first thousand; `warned` counts all. */
  warnings: z.array(ClientWarning),
});
export type ClientImportPlan = z.output<typeof ClientImportPlan>;

const file = {
  method: 'POST',
  tag: 'Clients',
  access: ['clients', 'create'],
  body: z.string().meta({ description: 'CSV in UTF-8 with a header line' }),
} as const;

export const importClients = defineCall({
  ...file,
  path: '/clients/import',
  summary:
    'Creates or, by identification, changes the clients of a CSV file (text/csv), with what they owed before Cuadra',
  response: ClientImportResult,
});

export const checkClientImport = defineCall({
  ...file,
  path: '/clients/import/check',
  summary: 'What an import of clients (text/csv) would create, change, leave and reject; nothing is written',
  response: ClientImportPlan,
});
