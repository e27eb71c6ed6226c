import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { renewChain, spoolOf } from '../cluster/archive-switch.ts';
import { walOf } from './archive-place.ts';
import { type Piece, pieceName, piecesAmong, segmentAt, wholeName } from './names.ts';
import { writeSealed } from './sealed-file.ts';

/** What is archived, and where to. */
export interface Shipping {
  /** PostgreSQL's data folder. */
  cluster: string;
  /** The archive's. */
  folder: string;
  /** The public half of the key. */
  recipient: string;
}

/** Pieces of one segment, of some seconds each, after which they are put together into one. */
const MOST_PIECES = 60;
/** Segments that wait for an archive which cannot be reached: 3 GB of a disk that the shop needs, too. */
const MOST_WAITING = 200;

/** Brings the segments that PostgreSQL has left into the archive, in their order. */
export async function shipWhole({ cluster, folder, recipient }: Shipping): Promise<void> {
  const spool = spoolOf(cluster);
  for (const name of await listWaiting(spool)) {
    await writeSealed(
      path.join(walOf(folder), wholeName(name)),
      createReadStream(path.join(spool, name)),
      recipient,
    );
    await rm(path.join(spool, name));
    await removePieces(folder, ({ segment }) => segment === name);
  }
}

async function listWaiting(spool: string): Promise<string[]> {
  return (await readdir(spool)).filter((name) => !name.endsWith('.part')).sort();
}

/** Gives up what waits, where that is too much: the shop goes on, and a new base begins the archive anew. @returns whether it did */
export async function giveUpWaiting(cluster: string): Promise<boolean> {
  const spool = spoolOf(cluster);
  const waiting = await listWaiting(spool);
  if (waiting.length <= MOST_WAITING) return false;
  // First, or an end in between would leave a gap that nobody knows of.
  await renewChain(cluster);
  for (const name of waiting) await rm(path.join(spool, name));
  return true;
}

/** How far a segment that is being written has been archived. */
export interface Progress {
  segment: string;
  to: number;
  pieces: number;
}

/**
 * Archives what was written, since the last time, into the segment that PostgreSQL is at: a sale is not lost because its segment is
 * not full yet. Nothing of it is archived before all of the segment before it.
 *
 * @param client of the database; its owner
 * @param before what this gave the last time; undefined begins with all of the segment
 */
export async function shipPiece(
  { cluster, folder, recipient }: Shipping,
  client: Pick<pg.Pool, 'query'>,
  segmentBytes: number,
  before: Progress | undefined,
): Promise<Progress | undefined> {
  const { rows } = await client.query<{ segment: string; to: number }>(
    'select file_name as segment, file_offset as to from pg_walfile_name_offset(pg_current_wal_flush_lsn())',
  );
  const [at] = rows;
  if (at === undefined) throw new Error('PostgreSQL did not say where it writes');
  // Whoever restores would find a gap: the one before is full, and on its way.
  if (!(await isShipped(folder, segmentAt(at.segment, segmentBytes, -1)))) return before;
  const begun = before?.segment === at.segment ? before : undefined;
  const isWhole = begun === undefined || begun.pieces >= MOST_PIECES;
  const piece = { segment: at.segment, from: isWhole ? 0 : begun.to, to: at.to };
  if (piece.to <= piece.from) return before;
  const written = createReadStream(path.join(cluster, 'pg_wal', at.segment), {
    start: piece.from,
    end: piece.to - 1,
  });
  await writeSealed(path.join(walOf(folder), pieceName(piece)), written, recipient);
  if (isWhole) await removePieces(folder, (other) => isPartOf(other, piece));
  return { segment: at.segment, to: at.to, pieces: isWhole ? 1 : begun.pieces + 1 };
}

const isPartOf = (other: Piece, piece: Omit<Piece, 'file'>) =>
  other.segment === piece.segment && (other.from > piece.from || other.to < piece.to);

async function removePieces(folder: string, isOver: (piece: Piece) => boolean): Promise<void> {
  for (const piece of piecesAmong(await readdir(walOf(folder)))) {
    if (isOver(piece)) await rm(path.join(walOf(folder), piece.file));
  }
}

/** Whether a segment is whole in the archive. */
export async function isShipped(folder: string, segment: string): Promise<boolean> {
  return (await stat(path.join(walOf(folder), wholeName(segment))).catch(() => undefined)) !== undefined;
}
