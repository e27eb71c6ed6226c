/** @jest-environment jsdom */

import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { useShortcut } from '../ui/index.ts';
import { KEEPS_CODES } from './keeps-codes.ts';
import { listenForScans } from './listen-for-scans.ts';

const CODE = '7591002000011';
const onScan = jest.fn((_code: string, _typed: string, isForField: boolean) => !isForField);
const pressed = jest.fn();
let stop: () => void;

/** A screen with a field, a note that keeps codes, a search box, and things that keys press. */
function Screen({ search }: { search?: boolean }) {
  const [amount, setAmount] = useState('20');
  useShortcut('7', pressed);
  return (
    <div>
      <input aria-label="Monto" value={amount} onChange={({ target }) => setAmount(target.value)} />
      <input aria-label="Nota" {...KEEPS_CODES} />
      {search && <input type="search" aria-label="Buscar" />}
      <button type="button" onClick={pressed}>
        Finalizar
      </button>
    </div>
  );
}

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

/** Presses keys so many milliseconds apart, as a browser does: what nobody prevents is written, and presses. */
function press(keys: readonly string[], gap: number, from = 1000) {
  for (const [index, key] of keys.entries()) act(() => pressKey(key, from + index * gap));
}

function pressKey(key: string, time: number) {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: time });
  if (!target.dispatchEvent(event)) return;
  const now = document.activeElement;
  if (key === 'Enter' && now instanceof HTMLButtonElement) now.click();
  if (key.length === 1 && now instanceof HTMLInputElement) {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(now, now.value + key);
    now.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function focus(name: string) {
  const thing = screen.queryByLabelText(name) ?? screen.getByRole('button', { name });
  act(() => thing.focus());
  if (thing instanceof HTMLInputElement) thing.setSelectionRange(thing.value.length, thing.value.length);
}

beforeEach(() => {
  jest.useFakeTimers();
  onScan.mockClear();
  pressed.mockClear();
  stop = listenForScans({
    prefix: '',
    onScan,
    focusSearch: () => {
      const box = document.querySelector<HTMLInputElement>('input[type=search]');
      box?.focus();
      return box !== null;
    },
  });
});
afterEach(() => {
  stop();
  cleanup();
  jest.useRealTimers();
});

const ends = ['Enter', 'Tab', 'nothing'] as const;
const cases = [5, 15, 40].flatMap((gap) => ends.map((end) => ({ gap, end })));

describe.each(cases)('a scanner at $gap ms a key, $end behind it', ({ gap, end }) => {
  const scan = () => {
    press([...CODE, ...(end === 'nothing' ? [] : [end])], gap);
    wait(250);
  };

  test.each(['Monto', 'Finalizar'])('writes nothing into %s and presses nothing', (name) => {
    render(<Screen />);
    focus(name);
    scan();
    expect(onScan.mock.calls).toEqual([[CODE, '', false]]);
    expect(screen.getByLabelText('Monto')).toHaveValue('20');
    expect(pressed).not.toHaveBeenCalled();
  });

  test('writes into the field that keeps codes what it is left', () => {
    render(<Screen />);
    focus('Nota');
    scan();
    expect(screen.getByLabelText('Nota')).toHaveValue(CODE);
  });

  test('goes through the search box, with what stands there', () => {
    render(<Screen search />);
    focus('Buscar');
    press([...'3*'], 150, 100);
    wait(100);
    scan();
    expect(onScan.mock.calls).toEqual([[CODE, `3*${CODE}`, false]]);
  });
});

test('what a person presses comes in its order, and a key alone is a key', () => {
  render(<Screen />);
  focus('Monto');
  press([...',5012345', 'Enter'], 70);
  wait(100);
  expect(screen.getByLabelText('Monto')).toHaveValue('20,5012345');
  expect(onScan).not.toHaveBeenCalled();
  focus('Finalizar');
  press(['7'], 0, 5000);
  expect(pressed).not.toHaveBeenCalled();
  wait(70);
  expect(pressed).toHaveBeenCalledTimes(1);
  press(['Enter'], 0, 6000);
  expect(pressed).toHaveBeenCalledTimes(2);
});

test('Space presses what has the focus at once: nobody could press it again for a person', () => {
  render(<Screen />);
  focus('Finalizar');
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  expect(document.activeElement?.dispatchEvent(space)).toBe(true);
});

test('an Enter behind two quick keys finds them written', () => {
  render(<Screen />);
  focus('Monto');
  press(['5', '0', 'Enter'], 20);
  expect(screen.getByLabelText('Monto')).toHaveValue('2050');
  expect(onScan).not.toHaveBeenCalled();
});

test('a scanner that stumbles longer than its first keys wait leaves nothing of them', () => {
  render(<Screen />);
  focus('Monto');
  press([...CODE.slice(0, 3)], 8);
  wait(120);
  expect(screen.getByLabelText('Monto')).toHaveValue('20759');
  press([...CODE.slice(3), 'Enter'], 8, 1140);
  expect(onScan).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Monto')).toHaveValue('20');
});

test('keys that come later than they were pressed are a scan all the same, and the first of them presses nothing', () => {
  render(<Screen />);
  wait(1100);
  press(['7'], 8, 1000);
  wait(120);
  press([...CODE.slice(1), 'Enter'], 8, 1008);
  wait(400);
  expect(onScan).toHaveBeenCalledWith(CODE, '', false);
  expect(pressed).not.toHaveBeenCalled();
});

test('a code that the system hands over in two parts adds its product, and leaves nothing in the field', () => {
  render(<Screen />);
  focus('Monto');
  press([...CODE.slice(0, 6)], 15);
  wait(400);
  expect(onScan).toHaveBeenLastCalledWith(CODE.slice(0, 6), '', false);
  press([...CODE.slice(6)], 15, 1000 + 6 * 15);
  wait(250);
  expect(onScan).toHaveBeenLastCalledWith(CODE, '', false);
  expect(onScan).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Monto')).toHaveValue('20');
});

test('what comes from nowhere goes to the search, and below a dialog stays there', () => {
  const { rerender } = render(<Screen search />);
  press([...'que'], 90);
  expect(screen.getByLabelText('Buscar')).toHaveValue('que');
  rerender(
    <div role="dialog">
      <Screen search />
    </div>,
  );
  focus('Finalizar');
  press([...CODE, 'Enter'], 15, 9000);
  expect(onScan).toHaveBeenCalledTimes(1);
  expect(pressed).not.toHaveBeenCalled();
});

describe('what was scanned before anything listened', () => {
  const row = (keys: readonly string[], gap: number, from = 1000) =>
    keys.map((key, index) => ({ key, timeStamp: from + index * gap }));
  const listen = (early: ReturnType<typeof row>) => {
    stop();
    stop = listenForScans({ prefix: '', onScan, focusSearch: () => false }, early);
  };

  test('is told, each code once', () => {
    listen([...row([...CODE, 'Enter'], 10), ...row([...CODE, 'Enter'], 10, 3000)]);
    wait(250);
    expect(onScan.mock.calls).toEqual([
      [CODE, '', false],
      [CODE, '', false],
    ]);
  });

  test('goes on in the midst of a code', () => {
    listen(row([...CODE.slice(0, 6)], 10));
    press([...CODE.slice(6), 'Enter'], 10, 1060);
    expect(onScan.mock.calls).toEqual([[CODE, '', false]]);
  });

  test('is told when nothing is behind it, and not when a person pressed it', () => {
    listen([...row([...'7591'], 200), ...row([...CODE], 10, 5000)]);
    wait(250);
    expect(onScan.mock.calls).toEqual([[CODE, '', false]]);
  });
});
