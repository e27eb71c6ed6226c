import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './Combobox.tsx';

// A file of its own: its code comes only once.
test('the focus and the letters of who was faster than its code are in the box that comes', async () => {
  const asked: string[] = [];
  render(
    <Combobox
      aria-label="Cliente"
      options={[]}
      value={null}
      onValueChange={() => undefined}
      onSearch={(text) => asked.push(text)}
    />,
  );
  const standIn = screen.getByRole('textbox', { name: 'Cliente' });
  await userEvent.type(standIn, 'ma', { delay: null });
  expect(standIn).toBeInTheDocument();
  const box = await screen.findByRole('combobox', { name: 'Cliente' });
  expect(standIn).not.toBeInTheDocument();
  expect(box).toHaveFocus();
  await userEvent.keyboard('ría');
  expect(box).toHaveValue('maría');
  await waitFor(() => expect(asked.at(-1)).toBe('maría'));
});
