import { signedSale, signedText } from './signed-text.ts';

test('is one text for one request, whatever the order of its fields', () => {
  const text = signedText('contact', { b: [{ d: 1, c: '2' }], a: null });
  expect(text).toBe('cuadra.contact.1\n{"a":null,"b":[{"c":"2","d":1}]}');
  expect(signedText('contact', { a: null, b: [{ c: '2', d: 1 }] })).toBe(text);
  expect(signedText('sale', { a: null, b: [{ c: '2', d: 1 }] })).not.toBe(text);
});

test('of a sale it is everything but the signature, also what is left out on the way', () => {
  const sale = { id: '1', note: undefined, proof: { counter: 7, device_id: 'x' } };
  const sent = JSON.parse(JSON.stringify({ ...sale, proof: { ...sale.proof, signature: 'abc' } })) as object;
  expect(signedSale(sent)).toBe(signedSale(sale));
  expect(signedSale({ ...sale, proof: { counter: 8, device_id: 'x' } })).not.toBe(signedSale(sale));
});
