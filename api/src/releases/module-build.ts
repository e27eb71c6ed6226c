import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, gzipSync } from 'node:zlib';
import { RemoteBuild } from '@cuadra/shared/contract';
import { ReleaseError } from '../errors/release-error.ts';
import { publishedType } from './file-types.ts';

/** A file of a build, with the forms that the build compressed. */
export interface BuildFile {
  path: string;
  /** Its content type. */
  type: string;
  /** As the `integrity` of a script is written. */
  hash: string;
  bytes: Buffer;
  gzip: Buffer | null;
  br: Buffer | null;
}

/** A module as its build left it, read and checked. */
export interface ModuleBuild {
  build: RemoteBuild;
  files: BuildFile[];
  /** Bytes of all its scripts, gzip. */
  sizeGzip: number;
}

/** What a build says of itself. */
export const BUILD_FILE = 'remote.json';

/**
 * Reads a build, wherever it came from.
 *
 * @param contents what each of its files holds, by its path
 * @throws ReleaseError for what is no build, or not as it was built
 */
export async function readModuleBuild(contents: ReadonlyMap<string, Buffer>): Promise<ModuleBuild> {
  const build = parseBuild(contents.get(BUILD_FILE));
  const files = await Promise.all(
    [...contents].flatMap(([path, bytes]) => {
      const type = publishedType(path);
      return type === undefined ? [] : [readFile({ path, type, bytes }, contents)];
    }),
  );
  const byPath = new Map(files.map((file) => [file.path, file]));
  let sizeGzip = 0;
  for (const [path, integrity] of Object.entries(build.files)) {
    const file = byPath.get(path);
    if (file?.hash !== integrity)
      throw new ReleaseError('invalid', `${build.name}: ${path} falta o cambió después de construirse.`);
    sizeGzip += (file.gzip ?? gzipSync(file.bytes)).length;
  }
  return { build, files, sizeGzip };
}

/** @throws ReleaseError where that is not what a build of today writes */
export function parseBuild(text: Buffer | undefined): RemoteBuild {
  if (text === undefined)
    throw new ReleaseError('invalid', `Falta ${BUILD_FILE}: eso no es un módulo construido.`);
  try {
    return RemoteBuild.parse(JSON.parse(text.toString()));
  } catch (cause) {
    throw new ReleaseError('invalid', `${BUILD_FILE} no describe un módulo que esta versión entienda.`, {
      cause,
    });
  }
}

async function readFile(
  file: Pick<BuildFile, 'path' | 'type' | 'bytes'>,
  contents: ReadonlyMap<string, Buffer>,
): Promise<BuildFile> {
  const { path, bytes } = file;
  const [gzip, br] = [contents.get(`${path}.gz`) ?? null, contents.get(`${path}.br`) ?? null];
  const [ofGzip, ofBr] = await Promise.all([
    gzip && unpack(promisify(gunzip), gzip, bytes.length),
    br && unpack(promisify(brotliDecompress), br, bytes.length),
  ]);
  // Whoever takes it compressed must get the same file.
  if ((ofGzip && !ofGzip.equals(bytes)) || (ofBr && !ofBr.equals(bytes)))
    throw new ReleaseError('invalid', `${path}: lo comprimido no es el mismo archivo.`);
  return { ...file, hash: hashOf(bytes), gzip, br };
}

function hashOf(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

type Unpack = (packed: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

/** No more of it than the file itself has: what is larger, or broken, is another one. */
function unpack(by: Unpack, packed: Buffer, length: number): Promise<Buffer> {
  return by(packed, { maxOutputLength: Math.max(length, 1) }).catch(() => Buffer.alloc(0));
}
