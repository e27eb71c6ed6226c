import { isGranted } from '@cuadra/shared/domain';
import { useCan, useCurrencies, useSession } from '@cuadra/shared/state';
import {
  ButtonLink,
  Card,
  EmptyState,
  Page,
  PageHeader,
  PeriodPicker,
  PHONE,
  Tabs,
  usePeriod,
} from '@cuadra/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { salesAddress } from '../sales/write-address.ts';
import { DebtDates } from './controls/DebtDates.tsx';
import { GroupByPicker } from './controls/GroupByPicker.tsx';
import { PeriodSlot } from './controls/PeriodSlot.ts';
import {
  BALANCE_GROUPS,
  groupByOf,
  INCOMES_GROUPS,
  PENDING_INCOMES_GROUPS,
  PENDING_SALES_GROUPS,
  REPORT_LIST,
  REPORT_NAMES,
  SALES_GROUPS,
} from './report-list.ts';
import { Parts } from './report-style.ts';
import { useView } from './use-view.ts';
import { BalanceReport } from './views/BalanceReport.tsx';
import { IncomesReport } from './views/IncomesReport.tsx';
import { PendingIncomesReport } from './views/PendingIncomesReport.tsx';
import { PendingSalesReport } from './views/PendingSalesReport.tsx';
import { SalesReport } from './views/SalesReport.tsx';
import { StatsReport } from './views/StatsReport.tsx';

/** On a phone it shares the line of the title, which has room for it. */
const BesideTitle = styled(ButtonLink)`
  ${PHONE} {
    position: absolute;
    inset: var(--s-3) var(--s-3) auto auto;
  }
`;

/** The line below the tabs is as wide as the page. */
const Strip = styled(Tabs)`
  padding: 0;
`;

/** `/reports`: what was sold, what came in and what is owed, each for who may see it. */
export function ReportsPage() {
  const [view, change] = useView();
  const chosen = usePeriod();
  const grants = useSession((session) => session.grants);
  const seesSales = useCan(['sales', 'read']);
  const { isOfDebts, groups } = REPORT_LIST[view.report];
  const tabs = REPORT_NAMES.filter((name) => isGranted(grants, REPORT_LIST[name].permission));
  return (
    <Page>
      <PageHeader
        title="Reportes"
        actions={
          <>
            {seesSales && (
              <BesideTitle to={salesAddress({ days: chosen.period })} icon="receipt" variant="ghost">
                Lista de ventas
              </BesideTitle>
            )}
            {isOfDebts && <DebtDates isDated={view.isDated} onChange={(isDated) => change({ isDated })} />}
            {view.isDated && (
              <PeriodSlot>
                <PeriodPicker {...chosen} />
              </PeriodSlot>
            )}
          </>
        }
      />
      <Strip
        label="Reportes"
        tabs={tabs.map((id) => ({ id, label: REPORT_LIST[id].label }))}
        selected={view.report}
        onSelect={(id) => {
          const report = REPORT_NAMES.find((name) => name === id);
          if (report) change({ report });
        }}
      >
        {tabs.includes(view.report) ? (
          <Report
            controls={
              view.groupBy && (
                <GroupByPicker
                  groups={groups}
                  groupBy={view.groupBy}
                  onChoose={(groupBy) => change({ groupBy })}
                />
              )
            }
          />
        ) : (
          <NotForYou label={REPORT_LIST[view.report].label} />
        )}
      </Strip>
    </Page>
  );
}

function Report({ controls }: { controls: ReactNode }) {
  const [{ report, groupBy, isDated }] = useView();
  const { range, today } = usePeriod();
  const pair = useCurrencies() ?? { main: 'VES', alternative: 'USD' };
  const all = { range, today, pair, controls };
  const ofDebts = { range: isDated ? range : undefined, pair, controls };
  switch (report) {
    case 'sales':
      return <SalesReport groupBy={groupByOf(SALES_GROUPS, groupBy)} {...all} />;
    case 'pending_sales':
      return <PendingSalesReport groupBy={groupByOf(PENDING_SALES_GROUPS, groupBy)} {...ofDebts} />;
    case 'incomes':
      return <IncomesReport groupBy={groupByOf(INCOMES_GROUPS, groupBy)} {...all} />;
    case 'pending_incomes':
      return <PendingIncomesReport groupBy={groupByOf(PENDING_INCOMES_GROUPS, groupBy)} {...ofDebts} />;
    case 'balance':
      return <BalanceReport groupBy={groupByOf(BALANCE_GROUPS, groupBy)} {...all} />;
    case 'stats':
      return <StatsReport range={range} />;
  }
}

/** A link may name a report that whoever follows it may not see. */
function NotForYou({ label }: { label: string }) {
  return (
    <Parts>
      <Card>
        <EmptyState
          icon="shield"
          title={`Tu rol no permite ver «${label}»`}
          action={<ButtonLink to="/reports">Ver las ventas</ButtonLink>}
        >
          Si lo necesitas, pide al propietario que te dé ese permiso.
        </EmptyState>
      </Card>
    </Parts>
  );
}
