import { Button, Row, Stack, Text, useShortcut } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { dollars } from '../basics/names.ts';
import { RefuseDialog } from './RefuseDialog.tsx';
import type { SeenPayment } from './seen-payment.ts';
import { useDecision } from './use-decision.ts';

const Foot = styled(Stack)`
  position: sticky;
  bottom: calc(-1 * var(--s-5));
  margin-top: var(--s-4);
  padding-block: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

export interface DecisionProps {
  seen: SeenPayment;
  isFresh: boolean;
  /** Its picture stands above all: then keys are for that, and decide nothing. */
  isLooking: boolean;
  rate: string | undefined;
  onClose: () => void;
}

/** Approving, refusing and taking back, by key as by press: `A`, Enter, and the next one is there. */
export function Decision({ seen, isFresh, isLooking, rate, onClose }: DecisionProps) {
  const { report, after } = seen;
  const { decide, walk, isPending } = useDecision(seen, onClose);
  const [isAsking, setAsking] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const isApproved = report.status === 'approved';
  const mayApprove = !isApproved && after !== null && isFresh;
  const isIdle = !isRefusing && !isPending && !isLooking;
  const keys = { behindDialogs: true, enabled: isIdle };
  useShortcut('a', () => setAsking(true), { ...keys, enabled: isIdle && mayApprove });
  useShortcut('r', () => setRefusing(true), { ...keys, enabled: isIdle && report.status !== 'refused' });
  useShortcut('ArrowDown', () => walk(1), keys);
  useShortcut('ArrowUp', () => walk(-1), keys);
  const approve = async () => {
    // What went wrong is said, and the question starts anew.
    await decide({ invert: false, rate }).catch(() => setAsking(false));
  };
  return (
    <Foot $gap={2}>
      {isAsking && mayApprove ? (
        <>
          <Text>
            ¿Sumar <b>{dollars(after.credited)}</b> al saldo de {report.company.name}?
          </Text>
          <Row>
            <Button autoFocus variant="primary" loading={isPending} onClick={approve}>
              Sí, aprobar
            </Button>
            <Button disabled={isPending} onClick={() => setAsking(false)}>
              No
            </Button>
          </Row>
        </>
      ) : (
        <Row>
          {!isApproved && (
            <Button
              variant="primary"
              icon="check"
              shortcut="A"
              disabled={!mayApprove}
              onClick={() => setAsking(true)}
            >
              Aprobar
            </Button>
          )}
          {report.status !== 'refused' && (
            <Button icon="x" shortcut="R" onClick={() => setRefusing(true)}>
              {isApproved ? 'Quitar la aprobación' : 'Rechazar'}
            </Button>
          )}
        </Row>
      )}
      {isRefusing && (
        <RefuseDialog
          seen={seen}
          onRefuse={(reason) => decide({ invert: true, reason })}
          onClose={() => setRefusing(false)}
        />
      )}
    </Foot>
  );
}
