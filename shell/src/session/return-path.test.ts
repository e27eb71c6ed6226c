import { loginPath, safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://cuadra.example';

test.each([
  ['/products', '/products'],
  ['/products?search=pan#top', '/products?search=pan#top'],
  ['/a/../products', '/products'],
])('%s is a way back', (wanted, path) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBe(path);
});

test.each([
  null,
  '',
  'products',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?go=/login',
])('%j leads nowhere', (wanted) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBeUndefined();
});

test('the login keeps the wanted path, whole', () => {
  const url = new URL(loginPath('/products?search=a&b=c'), ORIGIN);
  expect(url.pathname).toBe('/login');
  expect(safeReturnPath(url.searchParams.get('go'), ORIGIN)).toBe('/products?search=a&b=c');
  expect(loginPath('/')).toBe('/login');
});
