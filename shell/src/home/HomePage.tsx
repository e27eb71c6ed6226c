import { Page, PageHeader } from '@cuadra/shared/ui';
import { usePageTitle } from '../app/page-title.ts';
import { greeting } from '../layout/dates.ts';
import { useSigned } from '../session/offer-context.tsx';
import { RateCard } from './RateCard.tsx';
import { TileGrid } from './TileGrid.tsx';

/** Resumen: the greeting, the rate of the day, and the way to what this user may do. */
export function HomePage() {
  usePageTitle('Resumen');
  const { user } = useSigned().state;
  const [firstName = user.name] = user.name.split(' ');
  return (
    <Page>
      <PageHeader title={`${greeting()}, ${firstName}`} />
      <RateCard />
      <TileGrid />
    </Page>
  );
}
