import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import {
  type Answering,
  dayFromToday,
  gathered,
  hangs,
  official,
  startRateSources,
  status,
  text,
} from '../../testing/rate-sources.ts';
import { dolarapi } from './dolarapi.ts';
import { parseExactJson } from './exact-json.ts';
import { openErApi } from './open-er-api.ts';
import { BODY_LIMIT } from './read-json.ts';
import { type Quote, SourceError } from './source.ts';

const sources = await startRateSources();
const never = new AbortController().signal;
/** What each source answers when asked for a rate of a day, with something changed. */
const BOTH = {
  'dolarapi:oficial': { make: dolarapi, at: sources.dolarapi, says: official },
  'open.er-api.com': { make: openErApi, at: sources.openErApi, says: gathered },
};

async function ask(name: keyof typeof BOTH, answering: Answering, limit?: number): Promise<Quote> {
  const { make, at } = BOTH[name];
  at.answers(answering);
  return make(at.address, limit).ask(never);
}

for (const name of ['dolarapi:oficial', 'open.er-api.com'] as const) {
  const { says } = BOTH[name];
  const today = dayFromToday(0);
  const refuses = async (answering: Answering, message: RegExp, limit?: number) => {
    await assert.rejects(ask(name, answering, limit), (error: unknown) => {
      assert.ok(error instanceof SourceError, String(error));
      assert.match(error.message, message);
      return true;
    });
  };

  test(`${name}: its rate and its day`, async () => {
    assert.deepEqual(await ask(name, says('779.9522')), { source: name, rate: '779.9522', day: today });
    const tomorrow = dayFromToday(1);
    assert.equal((await ask(name, says('780', tomorrow))).day, tomorrow);
  });

  test(`${name}: no digit is lost in a float, and rounding comes at the eighth decimal`, async () => {
    for (const [said, rate] of [
      ['123456789.12345678', '123456789.12345678'],
      ['779.952212344999999999', '779.95221234'],
      ['779.952212345', '779.95221235'],
      ['8.6018e2', '860.18'],
      ['900.10000', '900.1'],
    ] as const) {
      assert.equal((await ask(name, says(said))).rate, rate);
    }
  });

  test(`${name}: a rate that cannot be is none`, async () => {
    for (const rate of ['0', '-779.95', '0.000000001', '1000000000', '1e300']) {
      await refuses(says(rate), /the rate cannot be/);
    }
    for (const rate of ['null', 'true', '"779,95"', '"1.234,56"', '[779.95]', '{}', '""']) {
      await refuses(says(rate), /another answer: (promedio|rates\.VES)/);
    }
  });

  test(`${name}: a rate of another week is none`, async () => {
    assert.ok(await ask(name, says('780', dayFromToday(7))));
    assert.ok(await ask(name, says('780', dayFromToday(-7))));
    await refuses(says('780', dayFromToday(8)), /the rate is of/);
    await refuses(says('780', dayFromToday(-8)), /the rate is of/);
  });

  test(`${name}: what is no answer of it is none`, async () => {
    for (const body of [
      '',
      '<html>',
      '{"promedio": 779.95',
      '{"promedio": 01}',
      '{"a": NaN}',
      '"'.repeat(40_000),
    ]) {
      await refuses(text(body), /no JSON/);
    }
    for (const body of ['{}', '[]', 'null', '779.95', '{"result":"error","error-type":"unsupported-code"}']) {
      await refuses(text(body), /another answer/);
    }
  });

  test(`${name}: an error, a redirect and too long an answer are none, and no redirect is followed`, async () => {
    const before = sources.dolarapi.asked + sources.openErApi.asked;
    for (const code of [204, 301, 302, 307, 308, 404, 429, 500, 503]) {
      const other = name === 'dolarapi:oficial' ? sources.openErApi : sources.dolarapi;
      await refuses(status(code, { location: other.address }), new RegExp(`status ${code}`));
    }
    await refuses(text(`{"a": "${'x'.repeat(BODY_LIMIT)}"}`), /more than 65536 bytes/);
    assert.equal(sources.dolarapi.asked + sources.openErApi.asked, before + 10);
  });

  test(`${name}: an endless answer is cut off`, async () => {
    let isClosed = false;
    await refuses((response) => {
      response.writeHead(200).on('close', () => {
        isClosed = true;
      });
      const more = () => {
        if (!isClosed) response.write(' '.repeat(16_384), () => setImmediate(more));
      };
      more();
    }, /more than 65536 bytes/);
  });

  test(`${name}: who says nothing, or never comes to the end, is left`, async () => {
    await refuses(hangs, /no answer within 150 ms/, 150);
    await refuses(
      (response) => response.writeHead(200).write('{"promedio":'),
      /no answer within 150 ms/,
      150,
    );
    await refuses((response) => response.writeHead(200).write('{', () => response.destroy()), /not reached/);
  });

  test(`${name}: slow is good enough`, async () => {
    const slowly: Answering = (response) => setTimeout(() => says('779.95')(response), 300);
    assert.equal((await ask(name, slowly)).rate, '779.95');
  });

  test(`${name}: nobody there is an error of the source, and so is an end`, async () => {
    const { make, at } = BOTH[name];
    const address = `http://127.0.0.1:${await closedPort()}/`;
    await assert.rejects(make(address).ask(never), { name: 'SourceError', message: /ECONNREFUSED/ });
    at.answers(hangs);
    const ending = new AbortController();
    const asking = make(at.address).ask(ending.signal);
    ending.abort();
    await assert.rejects(asking, SourceError);
  });
}

test('dolarapi: what buying and selling cost may be there or not', async () => {
  for (const change of [
    { compra: null, venta: null },
    { compra: 779, venta: 781.5 },
    { compra: undefined },
  ]) {
    assert.equal((await ask('dolarapi:oficial', official('780', undefined, change))).rate, '780');
  }
});

test('dolarapi: a euro is no dollar, and a day is one', async () => {
  for (const change of [{ moneda: 'EUR' }, { fechaActualizacion: 'ayer' }, { fechaActualizacion: null }]) {
    await assert.rejects(ask('dolarapi:oficial', official('780', undefined, change)), SourceError);
  }
  // Ten in the evening in Caracas is the next day in UTC.
  const evening = { fechaActualizacion: `${dayFromToday(1)}T02:00:00Z` };
  assert.equal((await ask('dolarapi:oficial', official('780', undefined, evening))).day, dayFromToday(0));
});

test('open.er-api.com: an answer of another currency, or of failure, is none', async () => {
  for (const change of [
    { base_code: 'EUR' },
    { result: 'error' },
    { rates: { USD: 1 } },
    { time_last_update_unix: -1 },
    { time_last_update_unix: 1.5 },
  ]) {
    await assert.rejects(ask('open.er-api.com', gathered('780', undefined, change)), SourceError);
  }
});

test('numbers are read as they stand, and texts with digits or quotes in them are left alone', () => {
  assert.deepEqual(parseExactJson(' {"a": -1.50, "b": [1e5, 0], "c\\"1": "x 12 \\" 3.0", "": null} '), {
    a: '-1.50',
    b: ['1e5', '0'],
    'c"1': 'x 12 " 3.0',
    '': null,
  });
  assert.equal(parseExactJson('12345678901234567890.1'), '12345678901234567890.1');
  assert.throws(() => parseExactJson('{"a": 1.}'), SyntaxError);
});

/** A port that nothing listens on any more. */
function closedPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
