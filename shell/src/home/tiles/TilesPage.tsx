import { lazyComponent } from '@cuadra/shared/remote';
import { Page, PageHeader } from '@cuadra/shared/ui';
import { Suspense } from 'react';
import { usePageTitle } from '../../browser/page-title.ts';
import { RemoteBoundary } from '../../remotes/RemoteBoundary.tsx';
import { Columns, Main, Side } from '../../ui/columns.ts';
import { TileGrid } from './TileGrid.tsx';

const TilesSide = lazyComponent(() => import('./TilesSide.tsx'));

/** /home: every screen of the application, one tile each; beside them who is here, and the guides. */
export default function TilesPage() {
  usePageTitle('Inicio');
  return (
    <Page>
      <PageHeader title="Inicio" subtitle="Todo lo que puedes hacer en Cuadra" />
      <Columns>
        <Main>
          <TileGrid />
        </Main>
        <Side>
          {/* The tiles are there without it. */}
          <RemoteBoundary fallback={null} onError={(error) => console.warn(error)}>
            <Suspense fallback={null}>
              <TilesSide />
            </Suspense>
          </RemoteBoundary>
        </Side>
      </Columns>
    </Page>
  );
}
