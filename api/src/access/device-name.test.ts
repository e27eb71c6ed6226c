import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOf } from './device-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';

const SAMPLES: readonly [string | null, string, string][] = [
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, 'Chrome en Windows', 'computer'],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge en Windows', 'computer'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox en Linux', 'computer'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet en Android',
    'phone',
  ],
  ['curl/8.9.1', 'Dispositivo desconocido', 'computer'],
  ['', 'Dispositivo desconocido', 'computer'],
  [null, 'Dispositivo desconocido', 'computer'],
];

test('a browser is called by its name and its system, as a person does', () => {
  for (const [userAgent, name, kind] of SAMPLES) assert.deepEqual(deviceOf(userAgent), { name, kind });
});
