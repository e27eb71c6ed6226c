import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { readDrawers, useDrawers, withDrawer, withoutDrawers } from './drawers.ts';

let drawers: ReturnType<typeof useDrawers>;

function Probe() {
  drawers = useDrawers();
  return <output>{drawers.open.join(' ')}</output>;
}

const shown = () => screen.getByRole('status').textContent;

/** Going back in the browser takes effect later. */
async function goBack() {
  await act(async () => {
    const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await done;
  });
}

function start(address: string) {
  history.replaceState(null, '', address);
  render(
    <BrowserRouter>
      <Probe />
    </BrowserRouter>,
  );
}

test('back closes a drawer, the one on top first', async () => {
  start('/products?search=pan');
  act(() => drawers.openDrawer('settings'));
  act(() => drawers.openDrawer('roles'));
  expect(shown()).toBe('settings roles');
  expect(location.search).toBe('?search=pan&drawer=settings&drawer=roles');
  await goBack();
  expect(shown()).toBe('settings');
  await goBack();
  expect(shown()).toBe('');
  expect(location.search).toBe('?search=pan');
});

test('closing takes back the entry that opening pushed', async () => {
  start('/');
  act(() => drawers.openDrawer('settings'));
  await act(async () => {
    const done = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    drawers.closeDrawer();
    await done;
  });
  expect(shown()).toBe('');
  expect(location.search).toBe('');
});

test('a drawer that came with the address is only taken out of it', () => {
  start('/clients?drawer=settings&page=2');
  expect(shown()).toBe('settings');
  act(() => drawers.closeDrawer('settings'));
  expect(shown()).toBe('');
  expect(location.pathname + location.search).toBe('/clients?page=2');
});

test('opening twice is opening once', () => {
  start('/');
  act(() => drawers.openDrawer('settings'));
  const { length } = history;
  act(() => drawers.openDrawer('settings'));
  expect(history.length).toBe(length);
});

test('reads and writes the address', () => {
  expect(readDrawers('?drawer=a&x=1&drawer=b&drawer=a')).toEqual(['a', 'b']);
  expect(withDrawer('?x=1', 'a', { role: '7' })).toBe('?x=1&drawer=a&role=7');
  expect(withoutDrawers('?drawer=a&x=1&drawer=b', 1)).toBe('?x=1&drawer=a');
  expect(withoutDrawers('?drawer=a', 0)).toBe('');
});
