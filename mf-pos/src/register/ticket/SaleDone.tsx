import type { Ticket } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { LOW, REDUCED_MOTION } from '@cuadra/shared/ui';
import styled, { keyframes } from 'styled-components';

/** The length of a path that is drawn, whatever it really is (`pathLength`). */
const WHOLE = 1;

const draw = keyframes`
  from { stroke-dashoffset: ${WHOLE}; }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
`;

const Tick = styled.svg`
  flex: none;
  width: 56px;
  height: 56px;
  border-radius: 50%;
  background: var(--ok-soft);
  color: var(--ok);
  path {
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-dasharray: ${WHOLE};
    animation: ${draw} var(--slow) var(--ease) both;
  }
  ${REDUCED_MOTION} {
    path {
      animation: none;
    }
  }
  ${LOW} {
    width: 40px;
    height: 40px;
  }
`;

const Said = styled.p`
  font-size: var(--t-3xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  line-height: 1.15;
  small {
    display: block;
    font-size: var(--t-lg);
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  ${LOW} {
    font-size: var(--t-2xl);
    small {
      font-size: var(--t-md);
    }
  }
`;

/** That it is sold, with a tick that draws itself once, and for how much. */
export function SaleDone({ ticket }: { ticket: Ticket }) {
  const { total, total_alternative, main, alternative } = ticket;
  return (
    <Row>
      <Tick viewBox="0 0 40 40" aria-hidden focusable={false}>
        <path d="M12 20.5 17.8 26.2 28.5 14.5" pathLength={WHOLE} />
      </Tick>
      <Said>
        ¡Listo!
        <small>
          {formatMoney(total, main)}
          {main !== alternative && ` · ${formatMoney(total_alternative, alternative)}`}
        </small>
      </Said>
    </Row>
  );
}
