import { createReloader, QUIET_MS } from './reloader.ts';

/** A page whose clock goes when it is told to. */
function openPage() {
  const page = { held: false, touched: false, hidden: false, sinceInput: QUIET_MS };
  const timers: { task: () => void; at: number }[] = [];
  let now = 0;
  const reload = jest.fn();
  const reloader = createReloader({
    isHeld: () => page.held,
    isTouched: () => page.touched,
    isHidden: () => page.hidden,
    msSinceInput: () => page.sinceInput,
    later: (task, ms) => timers.push({ task, at: now + ms }),
  });
  const pass = (ms: number) => {
    now += ms;
    page.sinceInput += ms;
    for (const timer of timers.splice(0)) timer.at <= now ? timer.task() : timers.push(timer);
  };
  return { page, reloader, reload, pass };
}

test('an untouched page is reloaded at once, and once', () => {
  const { reloader, reload } = openPage();
  reloader.request(reload);
  reloader.look();
  reloader.navigated();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a user in the middle of something is let come to rest', () => {
  const { page, reloader, reload, pass } = openPage();
  page.sinceInput = 1000;
  reloader.request(reload);
  pass(3000);
  expect(reload).not.toHaveBeenCalled();
  page.sinceInput = 0;
  pass(1000);
  expect(reload).not.toHaveBeenCalled();
  pass(4000);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nobody looks at a hidden page', () => {
  const { page, reloader, reload } = openPage();
  Object.assign(page, { sinceInput: 0, hidden: true });
  reloader.request(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what was entered is not lost: it waits for the user to leave the screen', () => {
  const { page, reloader, reload, pass } = openPage();
  page.touched = true;
  reloader.request(reload);
  pass(60_000);
  reloader.look();
  expect(reload).not.toHaveBeenCalled();
  reloader.navigated();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an open sale is never interrupted, not even by a change of screens', () => {
  const { page, reloader, reload } = openPage();
  page.held = true;
  reloader.request(reload);
  reloader.navigated();
  reloader.look();
  expect(reload).not.toHaveBeenCalled();
  expect(reloader.isDue()).toBe(true);
  page.held = false;
  reloader.look();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloader.isDue()).toBe(false);
});

test('a change of screens with nothing due changes nothing', () => {
  const { reloader, reload } = openPage();
  reloader.navigated();
  reloader.look();
  expect(reload).not.toHaveBeenCalled();
});
