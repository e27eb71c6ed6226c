import { VisuallyHidden } from '@cuadra/shared/ui';
import type { Ref } from 'react';
import { Lead, Title } from '../signed-out/signed-out-style.ts';
import { Count, Progress, Segment } from './register-style.ts';
import { STEPS } from './steps.ts';

/** Which step it is and how many there are; the heading takes the focus when a step comes. */
export function StepHead({ index, heading }: { index: number; heading: Ref<HTMLHeadingElement> }) {
  const place = `Paso ${index + 1} de ${STEPS.length}`;
  return (
    <>
      <Progress aria-hidden>
        {STEPS.map(({ name }, position) => (
          <Segment key={name} $reached={position <= index} />
        ))}
      </Progress>
      <Count aria-hidden>{place}</Count>
      <Title ref={heading} tabIndex={-1}>
        <VisuallyHidden>{place}: </VisuallyHidden>
        {STEPS[index]?.title}
      </Title>
      <Lead>{STEPS[index]?.lead}</Lead>
    </>
  );
}
