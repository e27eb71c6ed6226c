import { plainRequest, queryText } from './request.ts';

test('puts parameters into the path, encoded, and leaves the query to the transport', () => {
  const request = plainRequest('GET /products/{id}', { params: { id: 'a/b c' }, query: { search: 'pan' } });
  expect(request).toEqual({
    method: 'GET',
    url: '/products/a%2Fb%20c',
    params: { search: 'pan' },
    data: undefined,
    contentType: undefined,
  });
});

test('a missing parameter is refused: the path would be another call', () => {
  expect(() => plainRequest('GET /products/{id}', { params: { id: '' } })).toThrow(RangeError);
  expect(() => plainRequest('GET /products/{id}')).toThrow(RangeError);
});

test('a body is JSON, and the file of an import is CSV', () => {
  expect(plainRequest('POST /auth/login', { body: {} }).contentType).toBe('application/json');
  for (const name of ['POST /products/import', 'POST /clients/import', 'POST /clients/import/check'])
    expect(plainRequest(name, { body: 'nombre\n' }).contentType).toBe('text/csv; charset=utf-8');
});

test('the query: what is undefined is left out, what is null is empty', () => {
  const query = { q: 'pan & café', after: undefined, day: null, limit: 20, open: true };
  expect(queryText(query)).toBe('q=pan+%26+caf%C3%A9&day=&limit=20&open=true');
});
