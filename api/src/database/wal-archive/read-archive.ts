import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ClusterError } from '../cluster/cluster-error.ts';
import { FOLDER_REASONS } from '../cluster/explain-folder.ts';
import { readDescription, walOf } from './archive-place.ts';
import { tellMoment } from './moment.ts';
import { type Base, basesAmong, piecesAmong, segmentAt, segmentsAmong, wholeName } from './names.ts';
import { openSealed } from './sealed-file.ts';

/** An archive, and what opens it. */
export interface ReadableArchive {
  folder: string;
  segmentBytes: number;
  /** The oldest first. */
  bases: readonly Base[];
  /** Files of its segments. */
  files: readonly string[];
  /** The secret half of its key. */
  identity: string;
}

/** @throws ClusterError where there is no archive, none that anything can be restored from, or no key */
export async function readArchive(folder: string, keyFile: string): Promise<ReadableArchive> {
  const described = await readDescription(folder);
  if (described === undefined) throw new ClusterError(`En ${folder} no hay ningún archivo de Cuadra.`);
  const bases = basesAmong(await readdir(folder));
  if (bases.length === 0) {
    throw new ClusterError(
      `El archivo de ${folder} no tiene todavía ninguna copia completa: no se puede restaurar nada de él.`,
    );
  }
  const identity = await readIdentity(keyFile);
  return {
    folder,
    segmentBytes: described.segment_bytes,
    bases,
    files: await readdir(walOf(folder)),
    identity,
  };
}

/** The secret key in a file as `age-keygen` and `npm run archive-key` write it. */
async function readIdentity(file: string): Promise<string> {
  if (!existsSync(file)) throw new ClusterError(`El archivo de la clave, ${file}, no está.`);
  const identity = /^AGE-SECRET-KEY-1[\dA-Z]+$/m.exec(await readFile(file, 'utf8'))?.[0];
  if (identity === undefined) throw new ClusterError(`En ${file} no hay ninguna clave (AGE-SECRET-KEY-1…).`);
  return identity;
}

/**
 * The base that a moment is restored from.
 *
 * @param at ISO 8601, in UTC; undefined for all there is
 * @throws ClusterError where the archive begins later
 */
export function baseFor({ bases }: ReadableArchive, at: string | undefined): Base {
  const base = bases.findLast(({ madeAt }) => at === undefined || madeAt <= at);
  if (base !== undefined) return base;
  throw new ClusterError(
    `Ese archivo empieza más tarde: lo primero que se puede restaurar es ${tellMoment(bases[0]?.madeAt ?? '')}.`,
  );
}

/**
 * The first segment that is missing between a base and the last that is there; undefined where none is. Timelines are looked at each for
 * itself.
 */
export function findGap({ files, segmentBytes }: ReadableArchive, base: Base): string | undefined {
  const segments = segmentsAmong(files);
  const names = [...segments.keys()].filter((name) => name >= base.segment);
  if (names[0] !== base.segment) return base.segment;
  for (const [at, name] of names.entries()) {
    const next = names[at + 1];
    if (next?.slice(0, 8) !== name.slice(0, 8)) continue;
    if (!segments.get(name)?.isWhole) return name;
    if (next !== segmentAt(name, segmentBytes, 1)) return segmentAt(name, segmentBytes, 1);
  }
  return undefined;
}

/**
 * What PostgreSQL asks an archive for: a segment, as far as it was archived, or the story of a timeline.
 *
 * @returns undefined where the archive has nothing of it
 * @throws ClusterError where it cannot be opened
 */
export async function readSegment(archive: ReadableArchive, name: string): Promise<Buffer | undefined> {
  if (archive.files.includes(wholeName(name))) return await open(archive, wholeName(name));
  const pieces = piecesAmong(archive.files).filter(({ segment }) => segment === name);
  const whole = Buffer.alloc(archive.segmentBytes);
  let to = 0;
  for (const piece of pieces) {
    // One that begins later has lost what is between; one that ends earlier is part of another.
    if (piece.from > to || piece.to <= to) continue;
    (await open(archive, piece.file)).copy(whole, piece.from);
    to = piece.to;
  }
  return to === 0 ? undefined : whole;
}

/**
 * Opens all that a moment would be restored from, and keeps nothing of it.
 *
 * @throws ClusterError where anything is missing, was changed, or has another key
 */
export async function checkArchive(archive: ReadableArchive, base: Base): Promise<void> {
  const gap = findGap(archive, base);
  if (gap !== undefined) throw isMissing(gap);
  try {
    const content = await openSealed(path.join(archive.folder, base.file), archive.identity);
    for await (const _ of content);
  } catch (error) {
    throw unreadable(base.file, error);
  }
  for (const file of archive.files) if (file >= base.segment) await open(archive, file);
}

/** What stands in the way of all that was written later. */
export const isMissing = (segment: string) =>
  new ClusterError(
    `Al archivo le falta un tramo (${segment}), y lo que vino después no se puede restaurar. Elige con --at un momento anterior.`,
  );

async function open({ folder, identity }: ReadableArchive, file: string): Promise<Buffer> {
  try {
    return await buffer(await openSealed(path.join(walOf(folder), file), identity));
  } catch (error) {
    throw unreadable(file, error);
  }
}

/** Why a file of an archive cannot be opened, for whoever restores; what a full disk says is left as it is. */
export function unreadable(file: string, error: unknown): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code in FOLDER_REASONS) return error;
  return /no identity matched/i.test(message)
    ? new ClusterError('Esa clave no es la de este archivo.')
    : new ClusterError(`${file} está dañado, o alguien lo cambió (${message}).`);
}
