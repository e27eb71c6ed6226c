import { Page, PageHeader, PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { usePageTitle } from '../app/page-title.ts';
import { greeting, longToday } from '../layout/dates.ts';
import { useSigned } from '../session/offer-context.tsx';
import { RateCard } from './RateCard.tsx';
import { TileGrid } from './TileGrid.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 320px);
  gap: var(--s-4);
  align-items: start;
  @media (max-width: 980px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${PHONE} {
    gap: var(--s-3);
    & > :last-child {
      order: -1;
    }
  }
`;

/** Resumen: the greeting, the way to what this user may do, and the rate of the day. */
export function HomePage() {
  usePageTitle('Resumen');
  const { user } = useSigned().state;
  const [firstName = user.name] = user.name.split(' ');
  return (
    <Page>
      <PageHeader title={`${greeting()}, ${firstName}`} subtitle={longToday()} />
      <Columns>
        <TileGrid />
        <RateCard />
      </Columns>
    </Page>
  );
}
