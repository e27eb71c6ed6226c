import { isRecord, plainName } from '../../domain/index.ts';
import { storedJson } from '../../state/index.ts';
import { guessFields } from './find-header.ts';
import type { ColumnFields, ImportKind } from './import-kind.ts';

/** Files of one kind that a company brings; the one not brought for the longest is forgotten. */
const MOST = 20;

/** What the columns of a header are, by the header; the last one used stands last. */
type Choices = Record<string, ColumnFields>;

/** What a company's columns were taken for, on this device: the next file with the same header needs no hand. */
export function rememberedColumns(kind: ImportKind, companyId: string) {
  const stored = storedJson(`cuadra.${kind.memory}.${companyId}`, (value) => readChoices(kind, value));
  return {
    /** As it was chosen for this header before, else as its names say. */
    fieldsOf: (header: readonly string[]): ColumnFields => {
      const chosen = stored.read()?.[keyOf(header)];
      return chosen?.length === header.length ? chosen : guessFields(kind, header);
    },
    remember: (header: readonly string[], fields: ColumnFields) => {
      const { [keyOf(header)]: _, ...others } = stored.read() ?? {};
      stored.write(Object.fromEntries([...Object.entries(others), [keyOf(header), fields]].slice(-MOST)));
    },
  };
}

export type RememberedColumns = ReturnType<typeof rememberedColumns>;

function keyOf(header: readonly string[]): string {
  // With a mark before it: a key of digits alone would lose its place.
  return `h:${header.map(plainName).join('|').slice(0, 2000)}`;
}

function readChoices(kind: ImportKind, value: unknown): Choices | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, ColumnFields] =>
      Array.isArray(entry[1]) && entry[1].every((field) => isField(kind, field)),
  );
  return Object.fromEntries(entries);
}

function isField({ columns }: ImportKind, value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && Object.hasOwn(columns, value));
}
