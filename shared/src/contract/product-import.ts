import { z } from 'zod';
import { defineCall } from './call.ts';
import { FILE_REJECTIONS, lineNotes } from './import-file.ts';

/** Why a row of an import was rejected, for a person to read: the code, and the field it concerns. */
export const ImportRejection = lineNotes([
  ...FILE_REJECTIONS,
  ...(['not-a-barcode', 'duplicate-code', 'not-yes-or-no'] as const),
]);
export type ProductRejection = z.output<typeof ImportRejection>;

export const ImportResult = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  rejected: z.number().int(),
  /** The first thousand; `rejected` counts all. */
  rejections: z.array(ImportRejection),
});
export type ImportResult = z.output<typeof ImportResult>;

export const importProducts = defineCall({
  method: 'POST',
  path: '/products/import',
  summary: 'Creates or, by barcode or code, updates the products of a CSV file (text/csv)',
  tag: 'Catalogue',
  access: ['products', 'create'],
  body: z.string().meta({ description: 'CSV in UTF-8 with a header line' }),
  response: ImportResult,
});

/** Names that are told of those that an import would make. */
export const TOLD_NAMES = 200;

/** What an import of a file would do. */
export const ImportPlan = z.object({
  created: z.number().int(),
  /** Products that would come out another way than they are. */
  changed: z.number().int(),
  /** Products that the file has just as they are. */
  unchanged: z.number().int(),
  rejected: z.number().int(),
  /** The first thousand; `rejected` counts all. */
  rejections: z.array(ImportRejection),
  /** The first that it would make. */
  new_categories: z.array(z.string()),
  new_measures: z.array(z.string()),
});
export type ImportPlan = z.output<typeof ImportPlan>;

export const checkImport = defineCall({
  method: 'POST',
  path: '/products/import/check',
  summary:
    'What an import of a CSV file (text/csv) would create, change, leave and reject; nothing is written',
  tag: 'Catalogue',
  access: ['products', 'create'],
  body: z.string().meta({ description: 'CSV in UTF-8 with a header line' }),
  response: ImportPlan,
});
