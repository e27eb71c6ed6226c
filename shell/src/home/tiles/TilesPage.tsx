import { Page, PageHeader } from '@cuadra/shared/ui';
import { usePageTitle } from '../../app/page-title.ts';
import { TileGrid } from './TileGrid.tsx';

/** /home: every door of the application, one tile each. */
export function TilesPage() {
  usePageTitle('Inicio');
  return (
    <Page>
      <PageHeader title="Inicio" subtitle="Todo lo que puedes hacer en Cuadra" />
      <TileGrid />
    </Page>
  );
}
