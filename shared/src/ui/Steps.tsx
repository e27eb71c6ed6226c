import styled from 'styled-components';
import { Icon } from './Icon.tsx';
import { PHONE } from './tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface StepsProps {
  /** What the steps are of: «Registro». */
  label: string;
  /** Their titles, in order. */
  steps: readonly string[];
  /** Index of the step one is at. */
  current: number;
}

const List = styled.ol`
  display: flex;
  gap: var(--s-2);
`;

type State = 'done' | 'current' | 'next';

const Step = styled.li<{ $state: State }>`
  flex: 1;
  min-width: 0;
  padding-top: 10px;
  border-top: 3px solid ${({ $state }) => ($state === 'next' ? 'var(--line-strong)' : 'var(--brand)')};
  font-size: var(--t-sm);
  font-weight: ${({ $state }) => ($state === 'current' ? 600 : 400)};
  color: ${({ $state }) => ($state === 'current' ? 'var(--ink)' : 'var(--ink-3)')};
  transition: border-color var(--slow);
`;

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  svg {
    color: var(--brand-ink);
  }
  ${PHONE} {
    li:not([aria-current]) > & {
      display: none;
    }
  }
`;

/** How far one is in something that is done in steps; on a phone only the step one is at has its name. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <List aria-label={label}>
      {steps.map((title, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <Step key={title} $state={state} {...(state === 'current' && { 'aria-current': 'step' })}>
            <Name>
              {state === 'done' && <Icon name="check" size={15} />}
              <span>
                <VisuallyHidden>
                  Paso {index + 1} de {steps.length}:{' '}
                </VisuallyHidden>
                {title}
                {state === 'done' && <VisuallyHidden>, hecho</VisuallyHidden>}
              </span>
            </Name>
          </Step>
        );
      })}
    </List>
  );
}
