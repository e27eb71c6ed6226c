import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useBackStep } from './use-back-step.ts';

function Step({ name, isStuck = false }: { name: string; isStuck?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  useBackStep(isOpen, () => {
    if (!isStuck) setOpen(false);
  });
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {name}
      </button>
      {isOpen && <p>{name} is open</p>}
    </>
  );
}

function App() {
  return (
    <StrictMode>
      <BrowserRouter>
        <Routes>
          <Route path="/first" element={<Link to="/shop">to the shop</Link>} />
          <Route
            path="/shop"
            element={
              <>
                <p>shop</p>
                <Step name="client" />
                <Step name="question" />
                <Step name="sending" isStuck />
                <Link to="/other">away</Link>
              </>
            }
          />
          <Route path="/other" element={<p>other</p>} />
        </Routes>
      </BrowserRouter>
    </StrictMode>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
/** Until the browser has said that it went, and what stayed has its entry again. */
const goBack = () =>
  act(async () => {
    const went = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await went;
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(async () => {
  history.pushState(null, '', '/first');
  render(<App />);
  await press('to the shop');
});

test('back takes back what was opened last, then what lies below it, then leaves', async () => {
  await press('client');
  await press('question');
  await goBack();
  expect(screen.queryByText('question is open')).toBeNull();
  expect(screen.getByText('client is open')).toBeInTheDocument();
  await goBack();
  expect(screen.queryByText('client is open')).toBeNull();
  expect(screen.getByText('shop')).toBeInTheDocument();
  await goBack();
  expect(await screen.findByText('to the shop')).toBeInTheDocument();
});

test('what was closed without back costs no press, however often it was', async () => {
  for (const name of [
    'client',
    'client',
    'question',
    'question',
    'client',
    'question',
    'question',
    'client',
  ]) {
    await press(name);
  }
  await goBack();
  expect(await screen.findByText('to the shop')).toBeInTheDocument();
});

test('a link out of it leads on, and back from there to the screen itself', async () => {
  await press('client');
  await press('away');
  expect(screen.getByText('other')).toBeInTheDocument();
  await goBack();
  expect(screen.getByText('shop')).toBeInTheDocument();
  expect(screen.queryByText('client is open')).toBeNull();
  await goBack();
  expect(await screen.findByText('to the shop')).toBeInTheDocument();
});

test('what may not be left stays however often back is pressed', async () => {
  await press('sending');
  await goBack();
  await goBack();
  await goBack();
  expect(screen.getByText('sending is open')).toBeInTheDocument();
});
