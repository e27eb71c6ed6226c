import { useCall } from '@cuadra/shared/client';
import type { CashSession } from '@cuadra/shared/contract';
import { notify, useCan, useSession } from '@cuadra/shared/state';
import { Button, DrawerStack, LoadFailed, Row, Skeleton } from '@cuadra/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { KEYS } from '../keyboard/keys.ts';
import { useKey } from '../keyboard/use-key.ts';
import { ClosedSessions } from './ClosedSessions.tsx';
import { ClosingForm } from './ClosingForm.tsx';
import { readClosedSession } from './closed-session.ts';
import { DisplaySection } from './DisplaySection.tsx';
import { MovementForm } from './MovementForm.tsx';
import type { MovementKind } from './movement-values.ts';
import { OpeningForm } from './OpeningForm.tsx';
import { SessionOverview } from './SessionOverview.tsx';
import { OpenSessionReport, SessionReport } from './SessionReport.tsx';
import { CLOSED_ELSEWHERE, useCloseSession, useCurrentSession } from './use-cash-session.ts';

/** What the drawer shows. */
type View =
  | { name: 'cashSession' }
  | { name: 'move'; kind: MovementKind }
  | { name: 'closing' }
  /** How the open session stands. */
  | { name: 'x' }
  | { name: 'past' }
  /** `back` is what its button leads to. */
  | { name: 'report'; session: CashSession; back: View };

/** Milliseconds: methods are set up once and hardly ever change. */
const FRESH = 5 * 60_000;
const OVERVIEW: View = { name: 'cashSession' };
const PAST: View = { name: 'past' };

/** The drawer of the session: opens it, moves money, shows its X, counts and closes it with its Z. */
export function CashSessionDrawer() {
  const [view, setView] = useState<View>(OVERVIEW);
  const { session, error, refetch, isOld } = useCurrentSession();
  const methods = useCall('GET /payment_methods', { query: { limit: 200 } }, { staleTime: FRESH });

  const close = useCloseSession();

  const isNoneOpen = session === null;
  const endView = useEffectEvent(() => {
    if (view.name === 'report' || view.name === 'past') return;
    // Whoever closes it here is shown its report. To everybody else the form would go without a word.
    if (view.name !== 'cashSession' && !close.isPending) notify.error(CLOSED_ELSEWHERE);
    setView(OVERVIEW);
  });
  useEffect(() => {
    // What was asked of a session that another window has closed meanwhile ends here.
    if (isNoneOpen) endView();
  }, [isNoneOpen]);

  if (view.name === 'report')
    return (
      <SessionReport
        session={view.session}
        back={view.back === PAST ? 'Volver' : 'Listo'}
        onBack={() => setView(view.back)}
      />
    );
  if (view.name === 'past')
    return (
      <ClosedSessions
        onShow={(shown) => setView({ name: 'report', session: shown, back: PAST })}
        onBack={() => setView(OVERVIEW)}
      />
    );

  const loadError = session === undefined ? error : methods.data ? null : methods.error;
  if (loadError)
    return (
      <DrawerStack>
        <LoadFailed
          title="No pudimos leer la caja"
          level={3}
          error={loadError}
          onRetry={() => Promise.all([refetch(), methods.refetch()])}
        />
        {/* The window beside this one needs no connection. */}
        <DisplaySection isTillOpen={false} />
      </DrawerStack>
    );
  if (session === undefined || isOld || !methods.data)
    return (
      <DrawerStack aria-busy>
        <Skeleton height={120} radius="var(--r-2)" />
        <Skeleton height={120} radius="var(--r-2)" />
      </DrawerStack>
    );

  const { items } = methods.data;
  const past = (
    <>
      <DisplaySection isTillOpen={session !== null} />
      <Past
        onPast={() => setView(PAST)}
        onReport={(shown) => setView({ name: 'report', session: shown, back: OVERVIEW })}
      />
    </>
  );
  if (session === null) return <OpeningForm methods={items}>{past}</OpeningForm>;
  if (view.name === 'x')
    return <OpenSessionReport session={session} methods={items} onBack={() => setView(OVERVIEW)} />;
  if (view.name === 'move')
    return <MovementForm kind={view.kind} methods={items} onDone={() => setView(OVERVIEW)} />;
  if (view.name === 'closing')
    return (
      <ClosingForm
        session={session}
        methods={items}
        close={close.mutateAsync}
        onBack={() => setView(OVERVIEW)}
        onClosed={(closed) => setView({ name: 'report', session: closed, back: OVERVIEW })}
      />
    );
  return (
    <SessionOverview
      session={session}
      methods={items}
      onMove={(kind) => setView({ name: 'move', kind })}
      onReport={() => setView({ name: 'x' })}
      onClose={() => setView({ name: 'closing' })}
    >
      {past}
    </SessionOverview>
  );
}

/** The reports of sessions that are closed: this device's last one for who closed it, all of them for who may see them. */
function Past({ onPast, onReport }: { onPast: () => void; onReport: (session: CashSession) => void }) {
  const canSeeAll = useCan(['reports', 'balance']);
  const { company, user } = useSession((session) => session.state) ?? {};
  const last = company && user ? readClosedSession(company.id, user.id) : undefined;
  useKey('lastZ', () => last && onReport(last), last !== undefined);
  useKey('pastSessions', onPast, canSeeAll);
  if (!canSeeAll && !last) return null;
  return (
    <Row>
      {last && (
        <Button variant="ghost" icon="printer" shortcut={KEYS.lastZ.drawn} onClick={() => onReport(last)}>
          Último reporte Z
        </Button>
      )}
      {canSeeAll && (
        <Button variant="ghost" icon="clock" shortcut={KEYS.pastSessions.drawn} onClick={onPast}>
          Cajas anteriores
        </Button>
      )}
    </Row>
  );
}
