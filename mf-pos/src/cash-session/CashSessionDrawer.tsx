import { errorText, useCall } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { useCan, useSession } from '@cuadra/shared/state';
import { Button, DrawerStack, EmptyState, Skeleton } from '@cuadra/shared/ui';
import { useEffect, useState } from 'react';
import { KEYS } from '../cash-register/keyboard/keys.ts';
import { useKey } from '../cash-register/keyboard/use-key.ts';
import { ClosedTills } from './ClosedTills.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import { readClosedTill } from './closed-till.ts';
import { MovementForm, type MovementKind } from './MovementForm.tsx';
import { OpeningForm } from './OpeningForm.tsx';
import { TillOverview } from './TillOverview.tsx';
import { OpenTillReport, TillReport } from './TillReport.tsx';
import { Buttons } from './till-style.ts';
import { useCurrentTill } from './use-till.ts';

/** What the drawer shows. */
type View =
  | { name: 'till' }
  | { name: 'move'; kind: MovementKind }
  | { name: 'closing' }
  /** How the open till stands. */
  | { name: 'x' }
  | { name: 'past' }
  /** `back` is what its button leads to. */
  | { name: 'report'; till: CashSession; back: View };

/** Milliseconds: methods are set up once and hardly ever change. */
const FRESH = 5 * 60_000;
const TILL: View = { name: 'till' };
const PAST: View = { name: 'past' };

/** The drawer of the till: opens it, moves money, shows its X, counts and closes it with its Z. */
export function CashSessionDrawer() {
  const [view, setView] = useState<View>(TILL);
  const { till, error, refetch, isOld } = useCurrentTill();
  const methods = useCall('GET /payment_methods', { query: { limit: 200 } }, { staleTime: FRESH });

  const isNoneOpen = till === null;
  useEffect(() => {
    // What was asked of a till that another window has closed meanwhile ends here.
    if (isNoneOpen)
      setView((current) => (current.name === 'report' || current.name === 'past' ? current : TILL));
  }, [isNoneOpen]);

  if (view.name === 'report')
    return (
      <TillReport
        till={view.till}
        back={view.back === PAST ? 'Volver' : 'Listo'}
        onBack={() => setView(view.back)}
      />
    );
  if (view.name === 'past')
    return (
      <ClosedTills
        onShow={(shown) => setView({ name: 'report', till: shown, back: PAST })}
        onBack={() => setView(TILL)}
      />
    );

  const fault = till === undefined ? error : methods.data ? null : methods.error;
  if (fault)
    return (
      <EmptyState
        icon="error"
        tone="bad"
        title="No pudimos leer la caja"
        level={3}
        action={<Button onClick={() => void Promise.all([refetch(), methods.refetch()])}>Reintentar</Button>}
      >
        {errorText(fault)}
      </EmptyState>
    );
  if (till === undefined || isOld || !methods.data)
    return (
      <DrawerStack aria-busy>
        <Skeleton height={120} radius="var(--r-2)" />
        <Skeleton height={120} radius="var(--r-2)" />
      </DrawerStack>
    );

  const { items } = methods.data;
  const past = (
    <Past
      onPast={() => setView(PAST)}
      onReport={(shown) => setView({ name: 'report', till: shown, back: TILL })}
    />
  );
  if (till === null) return <OpeningForm methods={items}>{past}</OpeningForm>;
  if (view.name === 'x') return <OpenTillReport till={till} methods={items} onBack={() => setView(TILL)} />;
  if (view.name === 'move')
    return <MovementForm kind={view.kind} methods={items} onDone={() => setView(TILL)} />;
  if (view.name === 'closing')
    return (
      <ClosingForm
        till={till}
        methods={items}
        onBack={() => setView(TILL)}
        onClosed={(closed) => setView({ name: 'report', till: closed, back: TILL })}
      />
    );
  return (
    <TillOverview
      till={till}
      methods={items}
      onMove={(kind) => setView({ name: 'move', kind })}
      onReport={() => setView({ name: 'x' })}
      onClose={() => setView({ name: 'closing' })}
    >
      {past}
    </TillOverview>
  );
}

/** The reports of tills that are closed: this device's last one for who closed it, all of them for who may see them. */
function Past({ onPast, onReport }: { onPast: () => void; onReport: (till: CashSession) => void }) {
  const canSeeAll = useCan(['reports', 'balance']);
  const { company, user } = useSession((session) => session.state) ?? {};
  const last = company && user ? readClosedTill(company.id, user.id) : undefined;
  useKey('lastZ', () => last && onReport(last), last !== undefined);
  useKey('pastTills', onPast, canSeeAll);
  if (!canSeeAll && !last) return null;
  return (
    <Buttons>
      {last && (
        <Button variant="ghost" icon="printer" shortcut={KEYS.lastZ.drawn} onClick={() => onReport(last)}>
          Último reporte Z
        </Button>
      )}
      {canSeeAll && (
        <Button variant="ghost" icon="clock" shortcut={KEYS.pastTills.drawn} onClick={onPast}>
          Cajas anteriores
        </Button>
      )}
    </Buttons>
  );
}
