import type { BackofficeClient } from '@cuadra/shared/contract';
import { Button } from '@cuadra/shared/ui';
import { type ReactNode, useState } from 'react';
import { FreeDaysDialog } from './deeds/FreeDaysDialog.tsx';
import { ModulesDialog } from './deeds/ModulesDialog.tsx';
import { PlanDialog } from './deeds/PlanDialog.tsx';
import { RestoreDialog } from './deeds/RestoreDialog.tsx';
import { SuspendDialog } from './deeds/SuspendDialog.tsx';

type Asked = 'days' | 'plan' | 'modules' | 'suspension';

/** What can be done to a company. */
export function CompanyActions({ client }: { client: BackofficeClient }) {
  const [asked, setAsked] = useState<Asked>();
  // As it was seen when the question was opened: what is read of the company meanwhile is no part of it.
  const [seen, setSeen] = useState(client);
  const ask = (what: Asked) => {
    setSeen(client);
    setAsked(what);
  };
  const dialog = { client: seen, onClose: () => setAsked(undefined) };
  const dialogs: Readonly<Record<Asked, ReactNode>> = {
    days: <FreeDaysDialog {...dialog} />,
    plan: <PlanDialog {...dialog} />,
    modules: <ModulesDialog {...dialog} />,
    suspension: seen.suspension ? <RestoreDialog {...dialog} /> : <SuspendDialog {...dialog} />,
  };
  return (
    <>
      <Button onClick={() => ask('days')}>Dar días gratis</Button>
      <Button onClick={() => ask('plan')}>Cambiar el plan</Button>
      <Button onClick={() => ask('modules')}>Módulos</Button>
      <Button variant={client.suspension ? 'default' : 'danger'} onClick={() => ask('suspension')}>
        {client.suspension ? 'Quitar la suspensión' : 'Suspender'}
      </Button>
      {asked && dialogs[asked]}
    </>
  );
}
