import { errorText, type PartOfList, readWholeList, useRestOfPages } from '@cuadra/shared/client';
import { FileButtons, PrintedReport, usePrintPage } from '@cuadra/shared/print';
import {
  Button,
  DataTable,
  EmptyState,
  Notice,
  Row,
  Stat,
  type StatProps,
  type TableColumn,
} from '@cuadra/shared/ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import { ChartPanel } from './chart/ChartPanel.tsx';
import type { Series } from './chart/series.ts';
import { ReportFailed } from './ReportFailed.tsx';
import type { GroupBy } from './report-list.ts';
import { Actions, Clipped, Parts, Stats } from './report-style.ts';
import { sortRows } from './rows/sort-rows.ts';
import { titleOf } from './rows/title.ts';
import { TurnNotice } from './TurnNotice.tsx';
import { useView } from './use-view.ts';

interface Keyed {
  key: string | null;
  name: string | null;
}

type Part<First, Row> = PartOfList<{ first: First; items: Row[] }>;

/** A report as `useCallReport` reads it. */
export interface ReportList<First, Row> extends Part<First, Row> {
  isFetching: boolean;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<Part<First, Row>>;
  refetch: () => unknown;
}

export interface ReportSheetProps<First, Row extends Keyed> {
  /** What it tells, «Ventas», and by what its rows are put together. */
  what: string;
  groupBy: GroupBy;
  /** Which days, and at which rate. */
  subtitle: string;
  list: ReportList<First, Row>;
  /** Its figures; of undefined, the shape of them. */
  stats: (first: First | undefined) => readonly StatProps[];
  columns: readonly TableColumn<Row>[];
  onRowClick?: ((row: Row) => void) | undefined;
  /** The picture of it; a list of single sales has none. */
  chart: { subtitle: string; series: readonly Series<Row>[] } | undefined;
  /** What to say when there is nothing. */
  empty: string;
  /** By what the rows are grouped; above the figures. */
  controls: ReactNode;
  file: { name: string; read: () => Promise<Blob> };
}

/** What every report has: its controls, its figures, its picture, its rows, and the ways to take it along. */
export function ReportSheet<First, Row extends Keyed>(props: ReportSheetProps<First, Row>) {
  const { what, groupBy, list, columns, chart, empty, file, onRowClick } = props;
  const { data, error, isError, hasNextPage, isFetchNextPageError, fetchNextPage } = list;
  const [{ sort }, change] = useView();
  const { print, sheet } = usePrintPage();
  const title = titleOf(what, groupBy);
  const stats = props.stats(data?.first);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = useMemo(() => data && sortRows(data.items, columns, sort), [data, columns, sort]);

  // The greatest of the first hundred is not the greatest: an order takes all of them.
  const isPartlySorted = sort !== undefined && hasNextPage;
  useRestOfPages(list, isPartlySorted);

  const printWhole = async () => {
    const whole = await readWholeList(list);
    const printed = sortRows(whole?.items ?? [], columns, sort);
    print(<PrintedReport {...{ title, columns, rowKey, stats }} subtitle={props.subtitle} rows={printed} />);
  };

  return (
    <Parts>
      <Row $gap={[2, 4]}>
        {props.controls}
        {data && (
          <Actions>
            <FileButtons name={file.name} readFile={file.read} print={printWhole} />
          </Actions>
        )}
      </Row>
      {isError && !data ? (
        <ReportFailed error={error} onRetry={() => void list.refetch()} />
      ) : (
        <>
          {isError && (
            <Notice
              tone="warning"
              title="Estas son las cifras de antes."
              action={
                <Button size="sm" icon="refresh" onClick={() => void list.refetch()}>
                  Reintentar
                </Button>
              }
            >
              {errorText(error)}
            </Notice>
          )}
          {!data && <TurnNotice />}
          <Stats>
            {stats.map((stat) => (
              <Stat key={stat.label} {...stat} loading={!data} />
            ))}
          </Stats>
          {chart && <ChartPanel {...chart} {...{ title, groupBy, empty }} rows={data?.items} />}
          <Clipped>
            <DataTable
              label={title}
              columns={columns}
              rows={rows}
              rowKey={rowKey}
              stale={list.isPlaceholderData || isPartlySorted}
              hasMore={hasNextPage}
              loadingMore={list.isFetchingNextPage}
              moreFailed={isFetchNextPageError}
              onMore={more}
              sort={sort}
              onSort={(next) => change({ sort: next })}
              {...(onRowClick && { onRowClick })}
              empty={<EmptyState icon="chart" level={3} title={empty} />}
            />
          </Clipped>
        </>
      )}
      {sheet}
    </Parts>
  );
}

function rowKey({ key }: Keyed): string {
  return key ?? '';
}
