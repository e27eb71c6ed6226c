import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@cuadra/shared/domain';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** @throws when the server does not take it */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A server that hangs must not hold a request for longer than the client waits (spec §9: 30 s). */
const TIMEOUT_MS = 10_000;

export interface MailSettings {
  /** `smtps://user:password@host:465`; without it mails become `.eml` files in `outbox` (docs/contract.md#the-demonstration-company). */
  smtpUrl: string | undefined;
  from: string;
  outbox: string;
}

/** What sends is loaded with the first mail: most of the time there is none to send. */
export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  return smtpUrl ? mailServer(smtpUrl, from) : mailFiles(from, outbox);
}

function mailServer(url: string, from: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = whenAsked(async () =>
    (await import('nodemailer')).createTransport({ url, ...timeouts }, { from }),
  );
  return {
    send: async (mail) => void (await (await transport.ask()).sendMail(mail)),
    close: () => void transport.asked()?.then((open) => open.close()),
  };
}

function mailFiles(from: string, outbox: string): Mailer {
  const transport = whenAsked(async () =>
    (await import('nodemailer')).createTransport({ streamTransport: true, buffer: true }, { from }),
  );
  return {
    send: async (mail) => {
      const { message } = await (await transport.ask()).sendMail(mail);
      await mkdir(outbox, { recursive: true });
      await writeFile(join(outbox, `${newId()}.eml`), message);
    },
    close: () => void transport.asked()?.then((open) => open.close()),
  };
}

function whenAsked<T>(make: () => Promise<T>): {
  ask: () => Promise<T>;
  asked: () => Promise<T> | undefined;
} {
  let made: Promise<T> | undefined;
  const ask = () => {
    made ??= make();
    return made;
  };
  return { ask, asked: () => made };
}
