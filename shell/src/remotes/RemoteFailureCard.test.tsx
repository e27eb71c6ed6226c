import { REMOTE_FAILURES } from '@cuadra/shared/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailureCard } from './RemoteFailureCard.tsx';

test.each(REMOTE_FAILURES)('a failure of kind %s is told with the title of the screen', (kind) => {
  render(<RemoteFailureCard title="Productos" failure={{ kind, version: '1.2.0' }} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { name: 'No pudimos cargar Productos' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/El resto de Cuadra sigue funcionando/);
  expect(screen.getByRole('alert')).toHaveTextContent(`${kind} · 1.2.0`);
});

test('each kind is told in words of its own', () => {
  const texts = REMOTE_FAILURES.map((kind) => {
    const { container, unmount } = render(
      <RemoteFailureCard title="Caja" failure={{ kind, version: '1' }} onRetry={() => {}} />,
    );
    const text = container.querySelector('p')?.textContent;
    unmount();
    return text;
  });
  expect(new Set(texts).size).toBe(REMOTE_FAILURES.length);
});

test('«Reintentar» retries', async () => {
  const user = userEvent.setup();
  let tries = 0;
  const retry = () => {
    tries += 1;
  };
  render(
    <RemoteFailureCard title="Caja" failure={{ kind: 'http', status: 404, version: '1' }} onRetry={retry} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('http 404 · 1');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(tries).toBe(1);
});
