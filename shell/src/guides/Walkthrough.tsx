import { useDrawers, useWalkthrough } from '@cuadra/shared/state';
import { useCallback, useEffect, useState } from 'react';
import { Joyride, type Step } from 'react-joyride';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { useVisitor } from '../navigation/use-visitor.ts';
import { fetchGuides } from './fetch-guides.ts';
import { offeredGuide } from './offered.ts';
import { PausedGuide } from './PausedGuide.tsx';
import { sideFor } from './placement.ts';
import { StepCard, type StepNotes } from './StepCard.tsx';
import { stepsFor } from './steps-for.ts';
import { isAt } from './use-guide-control.ts';
import { useTarget } from './use-target.ts';

/** Drawn on what a step points at. */
const GUIDED = 'data-guided';

const Ring = createGlobalStyle`
  [${GUIDED}] {
    outline: 3px solid var(--brand) !important;
    outline-offset: 2px !important;
    scroll-margin: 96px;
  }
  /* What fills its place would have its ring cut off. */
  [${GUIDED}='inside'] {
    outline-offset: -3px !important;
  }
`;

/** Above drawers and dialogs (50), below toasts and the offline notice. */
const Z_INDEX = 60;

const NONE = undefined;

/** The step that stands: a card beside what it is about, drawn by Joyride. What is behind it goes on working. */
export default function Walkthrough() {
  const { steps, index } = useWalkthrough();
  const isOwn = useOwnSteps();
  const { pathname } = useLocation();
  const { open } = useDrawers();
  const step = steps[index];
  const isHere = step !== undefined && isAt(step, pathname, open);
  const seen = useTarget(isHere ? step.targets : NONE);
  const element = seen?.element;
  useRing(element);
  // A list that is drawn again takes its element away between two looks, and Joyride throws at one without a parent.
  const standing = useCallback(() => (element?.isConnected ? element : null), [element]);

  if (!step || !isOwn) return null;
  if (!isHere) return <PausedGuide title={step.title} />;
  if (!seen || (step.targets && !element && !seen.isMissing)) return null;
  const { dialog, isMissing, hint, place } = seen;
  const side = element ? sideFor(element.getBoundingClientRect(), innerWidth, innerHeight) : 'center';
  const drawn: Step = {
    target: element ? standing : 'body',
    placement: side,
    content: step.text,
    title: step.title,
    data: { isMissing, hint } satisfies StepNotes,
  };
  return (
    <>
      <Ring />
      <Joyride
        // Joyride takes a step as it is when it comes, and stays with an element that is gone: another one is another step.
        key={`${index} ${place}`}
        run
        steps={[drawn]}
        tooltipComponent={StepCard}
        loaderComponent={null}
        {...(dialog && { portalElement: dialog })}
        options={{
          skipBeacon: true,
          skipScroll: true,
          // Nothing stands between the user and their work: no curtain, no trap for the focus.
          hideOverlay: true,
          disableFocusTrap: true,
          dismissKeyAction: false,
          // After its own second of waiting it would never draw the step: what is there and hidden may take longer.
          targetWaitTimeout: Number.POSITIVE_INFINITY,
          spotlightPadding: 4,
          offset: 4,
          arrowColor: 'var(--raised)',
          arrowBase: 18,
          arrowSize: 9,
          zIndex: Z_INDEX,
        }}
      />
    </>
  );
}

/** Marks the element and brings it into sight. */
function useRing(element: HTMLElement | undefined): void {
  useEffect(() => {
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.setAttribute(GUIDED, width * height > (innerWidth * innerHeight) / 3 ? 'inside' : '');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
    return () => element.removeAttribute(GUIDED);
  }, [element]);
}

/** What is stored may be of somebody else who used this browser: it goes on as this user would see it, or ends. */
function useOwnSteps(): boolean {
  const reader = useVisitor();
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    let isGone = false;
    void fetchGuides(reader).then((guides) => {
      if (isGone) return;
      const { guide: id, index, start, goTo, stop } = useWalkthrough.getState();
      const guide = offeredGuide(reader, guides, id);
      if (guide) {
        start(id, stepsFor(reader, guide));
        goTo(index);
      } else stop();
      setOwn(true);
    });
    return () => {
      isGone = true;
    };
  }, [reader]);
  return isOwn;
}
