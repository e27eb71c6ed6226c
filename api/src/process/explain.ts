import pg from 'pg';
import { ConfigError } from '../config/config.ts';
import { ClusterError } from '../database/cluster/cluster-error.ts';
import { FOLDER_REASONS } from '../database/cluster/explain-folder.ts';
import { CommandError } from '../errors/command-error.ts';
import { ReleaseError } from '../errors/release-error.ts';
import { StartError } from '../errors/start-error.ts';

/** SQLSTATEs of a table, a function or a column that is not there. */
const OLD_SCHEMA = ['42P01', '42883', '42703'];
/** SQLSTATE of what a role may not do, and of row level security that would hide rows from it. */
const NOT_ALLOWED = '42501';

/**
 * What whoever typed a command can do about an error, in Spanish; undefined where only its stack helps somebody.
 */
export function explain(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (
    [CommandError, ConfigError, ClusterError, ReleaseError, StartError].some((kind) => error instanceof kind)
  ) {
    return error.message;
  }
  if (error instanceof pg.DatabaseError) return explainDatabase(error);
  const { code = '', path, syscall } = error as NodeJS.ErrnoException;
  const reason = FOLDER_REASONS[code];
  // Of a file that is open already only what was done with it is told.
  if (reason === undefined || (path === undefined && syscall !== 'write')) return undefined;
  return `No se puede escribir${path === undefined ? '' : ` en ${path}`}: ${reason}. Dale permisos o espacio, o elige otra carpeta.`;
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
