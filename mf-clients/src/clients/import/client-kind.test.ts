import { checkClientImport, FILE_REJECTIONS } from '@cuadra/shared/contract';
import { CLIENT_COLUMNS } from '@cuadra/shared/domain';
import { CLIENT_KIND } from './client-kind.ts';

const { rejections, warnings } = checkClientImport.response.shape;

test('every reason has a sentence of its own, and every column a name and a note', () => {
  const reasons = [...rejections.element.shape.reason.options, ...warnings.element.shape.reason.options];
  const own = reasons.filter((reason) => !FILE_REJECTIONS.some((known) => known === reason));
  expect(Object.keys(CLIENT_KIND.reasons)).toEqual(own);
  expect(new Set(Object.values(CLIENT_KIND.reasons)).size).toBe(own.length);
  expect(Object.keys(CLIENT_KIND.fields)).toEqual(Object.keys(CLIENT_COLUMNS));
});

test('no name means two columns', () => {
  const names = Object.keys(CLIENT_COLUMNS).flatMap((field) => [
    ...(CLIENT_KIND.columns[field] ?? []),
    ...(CLIENT_KIND.fields[field]?.others ?? []),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
