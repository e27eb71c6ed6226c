/** @jest-environment jsdom */
import {
  GET_STARTED,
  GET_STARTED_KEY,
  readWalkthrough,
  useWalkthrough,
  WALKTHROUGH_KEY,
} from './walkthrough.ts';

const STEPS = [
  { title: 'Uno', text: 'Primero' },
  {
    title: 'Dos',
    text: 'Segundo',
    at: '/products',
    targets: [{ role: 'button', name: 'Crear producto' }],
  },
];

const stored = () => JSON.parse(localStorage.getItem(WALKTHROUGH_KEY) ?? 'null');

test('index, steps and run are persisted, and found there again', () => {
  useWalkthrough.getState().start('clients', STEPS);
  useWalkthrough.getState().goTo(1);
  expect(stored()).toEqual({ guide: 'clients', index: 1, steps: STEPS, run: true });
  expect(readWalkthrough(localStorage.getItem(WALKTHROUGH_KEY))).toEqual(stored());
});

test('it goes neither before its first step nor behind its last', () => {
  useWalkthrough.getState().start('clients', STEPS);
  useWalkthrough.getState().goTo(2);
  expect(useWalkthrough.getState().index).toBe(0);
  useWalkthrough.getState().goTo(-1);
  expect(useWalkthrough.getState().index).toBe(0);
});

test('only the get-started one leaves the mark that keeps it from starting again', () => {
  useWalkthrough.getState().start('clients', STEPS);
  useWalkthrough.getState().stop();
  expect(localStorage.getItem(GET_STARTED_KEY)).toBeNull();
  expect(useWalkthrough.getState()).toMatchObject({ run: false, completed: false });

  useWalkthrough.getState().start(GET_STARTED, STEPS);
  useWalkthrough.getState().stop();
  expect(localStorage.getItem(GET_STARTED_KEY)).toBe('completed');
  expect(useWalkthrough.getState()).toMatchObject({ run: false, completed: true });
});

test('without steps there is nothing to run', () => {
  useWalkthrough.getState().start('clients', []);
  expect(useWalkthrough.getState().run).toBe(false);
});

test.each([
  null,
  'abc',
  '[]',
  '{"guide":"clients","index":0,"steps":[],"run":true}',
  '{"guide":"clients","index":5,"steps":[{"title":"Uno","text":"Primero"}],"run":true}',
  '{"guide":"clients","index":0,"steps":[{"title":"Uno"}],"run":true}',
  '{"guide":"clients","index":0,"steps":[{"title":"Uno","text":"","targets":"a"}],"run":true}',
  '{"guide":"clients","index":0,"steps":[{"title":"Uno","text":"","targets":[{"role":"button"}]}],"run":true}',
])('a stored %s runs nothing', (text) => {
  expect(readWalkthrough(text)).toEqual({ guide: '', index: 0, steps: [], run: false });
});
