import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as breathe } from 'node:timers/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { sync } from '../cluster/sync.ts';

/**
 * Writes a file that only the key's owner can read: as `age` makes and reads it (age-encryption.org), with gzip inside. It
 * has its name once all of it is on the disk; one of the same name is replaced.
 *
 * @param recipient the public half of the key, `age1…`
 */
export async function writeSealed(file: string, content: Readable, recipient: string): Promise<void> {
  const temporary = `${file}.tmp`;
  try {
    const encrypter = new Encrypter();
    encrypter.addRecipient(recipient);
    const packed = createGzip({ level: 5 });
    const packing = pipeline(content, packed);
    const sealed = await encrypter.encrypt(ReadableStream.from(inTurns(packed)));
    const written = pipeline(Readable.fromWeb(sealed), createWriteStream(temporary, { mode: 0o600 }));
    await Promise.all([packing, written]);
    await sync(temporary);
    await rename(temporary, file);
    await sync(path.dirname(file));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/**
 * What is in such a file. It is worth nothing until it has ended: only then it is certain that nothing was cut off.
 *
 * @param identity the secret half of the key, `AGE-SECRET-KEY-1…`
 * @throws where the key is another, or anything was changed
 */
export async function openSealed(file: string, identity: string): Promise<Readable> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const opened = await decrypter.decrypt(Readable.toWeb(createReadStream(file)));
  const content = createGunzip();
  pipeline(Readable.fromWeb(opened), content).catch((error: Error) => content.destroy(error));
  return content;
}

/** Encrypting is arithmetic on this thread: whoever else waits for it comes between any two chunks. */
async function* inTurns(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    yield chunk;
    await breathe();
  }
}
