import { useCall } from '@cuadra/shared/client';
import type { ListedModule } from '@cuadra/shared/contract';
import { Button, PageHeader, Stack, Tabs, ThingPage } from '@cuadra/shared/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActivateDialog, EndCanaryDialog, RollbackDialog } from './ActivateDialog.tsx';
import { CanaryDialog } from './CanaryDialog.tsx';
import { FiguresTab } from './FiguresTab.tsx';
import { LogTab } from './LogTab.tsx';
import { PinDialog } from './PinDialog.tsx';
import { PinsPanel } from './PinsPanel.tsx';
import { PreviewsPanel } from './PreviewsPanel.tsx';
import { ReachPanel } from './ReachPanel.tsx';
import { TeamTab } from './TeamTab.tsx';
import { TrialNotice } from './TrialNotice.tsx';
import { useReleases } from './use-releases.ts';
import { VersionsPanel, type Wish } from './VersionsPanel.tsx';

const TABS = [
  { id: 'versions', label: 'Versiones' },
  { id: 'figures', label: 'Cargas' },
  { id: 'log', label: 'Registro' },
  { id: 'team', label: 'Equipo' },
];

/** `/back-office/release?module=mf_pos`: a module's versions, who gets which, and what becomes of it. */
export function ReleasePage() {
  const [address] = useSearchParams();
  const name = address.get('module') ?? '';
  const query = useReleases();
  const module = query.data?.items.find((one) => one.name === name);
  return (
    <ThingPage
      // A module that is not among all of them is none.
      id={query.data && !module ? '' : name}
      query={{ ...query, data: module }}
      failed="No pudimos cargar el módulo"
      missing={{
        ...{ icon: 'package', title: 'No encontramos este módulo' },
        ...{
          text: 'Puede que todavía no se haya publicado.',
          to: '/back-office/releases',
          link: 'Ver los módulos',
        },
      }}
    >
      {(data) => <Module key={data.name} module={data} />}
    </ThingPage>
  );
}

function Module({ module }: { module: ListedModule }) {
  const { name, active, previous, canary } = module;
  const [wish, setWish] = useState<Wish | { what: 'rollback' | 'end-canary' }>();
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') ?? 'versions';
  const trials = useCall(
    'GET /releases/{module}/figures',
    { params: { module: name }, query: {} },
    { staleTime: 0 },
  ).data?.trials;
  const close = () => setWish(undefined);
  return (
    <>
      <PageHeader
        title={name}
        subtitle={active === null ? 'Ninguna versión está activa' : `Activa: ${active}`}
        actions={
          <>
            {canary && <Button onClick={() => setWish({ what: 'end-canary' })}>Quitar el canario</Button>}
            {previous !== null && (
              <Button icon="arrow-left" onClick={() => setWish({ what: 'rollback' })}>
                Volver a {previous}
              </Button>
            )}
          </>
        }
      />
      <Stack $gap={4}>
        {trials?.map((trial) => (
          <TrialNotice key={`${trial.role} ${trial.version}`} trial={trial} />
        ))}
        <Tabs
          label={name}
          tabs={TABS}
          selected={tab}
          onSelect={(next) => setAddress({ module: name, tab: next }, { replace: true })}
        >
          {tab === 'figures' && <FiguresTab module={module} />}
          {tab === 'log' && <LogTab module={module} />}
          {tab === 'team' && <TeamTab module={module} />}
          {tab === 'versions' && (
            <Stack $gap={5}>
              <ReachPanel module={name} />
              <VersionsPanel module={module} onWish={setWish} />
              <PinsPanel module={module} />
              <PreviewsPanel module={name} />
            </Stack>
          )}
        </Tabs>
      </Stack>
      {wish?.what === 'activate' && <ActivateDialog module={name} version={wish.version} onClose={close} />}
      {wish?.what === 'canary' && <CanaryDialog module={module} version={wish.version} onClose={close} />}
      {wish?.what === 'pin' && <PinDialog module={name} version={wish.version} onClose={close} />}
      {wish?.what === 'rollback' && previous !== null && (
        <RollbackDialog module={name} previous={previous} onClose={close} />
      )}
      {wish?.what === 'end-canary' && <EndCanaryDialog module={name} onClose={close} />}
    </>
  );
}
