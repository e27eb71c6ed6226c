import type { ReleaseLogLine } from '@cuadra/shared/contract';
import { logText } from './log-text.ts';

const line = (given: Partial<ReleaseLogLine>): ReleaseLogLine => ({
  ...{ id: '1', at: '2026-11-23T12:00:00Z', who: 'Cuadra', what: 'published', version: '1.1.0' },
  ...{ details: {}, companies: [], ...given },
});
const shop = { id: '0199f000-0000-7000-8000-000000000001', name: 'Bodega La Esquina' };

test('what was done is a sentence', () => {
  expect(logText(line({}))).toBe('Publicó 1.1.0');
  expect(logText(line({ what: 'activated', details: { before: '1.0.0' } }))).toBe(
    'Activó 1.1.0, en lugar de 1.0.0',
  );
  expect(logText(line({ what: 'activated', details: { before: null } }))).toBe('Activó 1.1.0');
  expect(logText(line({ what: 'canary', details: { share: 0.1, companies: ['a'] } }))).toBe(
    'Dio 1.1.0 a 10\u00a0% de las empresas y 1 empresa',
  );
  expect(logText(line({ what: 'canary', version: null }))).toBe('Quitó el canario');
  expect(logText(line({ what: 'pinned', companies: [shop] }))).toBe('Fijó 1.1.0 a Bodega La Esquina');
  expect(logText(line({ what: 'unpinned', version: null, companies: [shop] }))).toBe(
    'Bodega La Esquina recibe lo que las demás',
  );
  const held = line({
    ...{ what: 'held', version: null, companies: [shop] },
    details: { company: shop.id, days: [1, 2, 3, 4, 5, 6], opens: '08:00', closes: '20:00' },
  });
  expect(logText(held)).toBe(
    'Bodega La Esquina no cambia de versión en su horario: lunes a sábado, de 08:00 a 20:00',
  );
  expect(logText({ ...held, what: 'not-held' })).toBe('Bodega La Esquina cambia de versión a cualquier hora');
  expect(logText(line({ what: 'token-made', details: { label: 'CI' } }))).toBe('Hizo el token «CI»');
  expect(logText(line({ what: 'address', details: { address: null } }))).toBe('Ya no se avisa a nadie');
});

test('why a version was taken out is said with its figures', () => {
  const details = { loads: 24, failed: 20, failed_companies: 4, kind: 'evaluation' };
  expect(logText(line({ what: 'taken-out', details }))).toBe(
    'Retiró 1.1.0: falló en 20 de 24 navegadores, en 4 empresas (error de su código)',
  );
  expect(
    logText(line({ what: 'failing', details: { ...details, failed_companies: 1 }, companies: [shop] })),
  ).toBe(
    '1.1.0 falla solo en Bodega La Esquina: falló en 20 de 24 navegadores, en 1 empresa (error de su código)',
  );
});
