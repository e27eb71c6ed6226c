import { IMPORT_COLUMNS, type ImportField, isRecord } from '@cuadra/shared/domain';
import { storedJson } from '@cuadra/shared/state';
import { guessFields, plainName } from './find-header.ts';

/** Files of one kind that a company brings; the one not brought for the longest is forgotten. */
const MOST = 20;

type Fields = (ImportField | null)[];
/** What the columns of a header are, by the header; the last one used stands last. */
type Choices = Record<string, Fields>;

/** What a company's columns were taken for, on this device: the next file with the same header needs no hand. */
export function rememberedColumns(companyId: string) {
  const stored = storedJson(`cuadra.import-columns.${companyId}`, readChoices);
  return {
    /** As it was chosen for this header before, else as its names say. */
    fieldsOf: (header: readonly string[]): Fields => {
      const chosen = stored.read()?.[keyOf(header)];
      return chosen?.length === header.length ? chosen : guessFields(header);
    },
    remember: (header: readonly string[], fields: Fields) => {
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

function readChoices(value: unknown): Choices | undefined {
  if (!isRecord(value)) return undefined;
  const entries = Object.entries(value).filter(
    (entry): entry is [string, Fields] => Array.isArray(entry[1]) && entry[1].every(isField),
  );
  return Object.fromEntries(entries);
}

function isField(value: unknown): value is ImportField | null {
  return value === null || (typeof value === 'string' && Object.hasOwn(IMPORT_COLUMNS, value));
}
