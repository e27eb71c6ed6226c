import { useWalkthrough } from '@cuadra/shared/state';
import { Button, IconButton, VisuallyHidden } from '@cuadra/shared/ui';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { TooltipRenderProps } from 'react-joyride';
import { Box, Dot, Dots, Foot, Head, Missing, Text } from './step-card-style.ts';
import { useGuideControl } from './use-guide-control.ts';

/** What is told of a step besides its words. */
export interface StepNotes {
  isMissing: boolean;
  hint: string | undefined;
}

/**
 * One step, to be read. A region and not a dialog: the screen behind it stays in use, and the keys that a dialog would
 * hold back (`useShortcut`) keep working at the cash register.
 */
export function StepCard({ step }: TooltipRenderProps) {
  const { steps, index } = useWalkthrough();
  const { goTo, stop } = useGuideControl();
  const id = useId();
  const box = useFocusUnlessBusy();
  const isLast = index === steps.length - 1;
  const { isMissing, hint }: StepNotes = step.data;

  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    stop();
  };

  return (
    <Box
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      onKeyDown={leaveByKey}
      data-guide-card
    >
      <Head>
        <h2 id={id}>{step.title}</h2>
        <IconButton icon="x" size="sm" label="Cerrar guía" onClick={stop} />
      </Head>
      <div id={`${id}-text`}>
        <Text>{step.content}</Text>
        {hint !== undefined && <Text>{hint}</Text>}
        {isMissing && (
          <Missing>
            Ahora mismo no lo vemos en tu pantalla: puede que todavía esté cargando. Puedes seguir sin
            problema.
          </Missing>
        )}
      </div>
      <Foot>
        <Dots aria-hidden>
          {steps.map(({ title }, place) => (
            <Dot key={title} $on={place === index} />
          ))}
        </Dots>
        <VisuallyHidden>
          Paso {index + 1} de {steps.length}
        </VisuallyHidden>
        {index > 0 && (
          <Button size="sm" variant="ghost" onClick={() => goTo(index - 1)}>
            Anterior
          </Button>
        )}
        {isLast ? (
          <Button size="sm" variant="primary" onClick={stop}>
            Terminar
          </Button>
        ) : (
          <Button size="sm" variant="primary" onClick={() => goTo(index + 1)}>
            Siguiente
          </Button>
        )}
      </Foot>
      <VisuallyHidden role="status">Guía: {step.title}</VisuallyHidden>
    </Box>
  );
}

/** The card takes the focus, so that it is read and its buttons are near; never from a field that is being filled in. */
function useFocusUnlessBusy() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isWriting =
      active instanceof HTMLElement && active.matches('input, textarea, select, [contenteditable]');
    if (!isWriting) box.current?.focus({ preventScroll: true });
  }, []);
  return box;
}
