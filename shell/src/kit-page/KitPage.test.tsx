import * as ui from '@cuadra/shared/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PARTS } from './KitPage.tsx';

/** What there is nothing to see of, is seen wherever the shell is, or shows what a company has on its server. */
const UNSEEN = ['GlobalStyle', 'Page', 'ProductImage', 'ThingPage', 'Toaster', 'VisuallyHidden'];

test('every component of the kit has a place on its page', () => {
  // One of the components shows what it does with a part that throws.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter>
      {PARTS.map(([title, Part]) => (
        <Part key={title} />
      ))}
    </MemoryRouter>,
  );
  const shown = screen
    .getAllByRole('heading', { level: 3 })
    .flatMap(({ textContent }) => textContent.split(/[, ]+/));
  const components = Object.keys(ui).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.filter((name) => !shown.includes(name) && !UNSEEN.includes(name))).toEqual([]);
});
