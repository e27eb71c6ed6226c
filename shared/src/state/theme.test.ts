/** @jest-environment jsdom */
import { THEME_KEY, useTheme } from './theme.ts';

test('a choice is painted on the page and persisted for the next visit', () => {
  expect(document.documentElement.dataset.theme).toBe('light');
  useTheme.getState().toggle();
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem(THEME_KEY)).toBe('dark');
});

test('without a choice the system decides, and a stored choice goes before it', async () => {
  const system = (dark: boolean) => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: dark }) });
  };
  const visit = async () => {
    let theme = '';
    await jest.isolateModulesAsync(async () => {
      theme = (await import('./theme.ts')).useTheme.getState().theme;
    });
    return theme;
  };
  localStorage.clear();
  system(true);
  expect(await visit()).toBe('dark');
  system(false);
  expect(await visit()).toBe('light');
  localStorage.setItem(THEME_KEY, 'dark');
  expect(await visit()).toBe('dark');
});

test('what the browser paints round the page follows, from the first paint on', async () => {
  localStorage.setItem(THEME_KEY, 'dark');
  document.head.innerHTML = '<meta name="theme-color" content="#f6f5f2">';
  const frame = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');
  await jest.isolateModulesAsync(async () => {
    const { useTheme: theme } = await import('./theme.ts');
    expect(frame()).toBe('#0f1312');
    theme.getState().toggle();
  });
  expect(frame()).toBe('#f6f5f2');
});
