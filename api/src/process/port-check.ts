import { createServer } from 'node:net';
import { StartError } from '../errors/start-error.ts';

/**
 * Finds out whether an address can be listened on, before anything is started for it.
 *
 * @throws StartError when it cannot
 */
export async function checkPort(host: string, port: number): Promise<void> {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port }, resolve);
    });
  } catch (error) {
    throw explainListen(error, host, port);
  } finally {
    await new Promise((resolve) => probe.close(resolve));
  }
}

/** An error of listening, put so that it says what to do; any other comes back as it is. */
export function explainListen(error: unknown, host: string, port: number): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(
        `El puerto ${port} ya está en uso: cierra el programa que lo ocupa o elige otro, como PORT=${port === 3000 ? 3001 : 3000}.`,
      );
    case 'EACCES':
      return new StartError(
        `Este usuario no puede usar el puerto ${port}: elige otro con PORT, desde el 1024.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new StartError(`HOST=${host} no es una dirección de esta máquina: usa 127.0.0.1 o 0.0.0.0.`);
    default:
      return error;
  }
}
