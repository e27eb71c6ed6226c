import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Menu } from './Menu.tsx';

function WithDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Ticket 00000001" description="Cobrado">
        <Button>Imprimir</Button>
      </Dialog>
    </>
  );
}

function WithMenu() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger="MR" label="Tu cuenta" entries={[{ label: 'Salir', onSelect: () => setAsking(true) }]} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cerrar sesión"
        confirm="Salir"
        onConfirm={() => undefined}
      />
    </>
  );
}

test('a dialog is named by its title, holds the focus, closes by Escape and gives the focus back', async () => {
  render(<WithDialog />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ticket 00000001' });
  expect(dialog).toHaveAccessibleDescription('Cobrado');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

test.each([
  ['a field that it begins with', <input key="a" aria-label="Nombre" />, 'Nombre'],
  [
    'a field behind one that only the browser reads',
    [<input key="a" hidden readOnly value="ana" />, <input key="b" aria-label="Contraseña" />],
    'Contraseña',
  ],
  [
    'its heading, where something else comes first',
    [
      <a key="a" href="/">
        Ayuda
      </a>,
      <input key="b" />,
    ],
    'Caja',
  ],
  ['its heading, where there is nothing yet', undefined, 'Caja'],
])('the focus goes to %s, and not to the cross', async (_, inside, name) => {
  render(
    <Dialog open onOpenChange={() => {}} title="Caja">
      {inside}
    </Dialog>,
  );
  await screen.findByRole('dialog', { name: 'Caja' });
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
});

function WithQuestion({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog open={open} onOpenChange={setOpen} title="¿Salir?" confirm="Salir" onConfirm={onConfirm}>
      Estás seguro que deseas salir...
    </ConfirmDialog>
  );
}

test('a question starts on the way back, waits for the deed and closes after it', async () => {
  let finish = () => {};
  const deed = new Promise<void>((resolve) => {
    finish = resolve;
  });
  render(<WithQuestion onConfirm={() => deed} />);
  await screen.findByRole('alertdialog', { name: '¿Salir?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Salir' }));
  expect(screen.getByRole('button', { name: 'Salir' })).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  finish();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a question stays open when the deed fails', async () => {
  render(<WithQuestion onConfirm={() => Promise.reject(new Error('no'))} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Salir' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Salir' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
});

test('a menu opens by its button, walks by arrows and does what is chosen', async () => {
  const chosen: string[] = [];
  render(
    <MemoryRouter>
      <Menu
        trigger="MR"
        label="Tu cuenta"
        entries={[
          { label: 'Mi cuenta', to: '/my-account' },
          'separator',
          { label: 'Cerrar sesión', onSelect: () => chosen.push('salir') },
        ]}
      />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { name: 'Tu cuenta' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(await screen.findByRole('menu')).toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Mi cuenta' })).toHaveAttribute('href', '/my-account');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cerrar sesión' }));
  expect(chosen).toEqual(['salir']);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a menu does not give the focus back to a button behind the panel that it has opened', async () => {
  render(
    <MemoryRouter>
      <WithMenu />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tu cuenta' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Salir' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
  // The focus is given back in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tu cuenta' })).toHaveFocus());
});

test('a second press on its button closes a menu', async () => {
  render(
    <MemoryRouter>
      <Menu trigger="MR" label="Tu cuenta" entries={[{ label: 'Mi cuenta', to: '/my-account' }]} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tu cuenta' }));
  await screen.findByRole('menu');
  await userEvent.click(screen.getByRole('button', { name: 'Tu cuenta' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
