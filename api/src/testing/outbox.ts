import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReceivedMail {
  to: string;
  from: string;
  /** As it stands in the file: accents encoded. */
  subject: string;
  text: string;
}

/** The mails of an outbox, the oldest first. */
export async function readOutbox(outbox: string): Promise<ReceivedMail[]> {
  const files = await readdir(outbox).catch(() => []);
  const texts = await Promise.all(files.sort().map((name) => readFile(join(outbox, name), 'utf8')));
  return texts.map(readMail);
}

/** Reads a mail of one plain part, as ours are. */
export function readMail(raw: string): ReceivedMail {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  const body = rest.join('\n\n');
  return {
    to: header('To'),
    from: header('From'),
    subject: header('Subject'),
    text: header('Content-Transfer-Encoding') === 'quoted-printable' ? unquote(body) : body,
  };
}

/** The code of the last mail to somebody. */
export async function lastCode(outbox: string, to: string): Promise<string> {
  const mails = (await readOutbox(outbox)).filter((mail) => mail.to === to);
  const code = /\b\d{6}\b/.exec(mails.at(-1)?.text ?? '')?.[0];
  if (!code) throw new Error(`no code went out to ${to}`);
  return code;
}

function unquote(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
