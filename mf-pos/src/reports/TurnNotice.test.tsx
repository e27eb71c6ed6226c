import { act, render, screen } from '@testing-library/react';
import { TurnNotice } from './TurnNotice.tsx';

test('whoever waits for a report is told why, and nobody whose report comes at once', () => {
  jest.useFakeTimers();
  try {
    render(<TurnNotice />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByRole('status')).toHaveTextContent(/Los reportes se preparan de dos en dos/);
  } finally {
    jest.useRealTimers();
  }
});
