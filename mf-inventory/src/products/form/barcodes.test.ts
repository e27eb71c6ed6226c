import { addBarcodes } from './barcodes.ts';

test.each([
  ['7591058001000', ['1', '7591058001000']],
  [' 2 ', ['1', '2']],
  ['2\n3, 4;5', ['1', '2', '3', '4', '5']],
  ['1', ['1']],
  ['', ['1']],
  [' , ', ['1']],
])('«%s» gives %j', (text, barcodes) => {
  expect(addBarcodes(['1'], text)).toEqual(barcodes);
});
