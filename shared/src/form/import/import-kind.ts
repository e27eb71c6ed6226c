import type { ReactNode } from 'react';
import type { Rejection } from '../../contract/index.ts';
import type { ImportColumns } from '../../domain/index.ts';

/** A field that a column of the file may be. */
export interface ImportFieldAbout {
  label: string;
  /** What stands in it, in a sentence. */
  note: string;
  /** Names that shops and other programs give such a column, beside those that the API knows. */
  others: readonly string[];
}

/** What is imported: all in which a list of one kind is another one than a list of another kind. */
export interface ImportKind {
  /** «producto», «productos»: also in the names of files and in the button's. */
  one: string;
  many: string;
  /** By the names that the API knows; `name` is the one that every list needs. */
  columns: ImportColumns;
  fields: Readonly<Record<string, ImportFieldAbout>>;
  /** A field of which a file may have several columns. */
  several?: string;
  /** Sentences for why a line is rejected, or looks wrong, beside those of every list. */
  reasons: Readonly<Record<string, string>>;
  /** How those who are there already are known, and what becomes of what a file leaves empty. */
  advice: string;
  /** Under which the columns of earlier files are remembered, before the company's id. */
  memory: string;
}

/** What an import would do, as far as every list has it. */
export interface ImportPlanned {
  created: number;
  changed: number;
  unchanged: number;
  rejected: number;
  rejections: readonly Rejection[];
  /** Lines that look wrong and are taken all the same. */
  warned?: number;
  warnings?: readonly Rejection[];
  /** What else it would do. */
  more?: ReactNode;
}

/** What came of it. */
export interface ImportDone {
  created: number;
  updated: number;
  rejected: number;
  rejections: readonly Rejection[];
  more?: ReactNode;
}

/** What each column is read as; null for one that is left out. */
export type ColumnFields = (string | null)[];

export function fieldLabel({ fields }: ImportKind, field: string): string {
  return fields[field]?.label ?? field;
}

/** `1 producto`, `1.250 productos`: a count is written by the caller. */
export function nounOf({ one, many }: ImportKind, count: number): string {
  return count === 1 ? one : many;
}
