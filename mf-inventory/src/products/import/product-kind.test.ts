import { FILE_REJECTIONS, ImportRejection } from '@cuadra/shared/contract';
import { PRODUCT_COLUMNS } from '@cuadra/shared/domain';
import { PRODUCT_KIND } from './product-kind.ts';

test('every reason has a sentence, and every column a name and a note', () => {
  const own = ImportRejection.shape.reason.options.filter(
    (reason) => !FILE_REJECTIONS.some((known) => known === reason),
  );
  expect(Object.keys(PRODUCT_KIND.reasons)).toEqual(own);
  expect(Object.keys(PRODUCT_KIND.fields)).toEqual(Object.keys(PRODUCT_COLUMNS));
});

test('no name means two columns', () => {
  const names = Object.keys(PRODUCT_COLUMNS).flatMap((field) => [
    ...(PRODUCT_KIND.columns[field] ?? []),
    ...(PRODUCT_KIND.fields[field]?.others ?? []),
  ]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
