import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The code of the last mail to somebody, as the server without a mail server of its own leaves it.
 *
 * @returns undefined while none went out
 */
export async function lastCode(outbox: string, to: string): Promise<string | undefined> {
  const files = (await readdir(outbox).catch(() => [])).sort();
  const mails = await Promise.all(files.map((file) => readFile(path.join(outbox, file), 'utf8')));
  const mail = mails.filter((text) => text.includes(`To: ${to}`)).at(-1);
  // Mails are quoted-printable, which breaks long lines with a «=».
  return /\bes (\d{6})\./.exec(mail?.replace(/=\r?\n/g, '') ?? '')?.[1];
}
