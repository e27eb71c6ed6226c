import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { ClusterError } from '../database/cluster/cluster-error.ts';
import { CommandError } from '../errors/command-error.ts';
import { StartError } from '../errors/start-error.ts';

/** What a file system's refusal means to whoever chose the folder. */
const REASONS: Record<string, string> = {
  EACCES: 'este usuario no tiene permiso',
  EPERM: 'este usuario no tiene permiso',
  EROFS: 'es de solo lectura',
  ENOSPC: 'el disco está lleno',
  EDQUOT: 'este usuario no tiene más espacio en el disco',
  ENOTDIR: 'no es una carpeta, o está dentro de algo que no lo es',
  EEXIST: 'ya existe y no es una carpeta',
};

/** SQLSTATEs of a table, a function or a column that is not there. */
const OLD_SCHEMA = ['42P01', '42883', '42703'];
/** SQLSTATE of what a role may not do, and of row level security that would hide rows from it. */
const NOT_ALLOWED = '42501';

/**
 * What whoever typed a command can do about an error, in Spanish; undefined where only its stack helps somebody.
 */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ([CommandError, ConfigError, ClusterError, StartError].some((kind) => error instanceof kind)) {
    return error.message;
  }
  if (error instanceof pg.DatabaseError) return explainDatabase(error);
  const { code = '', path } = error as NodeJS.ErrnoException;
  const reason = REASONS[code];
  if (reason === undefined || path === undefined) return undefined;
  return `No se puede usar ${path}: ${reason}. Cambia sus permisos, haz sitio, o elige otra carpeta (DATA_DIR, CUADRA_RELEASES).`;
}

function explainDatabase({ code = '', message }: pg.DatabaseError): string | undefined {
  if (OLD_SCHEMA.includes(code)) {
    return `La base de datos no tiene las tablas de esta versión: arranca Cuadra una vez y vuelve a probar (${message}).`;
  }
  if (code === NOT_ALLOWED) {
    return `El usuario de DATABASE_URL no es el dueño de la base de datos y no puede hacer esto: usa el que la creó (${message}).`;
  }
  return undefined;
}
