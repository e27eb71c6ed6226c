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

export function createMailer({ smtpUrl, from, outbox }: MailSettings): Mailer {
  if (smtpUrl) return openedByFirst(() => openServer(smtpUrl, from));
  return openedByFirst(() => openFolder(outbox, from));
}

/** Opened with the first mail: the library takes 2 MB of memory, and an API at rest sends none. */
function openedByFirst(open: () => Promise<Mailer>): Mailer {
  let opened: Promise<Mailer> | undefined;
  return {
    send: async (mail) => {
      opened ??= open();
      await (await opened).send(mail);
    },
    close: () =>
      void opened?.then(
        (mailer) => mailer.close(),
        () => undefined,
      ),
  };
}

async function openServer(url: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(
    { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
    { from },
  );
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}

async function openFolder(outbox: string, from: string): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true }, { from });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(mail);
      await mkdir(outbox, { recursive: true });
      await writeFile(join(outbox, `${newId()}.eml`), message);
    },
    close: () => transport.close(),
  };
}
