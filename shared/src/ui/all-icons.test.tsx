import { render } from '@testing-library/react';
import { Icon } from './Icon.tsx';

const drawing = (name: string) => render(<Icon name={name} />).container.innerHTML;

test('the login has its own icons, and all of the kit come with the kit', async () => {
  const circle = drawing('no-such-icon');
  expect(drawing('eye')).not.toBe(circle);
  expect(drawing('printer')).toBe(circle);
  await import('./all-icons.ts');
  expect(drawing('printer')).not.toBe(circle);
  expect(drawing('eye')).not.toBe(circle);
});
