import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { test } from 'node:test';
import { ConfigError, readConfig, VARIABLES } from './config.ts';

const read = (env: Record<string, string>) => readConfig(env, '/srv/cuadra');

test('an empty environment suits a first try on this machine alone', () => {
  assert.deepEqual(read({}), {
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    databasePooler: undefined,
    databaseReplica: undefined,
    walArchive: undefined,
    dataDir: '/srv/cuadra/.data',
    publishBuilds: true,
    demandsSecondFactor: false,
    smtpUrl: undefined,
    mailFrom: 'Cuadra <cuadra@localhost>',
    nodeEnv: 'development',
    logLevel: 'warn',
    trustProxy: false,
    requestsPerMinute: 3000,
    metricsToken: undefined,
    publicUrl: undefined,
    storeHosts: new Map(),
    supportPhone: undefined,
    rateProvider: {
      dolarapiUrl: 'https://ve.dolarapi.com/v1/dolares/oficial',
      openErApiUrl: 'https://open.er-api.com/v6/latest/USD',
      minutes: 30,
    },
    workers: 1,
    testClock: undefined,
  });
});

test('what the environment says is taken', () => {
  const config = read({
    PORT: '0',
    HOST: '::',
    DATABASE_URL: 'postgresql://dueña:clave@db/cuadra',
    DATABASE_APP_URL: 'postgres://app:clave@db/cuadra',
    DATA_DIR: '/datos',
    PUBLISH_BUILDS: 'off',
    MAIL_FROM: 'caja@bodega.com.ve',
    SMTP_URL: 'smtp://localhost:2525',
    NODE_ENV: 'production',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    PUBLIC_URL: 'https://cuadra.ejemplo.com/',
    SUPPORT_PHONE: '+58 (414) 123-4567',
    SOMETHING_ELSE: 'is not ours',
  });
  assert.equal(config.port, 0);
  assert.equal(config.dataDir, '/datos');
  assert.equal(config.publishBuilds, false);
  assert.equal(config.trustProxy, 'loopback, 10.0.0.0/8,2001:db8::1');
  assert.equal(config.publicUrl, 'https://cuadra.ejemplo.com');
  assert.equal(config.supportPhone, '584141234567');
  assert.equal(read({ SECOND_FACTOR: 'on' }).demandsSecondFactor, true);
  assert.equal(read({ WORKERS: '3' }).workers, 3);
  assert.equal(read({ WORKERS: 'auto' }).workers, availableParallelism());
  assert.equal(read({ NODE_ENV: 'production' }).demandsSecondFactor, true, 'where Cuadra is worked with');
  assert.equal(read({ NODE_ENV: 'production', SECOND_FACTOR: 'off' }).demandsSecondFactor, false);
  assert.equal(read({ TRUST_PROXY: 'true' }).trustProxy, true);
  assert.equal(read({ TRUST_PROXY: '2' }).trustProxy, 2);
  assert.equal(read({ TRUST_PROXY: 'false' }).trustProxy, false);
});

test('the sources of the rate can be others, asked more often, or nobody', () => {
  const given = {
    RATE_DOLARAPI_URL: 'http://127.0.0.1:9/a',
    RATE_OPEN_ER_API_URL: 'http://127.0.0.1:9/b',
    RATE_MINUTES: '1440',
  };
  assert.deepEqual(read(given).rateProvider, {
    dolarapiUrl: 'http://127.0.0.1:9/a',
    openErApiUrl: 'http://127.0.0.1:9/b',
    minutes: 1440,
  });
  assert.equal(read({ ...given, RATE_PROVIDER: 'off' }).rateProvider, undefined);
});

test('an empty variable counts as not set', () => {
  assert.deepEqual(read({ PORT: '', DATABASE_URL: ' ', LOG_LEVEL: '' }), read({}));
});

const WRONG: Record<string, string[]> = {
  PORT: ['abc', '-1', '65536', '3000.5', '0x10'],
  HOST: ['http://127.0.0.1', 'a b'],
  DATABASE_URL: ['mysql://db/cuadra', 'localhost:5432'],
  DATABASE_POOLER: ['127.0.0.1', 'postgres://db:6432', ':6432', 'db:6432', 'db:puerto'],
  DATABASE_REPLICA: ['10.0.0.6', 'postgres://db', 'db:puerto'],
  WAL_ARCHIVE_KEY: ['age1', 'AGE-SECRET-KEY-1ABC', `age1${'B'.repeat(58)}`, `age1${'a'.repeat(59)}`],
  WAL_ARCHIVE_DAYS: ['0', '-1', '3000', '1.5', 'siempre'],
  SMTP_URL: ['https://correo', 'correo'],
  MAIL_FROM: ['Cuadra', 'a@b@c', 'Cuadra <a@b>\nBcc: x@y'],
  NODE_ENV: ['prod'],
  LOG_LEVEL: ['loud'],
  TRUST_PROXY: ['sí', '10.0.0.0/33', '10.0.0.0/8/8'],
  REQUESTS_PER_MINUTE: ['0', '-5', '1.5', 'muchas'],
  METRICS_TOKEN: ['corto', 'dieciséis letras y espacios', 'x'.repeat(201)],
  PUBLIC_URL: ['cuadra.ejemplo.com', 'ftp://cuadra'],
  PUBLIC_STORE_HOSTS: [
    ...['panaderia', 'tienda.com=', '=panaderia', 'tienda.com=a=b', 'https://tienda.com=panaderia'],
    ...['tienda.com:3000=panaderia', 'tienda.com.=panaderia', 'localhost=panaderia', '10.0.0.7=panaderia'],
    ...['*.com=panaderia', '-a.com=panaderia', 'tienda.com/x=panaderia', 'tienda.com=La Panadería'],
    ...['tienda.com=../x', 'tienda.com=panaderia,Tienda.COM=otra', 'tienda.com=panaderia;otra.com=otra'],
  ],
  SUPPORT_PHONE: ['soporte', '4141', '+58 414 123 4567 ext 2'],
  RATE_PROVIDER: ['sí'],
  RATE_DOLARAPI_URL: ['ve.dolarapi.com', 'ftp://x'],
  RATE_OPEN_ER_API_URL: ['open.er-api.com'],
  RATE_MINUTES: ['0', '-1', '1441', '2.5'],
  WORKERS: ['0', '-1', '65', '2.5', 'todos'],
};
for (const [name, values] of Object.entries(WRONG)) {
  test(`a wrong ${name} is refused in one line that names it`, () => {
    for (const value of values) {
      assert.throws(
        () => read({ [name]: value }),
        (error: Error) =>
          error instanceof ConfigError &&
          error.message.startsWith(`${name} `) &&
          !error.message.includes('\n'),
        value,
      );
    }
  });
}

test('a refused repeats no password', () => {
  assert.throws(
    () => read({ DATABASE_URL: 'mysql://yo:secreto@db/x', SMTP_URL: 'http://yo:secreto@x' }),
    (error: Error) => !error.message.includes('secreto') && error.message.split('\n').length === 2,
  );
});

test('stores have hosts of their own, as DNS writes them', () => {
  const hosts = (text: string) => [...read({ PUBLIC_STORE_HOSTS: text }).storeHosts];
  assert.deepEqual(hosts('Tienda.Panadería.com = panaderia , compras.otra.com.ve=otra,'), [
    ['tienda.xn--panadera-i2a.com', 'panaderia'],
    ['compras.otra.com.ve', 'otra'],
  ]);
  assert.equal(hosts('a.com=panaderia,www.a.com=panaderia').length, 2, 'a store may have several');
  const both = {
    PUBLIC_URL: 'https://Cuadra.ejemplo.com',
    PUBLIC_STORE_HOSTS: 'cuadra.ejemplo.com=panaderia',
  };
  assert.throws(() => read(both), /^ConfigError: PUBLIC_STORE_HOSTS no puede tener el dominio de PUBLIC_URL/);
});

test('the address of the application role alone makes no sense', () => {
  assert.throws(
    () => read({ DATABASE_APP_URL: 'postgres://app:x@db/cuadra' }),
    /^ConfigError: DATABASE_APP_URL solo/,
  );
});

test('an archive has a key, and is of the embedded database', () => {
  const env = { WAL_ARCHIVE: 'archivo', WAL_ARCHIVE_KEY: `age1${'q'.repeat(58)}` };
  assert.deepEqual(read(env).walArchive, {
    folder: '/srv/cuadra/archivo',
    recipient: env.WAL_ARCHIVE_KEY,
    days: 14,
  });
  assert.throws(() => read({ WAL_ARCHIVE: '/mnt/archivo' }), /^ConfigError: WAL_ARCHIVE_KEY hace falta/);
  assert.throws(
    () => read({ ...env, DATABASE_URL: 'postgres://x:y@db/cuadra' }),
    /^ConfigError: WAL_ARCHIVE solo vale con la base de datos incluida/,
  );
});

test('docs/operations.md has every variable with its default, and no other', async () => {
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([A-Z_]+)` \| (none|`([^`]*)`) \|/gm)];
  const documented = rows.map(([, name = '', , value]) => [name, value]);
  assert.deepEqual(Object.fromEntries(documented), VARIABLES);
  assert.equal(documented.length, Object.keys(VARIABLES).length);
});
