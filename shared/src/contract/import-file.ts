import { z } from 'zod';

/** A file that is imported; ten times the 20,030 rows of a real catalogue still fit. */
export const IMPORT_MAX_BYTES = 16 * 1024 * 1024;

/** Why a line of any file is rejected; each kind of file has reasons of its own beside. */
export const FILE_REJECTIONS = [
  ...(['missing-name', 'too-long', 'not-a-number', 'not-a-currency'] as const),
  ...(['duplicate-in-file', 'not-plain-text', 'wrong-columns'] as const),
] as const;

/** Something that is told of a line of a file. */
export interface Rejection<Reason extends string = string> {
  /** Line of the file, the header being line 1. */
  line: number;
  reason: Reason;
  field: string | null;
  value: string | null;
}

export function lineNotes<const Reasons extends readonly string[]>(reasons: Reasons) {
  return z.object({
    line: z.number().int(),
    reason: z.enum(reasons),
    field: z.string().nullable(),
    value: z.string().nullable(),
  });
}
