import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ConfigError, readConfig } from '../config/config.ts';
import { ClusterError } from '../database/cluster/cluster-error.ts';
import { CommandError } from '../errors/command-error.ts';
import { StartError } from '../process/start-error.ts';
import { type OpenedDatabase, openDatabase } from './open-database.ts';

/** The repository's root, from `api/dist/commands` as from `api/src/commands`. */
const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What a command's exit code says. */
export const EXIT = {
  /** Done; nothing is wrong. */
  ok: 0,
  /** Looked, and something is wrong that was not put right. */
  found: 1,
  /** Could not do it: asked wrongly, refused, or no database. */
  failed: 2,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export interface Command<Asked> {
  /** What is typed, with the options; shown where it was asked wrongly. */
  usage: string;
  /** @throws CommandError or a TypeError of `parseArgs` where that is not what it takes */
  read(args: string[]): Asked;
  /** Before a database is opened for it: what must be asked for first. */
  run(asked: Asked, database: () => Promise<OpenedDatabase>): Promise<ExitCode>;
}

/** A line of what a command has to say. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a command to its end and leaves its exit code; the database is closed whatever happens. */
export async function runCommand<Asked>(command: Command<Asked>): Promise<void> {
  const opened: OpenedDatabase[] = [];
  const database = async () => {
    const one = await openDatabase(readConfig(process.env, PROJECT_ROOT));
    opened.push(one);
    return one;
  };
  try {
    process.exitCode = await command.run(readArguments(command), database);
  } catch (error) {
    console.error(explain(error));
    process.exitCode = EXIT.failed;
  } finally {
    for (const one of opened) await one.close();
  }
}

function readArguments<Asked>({ read, usage }: Command<Asked>): Asked {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    throw new CommandError(`${error instanceof CommandError ? `${error.message}\n` : ''}Uso: ${usage}`);
  }
}

/** SQLSTATEs of a table, a function or a column that is not there. */
const OLD_SCHEMA = ['42P01', '42883', '42703'];

function explain(error: unknown): unknown {
  if ([CommandError, ConfigError, ClusterError, StartError].some((kind) => error instanceof kind)) {
    return (error as Error).message;
  }
  if (error instanceof pg.DatabaseError && OLD_SCHEMA.includes(error.code ?? '')) {
    return `La base de datos no tiene las tablas de esta versión: arranca Cuadra una vez y vuelve a probar (${error.message}).`;
  }
  return error;
}
