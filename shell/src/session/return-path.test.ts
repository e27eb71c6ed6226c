import { goalOf, loginPath, safeReturnPath, withGoal } from './return-path.ts';

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
  '/login/',
  '/LOGIN',
  '/login/legacy?go=/products',
  '/register',
  '/forgot-password?go=/products',
  '/register/?step=plan',
  '/a/..//evil.example',
  '/./\\\\evil.example',
])('%j leads nowhere', (wanted) => {
  expect(safeReturnPath(wanted, ORIGIN)).toBeUndefined();
});

test.each([
  ['go=%2Fproducts', '/products'],
  ['from=%2Fclients', '/clients'],
  ['from=%2Fclients&go=%2Fproducts', '/products'],
  ['go=%2F%2Fevil.example&from=%2Fclients', '/clients'],
  ['go=https%3A%2F%2Fevil.example', '/'],
  ['', '/'],
])('?%s leads to %s', (search, goal) => {
  expect(goalOf(new URLSearchParams(search), ORIGIN)).toBe(goal);
});

test('the goal goes along from one screen to the other', () => {
  expect(withGoal('/register', '/')).toBe('/register');
  expect(withGoal('/register', '/products?a=1')).toBe('/register?go=%2Fproducts%3Fa%3D1');
});

test('the login keeps the wanted path, whole', () => {
  const url = new URL(loginPath('/products?search=a&b=c'), ORIGIN);
  expect(url.pathname).toBe('/login');
  expect(safeReturnPath(url.searchParams.get('go'), ORIGIN)).toBe('/products?search=a&b=c');
  expect(loginPath('/')).toBe('/login');
});
