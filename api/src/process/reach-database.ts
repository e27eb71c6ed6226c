import pg from 'pg';
import { StartError } from '../errors/start-error.ts';

/** Milliseconds that a database may take to answer before we say that it does not. */
const PATIENCE = 10_000;

/** What the SQLSTATE or errno code of a failed connection means to whoever set DATABASE_URL. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nadie atiende en esa dirección',
  ENOTFOUND: 'no existe ese servidor',
  EAI_AGAIN: 'no se encuentra ese servidor',
  EHOSTUNREACH: 'no hay camino hasta ese servidor',
  ENETUNREACH: 'no hay camino hasta ese servidor',
  ECONNRESET: 'el servidor cortó la conexión',
  ENOENT: 'no existe ese socket',
  '28P01': 'el usuario o la contraseña no valen',
  '28000': 'el servidor no admite a ese usuario',
  '3D000': 'esa base de datos no existe',
  '53300': 'el servidor no tiene conexiones libres',
  '57P03': 'el servidor está arrancando o cerrándose',
};

/**
 * Makes sure that a database answers.
 *
 * @throws StartError that says which and why not, without its password
 */
export async function reachDatabase(variable: string, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } catch (error) {
    const { code = '', message } = error as { code?: string; message: string };
    const reason =
      REASONS[code] ?? (/timeout|timed out/i.test(`${code} ${message}`) ? 'no responde' : message);
    throw new StartError(
      `No se pudo conectar con la base de datos de ${variable} (${place(url)}): ${reason}.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Where a database is, and nothing of how one gets in. */
function place(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  return `${host || (searchParams.get('host') ?? 'localhost')}${pathname}`;
}
