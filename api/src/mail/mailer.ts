import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@cuadra/shared/domain';
import { createTransport } from 'nodemailer';

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
  if (smtpUrl) {
    const transport = createTransport(
      { url: smtpUrl, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from },
    );
    return {
      send: async (mail) => void (await transport.sendMail(mail)),
      close: () => transport.close(),
    };
  }
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
