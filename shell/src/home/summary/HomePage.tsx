import { errorText } from '@cuadra/shared/client';
import { useCan } from '@cuadra/shared/state';
import {
  Button,
  ButtonLink,
  Card,
  ChartFrame,
  LoadFailed,
  Page,
  PageHeader,
  PeriodPicker,
  Stat,
  usePeriod,
} from '@cuadra/shared/ui';
import { usePageTitle } from '../../browser/page-title.ts';
import { GuidesPanel } from '../../guides/index.ts';
import { useVisitor } from '../../navigation/use-visitor.ts';
import { RateCard } from '../../rate/RateCard.tsx';
import { Columns, Main, Side } from '../../ui/columns.ts';
import { DaysPanel, DaysSkeleton } from '../figures/DaysPanel.tsx';
import { DebtsPanel } from '../figures/DebtsPanel.tsx';
import { BestProductsPanel, LowStockPanel } from '../figures/GoodsPanels.tsx';
import { KeyFigures } from '../figures/KeyFigures.tsx';
import { MethodsPanel } from '../figures/MethodsPanel.tsx';
import { PanelSkeleton } from '../figures/panel.tsx';
import { TodayPanel, TodaySkeleton } from '../figures/TodayPanel.tsx';
import { type Summary, useSummary } from '../figures/use-summary.ts';
import { FirstSteps } from '../first-steps/FirstSteps.tsx';
import { useNeverSold } from '../first-steps/use-never-sold.ts';
import { MorningMinute } from '../morning/MorningMinute.tsx';
import { SecondFactorHint } from '../second-factor/SecondFactorHint.tsx';
import { UsersOnline } from '../team/UsersOnline.tsx';
import { TileGrid } from '../tiles/TileGrid.tsx';
import { LastVisit } from '../visits/LastVisit.tsx';
import { FirstWhenNarrow, Pairs, PeriodSlot, Stale } from './home-style.ts';
import { greeting, longToday } from './welcome.ts';

// Begun with this file, while the user types a password or with the session, so that the page is drawn once.
for (const part of [Stat, ChartFrame, PeriodPicker]) void part.preload().catch(() => undefined);

/** Resumen: how the company does, for as much of it as this user may see; who is here; the rate of the day. */
export default function HomePage() {
  usePageTitle('Resumen');
  const { user } = useVisitor().state;
  const [firstName = user.name] = user.name.split(' ');
  const chosen = usePeriod();
  const summary = useSummary(chosen.range);
  const seesFigures = useSeesFigures();
  const neverSold = useNeverSold(summary.data);
  const failed = summary.isError && !summary.data;
  return (
    <Page>
      <PageHeader
        title={`${greeting()}, ${firstName}`}
        subtitle={longToday()}
        actions={
          seesFigures &&
          !neverSold && (
            <PeriodSlot>
              <PeriodPicker {...chosen} />
            </PeriodSlot>
          )
        }
      />
      {summary.isError && summary.data && (
        <Stale
          tone="warning"
          title="Estas son las cifras de antes."
          action={
            <Button size="sm" icon="refresh" onClick={() => void summary.refetch()}>
              Reintentar
            </Button>
          }
        >
          {errorText(summary.error)}
        </Stale>
      )}
      <LastVisit />
      {!neverSold && <MorningMinute />}
      {!failed && !neverSold && <KeyFigures summary={summary.data} />}
      <Columns>
        <Main>
          {!seesFigures && !neverSold && <TileGrid />}
          {failed ? (
            <Card role="alert">
              <LoadFailed
                title="No pudimos traer las cifras"
                error={summary.error}
                onRetry={summary.refetch}
              />
            </Card>
          ) : neverSold ? (
            <>
              <FirstSteps />
              <TileGrid />
            </>
          ) : (
            <Parts summary={summary.data} />
          )}
        </Main>
        <Side>
          {!failed && !neverSold && chosen.period.name !== 'today' && (
            <FirstWhenNarrow>
              <Today summary={summary.data} />
            </FirstWhenNarrow>
          )}
          <RateCard />
          <UsersOnline />
          <GuidesPanel />
          <SecondFactorHint />
          {seesFigures && !neverSold && (
            <ButtonLink to="/home" icon="grid" block>
              Todos los accesos
            </ButtonLink>
          )}
        </Side>
      </Columns>
    </Page>
  );
}

function Today({ summary }: { summary: Summary | undefined }) {
  const seesSales = useCan(['reports', 'view_sales']);
  if (!seesSales) return null;
  return summary ? <TodayPanel summary={summary} /> : <TodaySkeleton />;
}

/** What stands below the figures; a part that this user may not see is null in the answer, and left out. */
function Parts({ summary }: { summary: Summary | undefined }) {
  const seesSales = useCan(['reports', 'view_sales']);
  const seesIncomes = useCan(['reports', 'incomes']);
  const seesStats = useCan(['reports', 'stats']);
  if (!summary) {
    return (
      <>
        {seesSales && <DaysSkeleton />}
        <Pairs>
          {seesIncomes && <PanelSkeleton title="Cómo te pagaron" />}
          {seesStats && <PanelSkeleton title="Más vendidos" />}
        </Pairs>
      </>
    );
  }
  return (
    <>
      <DaysPanel summary={summary} />
      <Pairs>
        <MethodsPanel summary={summary} />
        <BestProductsPanel summary={summary} />
        <LowStockPanel summary={summary} />
        <DebtsPanel summary={summary} />
      </Pairs>
    </>
  );
}

/** Without permission for any of the figures, the tiles stand here instead. */
function useSeesFigures(): boolean {
  const sales = useCan(['reports', 'view_sales']);
  const incomes = useCan(['reports', 'incomes']);
  const pending = useCan(['reports', 'pending_incomes']);
  const stats = useCan(['reports', 'stats']);
  return sales || incomes || pending || stats;
}
