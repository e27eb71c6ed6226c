import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { lazyComponent, retryFailedLoads } from './lazy-component.ts';

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>failed</p> : this.props.children;
  }
}

function show(component: ReactNode, tries: number) {
  return (
    <Boundary key={tries}>
      <Suspense fallback="waiting">{component}</Suspense>
    </Boundary>
  );
}

beforeEach(() => {
  // React says what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('a component that failed is loaded again once somebody retried, and not before', async () => {
  let loads = 0;
  let works = false;
  const Chart = lazyComponent<{ of: string }>(async () => {
    loads += 1;
    if (!works) throw new Error('no chunk');
    return { default: ({ of }) => <p>chart of {of}</p> };
  });
  const { rerender } = render(show(<Chart of="sales" />, 1));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(loads).toBe(1);

  works = true;
  rerender(show(<Chart of="sales" />, 2));
  expect(await screen.findByText('failed')).toBeInTheDocument();
  expect(loads).toBe(1);

  retryFailedLoads();
  rerender(show(<Chart of="sales" />, 3));
  expect(await screen.findByText('chart of sales')).toBeInTheDocument();
  expect(loads).toBe(2);
});

test('a component that is there is not loaded again', async () => {
  let loads = 0;
  const Chart = lazyComponent(async () => {
    loads += 1;
    return { default: () => <p>chart</p> };
  });
  const { rerender } = render(show(<Chart />, 1));
  await screen.findByText('chart');
  retryFailedLoads();
  rerender(show(<Chart />, 2));
  expect(await screen.findByText('chart')).toBeInTheDocument();
  expect(loads).toBe(1);
});

test('a component that was loaded ahead is there at once, and stays the same one', async () => {
  const Payment = lazyComponent(async () => ({ default: () => <input aria-label="amount" /> }));
  await Payment.preload();
  const { rerender } = render(show(<Payment />, 1));
  const field = screen.getByRole('textbox', { name: 'amount' });
  rerender(show(<Payment />, 1));
  expect(screen.getByRole('textbox', { name: 'amount' })).toBe(field);
});

test('a component that could not be loaded ahead is loaded when it is shown', async () => {
  let works = false;
  const Payment = lazyComponent(async () => {
    if (!works) throw new Error('no chunk');
    return { default: () => <p>payment</p> };
  });
  await expect(Payment.preload()).rejects.toThrow('no chunk');
  works = true;
  render(show(<Payment />, 1));
  expect(await screen.findByText('payment')).toBeInTheDocument();
});
