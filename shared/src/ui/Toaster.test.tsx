import { act, fireEvent, render, screen } from '@testing-library/react';
import { notify, notifyForbidden, PERMISSION_TOAST_DEBOUNCE, TOAST_DURATION } from '../state/index.ts';
import OverlayPanel from './OverlayPanel.tsx';
import { Toaster } from './Toaster.tsx';

const FORBIDDEN = 'No tiene los permisos necesarios para realizar esta acción.';

/** In small steps, since a toast's next timer is set when React has drawn the one before. */
function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) act(() => void jest.advanceTimersByTime(Math.min(left, 100)));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => notify.dismiss());
  pass(1000);
  jest.useRealTimers();
});

test('what is said is read out, and goes after five seconds', () => {
  render(<Toaster />);
  act(() => void notify.error('No hay existencia'));
  expect(screen.getByRole('status')).toHaveTextContent('No hay existencia');
  pass(TOAST_DURATION - 200);
  expect(screen.getByText('No hay existencia')).toBeInTheDocument();
  pass(1000);
  expect(screen.queryByText('No hay existencia')).not.toBeInTheDocument();
});

test('what is said over a dialog is read out too, if nothing had been said when it opened', () => {
  const panel = (open: boolean) => (
    <>
      <Toaster />
      <OverlayPanel open={open} onOpenChange={() => undefined} title="Diseño" shape="dialog-md">
        Ancho
      </OverlayPanel>
    </>
  );
  const { rerender } = render(panel(false));
  rerender(panel(true));
  pass(500);
  expect(screen.getByRole('dialog', { name: 'Diseño' })).toBeInTheDocument();
  act(() => void notify.error('Café no se agregó'));
  expect(screen.getByRole('status')).toHaveTextContent('Café no se agregó');
});

test('one that is pressed away does not stop the clock of those that come after it', () => {
  render(<Toaster />);
  act(() => void notify.info('Primero'));
  fireEvent.mouseEnter(screen.getByText('Primero'));
  fireEvent.click(screen.getByText('Primero'));
  pass(1000);
  act(() => void notify.info('Segundo'));
  pass(TOAST_DURATION + 1000);
  expect(screen.queryByText('Segundo')).not.toBeInTheDocument();
});

test('the same thing said twice is one toast', () => {
  render(<Toaster />);
  act(() => {
    notify.info('Guardado');
    notify.info('Guardado');
  });
  expect(screen.getAllByText('Guardado')).toHaveLength(1);
});

test('what is said again while it fades stays, and alone', () => {
  render(<Toaster />);
  act(() => void notify.error('Café no se agregó'));
  fireEvent.click(screen.getByText('Café no se agregó'));
  act(() => {
    jest.advanceTimersByTime(190);
    notify.error('Café no se agregó');
    // React has not drawn it yet when the time of the first is over.
    jest.advanceTimersByTime(20);
  });
  expect(screen.getAllByText('Café no se agregó')).toHaveLength(1);
  act(() => notify.dismiss('Algo que nadie dijo'));
  pass(1000);
  expect(screen.getByText('Café no se agregó')).toBeInTheDocument();
  act(() => notify.dismiss('Café no se agregó'));
  pass(1000);
  expect(screen.queryByText('Café no se agregó')).not.toBeInTheDocument();
});

test('permission errors that follow each other closely are one toast', () => {
  render(<Toaster />);
  act(() => notifyForbidden(10_000));
  expect(screen.getByText(FORBIDDEN)).toBeInTheDocument();
  act(() => notify.dismiss());
  pass(1000);
  act(() => notifyForbidden(10_900));
  act(() => notifyForbidden(10_900 + PERMISSION_TOAST_DEBOUNCE - 1));
  expect(screen.queryByText(FORBIDDEN)).not.toBeInTheDocument();
  act(() => notifyForbidden(20_000));
  expect(screen.getByText(FORBIDDEN)).toBeInTheDocument();
});
