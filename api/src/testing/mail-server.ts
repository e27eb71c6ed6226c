import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterTests } from './after-tests.ts';
import { readMail } from './outbox.ts';

interface Delivery {
  sender: string | undefined;
  recipients: string[];
  mail: ReturnType<typeof readMail>;
}

/**
 * A real mail server on this machine, closed after the tests; gives its address and what it was handed.
 *
 * @param options of the server; at the port that is named, or a free one
 */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<{ port: number; deliveries: Delivery[] }> {
  const { port: wanted = 0, ...rest } = options;
  const deliveries: Delivery[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        deliveries.push({
          sender: envelope.mailFrom ? envelope.mailFrom.address : undefined,
          recipients: envelope.rcptTo.map(({ address }) => address),
          mail: readMail(Buffer.concat(chunks).toString('utf8')),
        });
        done();
      });
    },
    ...rest,
  });
  server.on('error', () => undefined);
  server.listen(wanted, '127.0.0.1');
  await once(server.server, 'listening');
  afterTests(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, deliveries };
}
