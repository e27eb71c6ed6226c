import { isRecord } from '../../domain/index.ts';
import { stepsAbove } from '../../state/index.ts';

/** Where in the browser's history the page stands. */
interface HistoryPlace {
  /** Which of the router's entries it is; an entry that only a step was given has the number of the one that it was made on. */
  page: number;
  /** How many entries of steps lie between the router's entry and this one. */
  steps: number;
}

/** `idx` is the router's, `steps` ours. */
function historyPlace(): HistoryPlace {
  const state: unknown = history.state;
  const page = isRecord(state) && typeof state.idx === 'number' ? state.idx : 0;
  return { page, steps: stepsAbove() };
}

/**
 * What «back» of the browser takes back before it leaves a screen: a dialog, the charging of a sale. While such a step stands, the
 * history has an entry for it above the screen's own, with the same address. When the step ends by itself its entry stays and
 * serves the next one: taking it back would be a traversal on its way while the application may already be moving on. «Back» over
 * an entry that serves nothing goes on to what is before the screen.
 */
interface BackStep {
  /** The entry of the router that it stands on. */
  page: number;
  back: () => void;
}

const standing: BackStep[] = [];
let last: HistoryPlace | undefined;

/**
 * A step begins.
 *
 * @param back takes it back; what must stay, as what is being sent, stays and is asked again by the next «back»
 * @returns ends it, however it ended
 */
export function beginBackStep(back: () => void): () => void {
  if (!last) addEventListener('popstate', goBack);
  const step = { page: historyPlace().page, back };
  standing.push(step);
  giveEntries();
  return () => {
    standing.splice(standing.indexOf(step), 1);
  };
}

/** As many entries as steps stand on this page. */
function giveEntries(): void {
  const { page, steps } = historyPlace();
  const wanted = standing.filter((step) => step.page === page).length;
  for (let entry = steps + 1; entry <= wanted; entry += 1) {
    history.pushState({ ...history.state, steps: entry }, '');
  }
  last = historyPlace();
}

function goBack(): void {
  const from = last;
  const here = historyPlace();
  last = here;
  // To another page, which is the router's, or forward.
  if (here.page !== from?.page || here.steps >= from.steps) return;
  const step = standing.findLast(({ page }) => page === here.page);
  if (!step) {
    history.go(-(here.steps + 1));
    return;
  }
  step.back();
  // Once what it changed is drawn; who refused has its entry again.
  setTimeout(giveEntries);
}
