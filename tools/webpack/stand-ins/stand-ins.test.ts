/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { X } from 'lucide-react';
import { createElement } from 'react';
import createIcon from './drawing.ts';

test('a drawing is the one that lucide itself makes', () => {
  const Cross = createIcon({
    name: 'x',
    size: 24,
    node: [
      ['path', { d: 'M18 6 6 18' }],
      ['path', { d: 'm6 6 12 12' }],
    ],
  });
  for (const props of [{}, { size: 18, strokeWidth: 1.75, 'aria-hidden': true, className: 'mark' }]) {
    const { container: own } = render(createElement(Cross, { 'aria-hidden': true, ...props }));
    const { container: theirs } = render(createElement(X, { 'aria-hidden': true, ...props }));
    expect(own.firstElementChild?.isEqualNode(theirs.firstElementChild)).toBe(true);
  }
});
