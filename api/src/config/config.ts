import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { type StoreHosts, storeHosts } from './store-hosts.ts';

/** How the API runs, from the environment. Everything has a default that suits a first try on one's own machine. */
export type Config = {
  /** TCP port; 0 takes a free one. */
  port: number;
  /** Address to listen on: 127.0.0.1 reaches this machine alone, 0.0.0.0 the whole network. */
  host: string;
  /** A PostgreSQL of one's own, as the owner of the schema; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** The same database as the application's restricted role, where that role is managed elsewhere. */
  databaseAppUrl: string | undefined;
  /** Where a pooler stands in front of the database, as `host:port`; requests go through it. */
  databasePooler: string | undefined;
  /** Where a replica of the database is, as `host:port`; reports and exports are read there. */
  databaseReplica: string | undefined;
  /** Where all that the embedded database writes is archived; undefined archives nothing. */
  walArchive: WalArchiveConfig | undefined;
  /** Absolute path of the folder with the embedded database, the outbox and whatever else is kept. */
  dataDir: string;
  /** Whether a start publishes the modules that are built here, for who works on them or runs all of it on one machine. */
  publishBuilds: boolean;
  /** Mail server; undefined writes mails to the outbox (docs/contract.md#the-demonstration-company). */
  smtpUrl: string | undefined;
  /** Sender of our mails, as `name@host` or `Name <name@host>`. */
  mailFrom: string;
  nodeEnv: 'development' | 'production' | 'test';
  logLevel: (typeof LOG_LEVELS)[number];
  /** Whether who runs Cuadra has to set up a second factor before anything else. */
  demandsSecondFactor: boolean;
  /** Which proxies' X-Forwarded-* count, as Fastify takes it: all, none, how many hops, or their addresses. */
  trustProxy: boolean | number | string;
  /** Requests a minute that one address may make; a whole shop may stand behind one. */
  requestsPerMinute: number;
  /** Who sends it as bearer may read /metrics from anywhere; without it only this machine may. */
  metricsToken: string | undefined;
  /** Where users reach Cuadra, without a slash at the end; undefined when nobody said. */
  publicUrl: string | undefined;
  /** The stores that answer on hosts of their own, by host. */
  storeHosts: StoreHosts;
  /** Number of the chat in which users ask for help, in digits with the country's code. */
  supportPhone: string | undefined;
  /** Whom the automatic rate comes from; undefined asks nobody, and what was fetched before counts on. */
  rateProvider: RateProviderConfig | undefined;
  /** Processes of this start that answer requests. */
  workers: number;
  /** What time it is at the start, for a test that moves time (decision 28); undefined for the machine's own. */
  testClock: Date | undefined;
};

export interface WalArchiveConfig {
  /** Absolute path of its folder, best on another disk. */
  folder: string;
  /** The public half of the key that it is encrypted with, `age1…`. */
  recipient: string;
  /** Days back to which any second can be restored. */
  days: number;
}

export interface RateProviderConfig {
  /** Answers as `https://ve.dolarapi.com/v1/dolares/oficial`; asked first. */
  dolarapiUrl: string;
  /** Answers as `https://open.er-api.com/v6/latest/USD`; asked where the first does not help. */
  openErApiUrl: string;
  /** Minutes between two askings. */
  minutes: number;
}

/** What the environment says cannot be used; the message has one line, in Spanish, for each wrong variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const NODE_ENVS = ['development', 'production', 'test'] as const;
const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal'];

/** A variable that must be one of some words. */
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, { error: `tiene que ser uno de: ${words.join(', ')}` });

/** A URL with one of some protocols. The value may hold a password and is never repeated in a message. */
const url = (protocols: string[], example: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `tiene que ser una dirección como ${example}`,
  });

const databaseUrl = url(['postgres:', 'postgresql:'], 'postgres://usuario:clave@servidor:5432/cuadra');

const rateUrl = url(['http:', 'https:'], 'https://tasas.ejemplo.com/dolar');

const port = z
  .string()
  .regex(/^\d{1,5}$/, { error: 'tiene que ser un número entero de 0 a 65535' })
  .transform(Number)
  .refine((number) => number <= 65535, { error: 'tiene que ser un número entero de 0 a 65535' });

const trustProxy = z
  .string()
  .refine((text) => /^(true|false|\d{1,2})$/.test(text) || text.split(',').every(isProxyAddress), {
    error: 'tiene que ser true, false, cuántos proxies hay, o sus direcciones separadas por comas',
  })
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text === 'true' || (text !== 'false' && text)));

const HOST_AND_PORT = /^([\w.-]+|\[[\da-f:]+\]):\d{1,5}$/i;

/** The public half of a key, as age writes it. */
const RECIPIENT = /^age1[a-z\d]{58}$/;

const hostAndPort = (example: string) =>
  z.string().regex(HOST_AND_PORT, { error: `tiene que ser un servidor con su puerto, como ${example}` });

const environment = z
  .object({
    PORT: port.default(3000),
    HOST: z
      .string()
      .regex(/^[\w.:%-]+$/, { error: 'tiene que ser una dirección o un nombre, como 127.0.0.1 o 0.0.0.0' })
      .default('127.0.0.1'),
    DATABASE_URL: databaseUrl.optional(),
    DATABASE_APP_URL: databaseUrl.optional(),
    DATABASE_POOLER: hostAndPort('127.0.0.1:6432').optional(),
    DATABASE_REPLICA: hostAndPort('10.0.0.6:5432').optional(),
    WAL_ARCHIVE: z.string().optional(),
    WAL_ARCHIVE_KEY: z
      .string()
      .regex(RECIPIENT, { error: 'tiene que ser la clave pública que da «npm run archive-key», como age1…' })
      .optional(),
    WAL_ARCHIVE_DAYS: z
      .string()
      .regex(/^([1-9]\d{0,2}|[12]\d{3})$/, { error: 'tiene que ser un número entero de 1 a 2999' })
      .transform(Number)
      .default(14),
    DATA_DIR: z.string().default('.data'),
    PUBLISH_BUILDS: oneOf(['on', 'off']).default('on'),
    SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://usuario:clave@servidor:465').optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, {
        error: 'tiene que ser un correo, como cuadra@ejemplo.com o Cuadra <cuadra@ejemplo.com>',
      })
      .default('Cuadra <cuadra@localhost>'),
    NODE_ENV: oneOf(NODE_ENVS).default('development'),
    LOG_LEVEL: oneOf(LOG_LEVELS).default('warn'),
    SECOND_FACTOR: oneOf(['on', 'off']).optional(),
    TRUST_PROXY: trustProxy.default(false),
    REQUESTS_PER_MINUTE: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, { error: 'tiene que ser un número entero mayor que cero' })
      .transform(Number)
      .default(3000),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,200}$/, {
        error: 'tiene que ser de 16 a 200 letras, números o signos como - y _',
      })
      .optional(),
    PUBLIC_URL: url(['http:', 'https:'], 'https://cuadra.ejemplo.com').optional(),
    PUBLIC_STORE_HOSTS: storeHosts.optional(),
    SUPPORT_PHONE: z
      .string()
      .regex(/^\+?(?:[ ().-]*\d){8,15}$/, {
        error: 'tiene que ser un teléfono con el código del país, como +58 414 123 4567',
      })
      .transform((phone) => phone.replace(/\D/g, ''))
      .optional(),
    RATE_PROVIDER: oneOf(['on', 'off']).default('on'),
    RATE_DOLARAPI_URL: rateUrl.default('https://ve.dolarapi.com/v1/dolares/oficial'),
    RATE_OPEN_ER_API_URL: rateUrl.default('https://open.er-api.com/v6/latest/USD'),
    RATE_MINUTES: z
      .string()
      .regex(/^([1-9]|[1-9]\d|[1-9]\d\d|1[0-3]\d\d|14[0-3]\d|1440)$/, {
        error: 'tiene que ser un número entero de 1 a 1440',
      })
      .transform(Number)
      .default(30),
    WORKERS: z
      .string()
      .regex(/^(auto|[1-9]|[1-5]\d|6[0-4])$/, { error: 'tiene que ser auto, o cuántos procesos, de 1 a 64' })
      .default('1'),
    CUADRA_TEST_CLOCK: z.iso
      .datetime({ offset: true, error: 'tiene que ser un momento como 2026-12-01T08:00:00-04:00' })
      .optional(),
  })
  .refine((env) => env.CUADRA_TEST_CLOCK === undefined || env.NODE_ENV === 'test', {
    path: ['CUADRA_TEST_CLOCK'],
    error:
      'mueve el reloj de las pruebas y solo vale con NODE_ENV=test: quítala, aquí se vende con la hora de verdad',
  })
  .refine((env) => env.CUADRA_TEST_CLOCK === undefined || env.WORKERS === '1', {
    path: ['WORKERS'],
    error: 'tiene que ser 1 con CUADRA_TEST_CLOCK: un reloj que se mueve es de un solo proceso',
  })
  .refine(({ PUBLIC_URL: url, PUBLIC_STORE_HOSTS: hosts }) => !url || !hosts?.has(new URL(url).hostname), {
    path: ['PUBLIC_STORE_HOSTS'],
    error: 'no puede tener el dominio de PUBLIC_URL: ahí se entra a Cuadra',
  })
  .refine((env) => env.DATABASE_APP_URL === undefined || env.DATABASE_URL !== undefined, {
    path: ['DATABASE_APP_URL'],
    error: 'solo vale junto con DATABASE_URL',
  })
  .refine(({ DATABASE_POOLER: pooler = '', DATABASE_URL }) => DATABASE_URL || !HOST_AND_PORT.test(pooler), {
    path: ['DATABASE_POOLER'],
    error: 'solo vale junto con DATABASE_URL',
  })
  .refine(
    ({ DATABASE_REPLICA: replica = '', DATABASE_URL }) => DATABASE_URL || !HOST_AND_PORT.test(replica),
    {
      path: ['DATABASE_REPLICA'],
      error: 'solo vale junto con DATABASE_URL',
    },
  )
  .refine((env) => env.WAL_ARCHIVE === undefined || env.DATABASE_URL === undefined, {
    path: ['WAL_ARCHIVE'],
    error:
      'solo vale con la base de datos incluida: archiva la tuya con pgBackRest o con lo que da su proveedor',
  })
  .refine((env) => env.WAL_ARCHIVE === undefined || process.platform !== 'win32', {
    path: ['WAL_ARCHIVE'],
    error: 'no vale en Windows',
  })
  .refine((env) => env.WAL_ARCHIVE === undefined || env.WAL_ARCHIVE_KEY !== undefined, {
    path: ['WAL_ARCHIVE_KEY'],
    error: 'hace falta con WAL_ARCHIVE: hazla con «npm run archive-key»',
  });

/** Every variable there is, with its default where it has one: what docs/operations.md is held to. */
export const VARIABLES: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  Object.entries(environment.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined);
    return [name, data === undefined ? undefined : String(data)];
  }),
);

/**
 * Reads and checks the environment. A variable that is empty counts as not set.
 *
 * @param env such as `process.env`
 * @param projectRoot what a relative DATA_DIR starts from
 * @throws ConfigError that names every variable which cannot be used
 */
export function readConfig(env: NodeJS.ProcessEnv, projectRoot: string): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const { data, error } = environment.safeParse(given);
  if (error !== undefined) {
    throw new ConfigError(
      error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`).join('\n'),
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    databaseUrl: data.DATABASE_URL,
    databaseAppUrl: data.DATABASE_APP_URL,
    databasePooler: data.DATABASE_POOLER,
    databaseReplica: data.DATABASE_REPLICA,
    walArchive:
      data.WAL_ARCHIVE === undefined || data.WAL_ARCHIVE_KEY === undefined
        ? undefined
        : {
            folder: path.resolve(projectRoot, data.WAL_ARCHIVE),
            recipient: data.WAL_ARCHIVE_KEY,
            days: data.WAL_ARCHIVE_DAYS,
          },
    dataDir: path.resolve(projectRoot, data.DATA_DIR),
    publishBuilds: data.PUBLISH_BUILDS === 'on',
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    nodeEnv: data.NODE_ENV,
    logLevel: data.LOG_LEVEL,
    demandsSecondFactor: (data.SECOND_FACTOR ?? (data.NODE_ENV === 'production' ? 'on' : 'off')) === 'on',
    trustProxy: data.TRUST_PROXY,
    requestsPerMinute: data.REQUESTS_PER_MINUTE,
    metricsToken: data.METRICS_TOKEN,
    publicUrl: data.PUBLIC_URL?.replace(/\/+$/, ''),
    storeHosts: data.PUBLIC_STORE_HOSTS ?? new Map(),
    supportPhone: data.SUPPORT_PHONE,
    rateProvider:
      data.RATE_PROVIDER === 'off'
        ? undefined
        : {
            dolarapiUrl: data.RATE_DOLARAPI_URL,
            openErApiUrl: data.RATE_OPEN_ER_API_URL,
            minutes: data.RATE_MINUTES,
          },
    workers: data.WORKERS === 'auto' ? availableParallelism() : Number(data.WORKERS),
    testClock: data.CUADRA_TEST_CLOCK === undefined ? undefined : new Date(data.CUADRA_TEST_CLOCK),
  };
}

/** An address, a network in CIDR notation, or one of the names that Fastify knows. */
function isProxyAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (bits === undefined) return PROXY_GROUPS.includes(address) || isIP(address) !== 0;
  const limit = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : -1;
  return rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= limit;
}
