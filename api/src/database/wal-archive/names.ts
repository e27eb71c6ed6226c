/**
 * What the files of an archive are called. Names of segments are PostgreSQL's: eight hexadecimal digits each of the timeline and of the two halves
 * of the segment's number, so that they sort as they were written.
 */

/** A copy of the whole database, from which on segments are replayed. */
export interface Base {
  file: string;
  /** When it was whole, in ISO 8601: nothing before can be restored with it. */
  madeAt: string;
  /** The first segment that it needs. */
  segment: string;
  /** The start of its chain's name (`cluster/archive-switch.ts`). */
  chain: string;
}

/** What was written of a segment that is not whole yet. */
export interface Piece {
  file: string;
  segment: string;
  /** Bytes of the segment: the first that is in it, and the first that is not. */
  from: number;
  to: number;
}

const BASE = /^base-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-([\dA-F]{24})-([\da-f]{8})\.tar\.gz\.age$/;
const PIECE = /^([\dA-F]{24})\.([\da-f]{8})-([\da-f]{8})\.gz\.age$/;
const WHOLE = /^[\dA-F]{24}\.gz\.age$/;

export function baseName({ madeAt, segment, chain }: Omit<Base, 'file'>): string {
  return `base-${madeAt.replaceAll(/[:.]/g, '-')}-${segment}-${chain}.tar.gz.age`;
}

/** The bases among some files, the oldest first. */
export function basesAmong(files: readonly string[]): Base[] {
  return files
    .flatMap((file) => {
      const [, hour, minute, second, rest, segment = '', chain = ''] = BASE.exec(file) ?? [];
      return hour ? [{ file, madeAt: `${hour}:${minute}:${second}.${rest}`, segment, chain }] : [];
    })
    .sort((a, b) => (a.madeAt < b.madeAt ? -1 : 1));
}

/** The file of a segment that is whole, or of another small one that PostgreSQL archives beside them. */
export const wholeName = (name: string) => `${name}.gz.age`;

export function pieceName({ segment, from, to }: Omit<Piece, 'file'>): string {
  const hex = (bytes: number) => bytes.toString(16).padStart(8, '0');
  return `${segment}.${hex(from)}-${hex(to)}.gz.age`;
}

/** The pieces among some files, by where they begin. */
export function piecesAmong(files: readonly string[]): Piece[] {
  return files
    .flatMap((file) => {
      const [, segment, from = '', to = ''] = PIECE.exec(file) ?? [];
      return segment ? [{ file, segment, from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }] : [];
    })
    .sort((a, b) => a.from - b.from);
}

/** The segments of which something is there, in order, and whether all of each is. */
export function segmentsAmong(files: readonly string[]): Map<string, { isWhole: boolean }> {
  const names = new Set(files.filter((file) => WHOLE.test(file)).map((file) => file.slice(0, 24)));
  const begun = piecesAmong(files).map(({ segment }) => segment);
  return new Map(
    [...names, ...begun.filter((name) => !names.has(name))]
      .sort()
      .map((name) => [name, { isWhole: names.has(name) }]),
  );
}

/**
 * The name of a segment some further on, on the same timeline.
 *
 * @param segmentBytes how long a segment is
 * @param steps -1 for the one before
 */
export function segmentAt(segment: string, segmentBytes: number, steps: number): string {
  const perLog = 0x1_0000_0000 / segmentBytes;
  const number =
    Number.parseInt(segment.slice(8, 16), 16) * perLog + Number.parseInt(segment.slice(16), 16) + steps;
  const hex = (half: number) => half.toString(16).toUpperCase().padStart(8, '0');
  return `${segment.slice(0, 8)}${hex(Math.floor(number / perLog))}${hex(number % perLog)}`;
}
