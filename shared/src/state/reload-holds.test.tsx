import { render } from '@testing-library/react';
import { holdReload, useReloadHold, useReloadHolds } from './reload-holds.ts';

const held = () => useReloadHolds.getState().held;

function Cart({ lines }: { lines: number }) {
  useReloadHold(lines > 0);
  return null;
}

test('a hold counts until it is taken back, and is taken back once', () => {
  const [first, second] = [holdReload(), holdReload()];
  expect(held()).toBe(2);
  first();
  first();
  expect(held()).toBe(1);
  second();
  expect(held()).toBe(0);
});

test('a component holds while it has something to lose, and no longer than it is there', () => {
  const { rerender, unmount } = render(<Cart lines={0} />);
  expect(held()).toBe(0);
  rerender(<Cart lines={2} />);
  expect(held()).toBe(1);
  rerender(<Cart lines={3} />);
  expect(held()).toBe(1);
  rerender(<Cart lines={0} />);
  expect(held()).toBe(0);
  rerender(<Cart lines={1} />);
  unmount();
  expect(held()).toBe(0);
});
