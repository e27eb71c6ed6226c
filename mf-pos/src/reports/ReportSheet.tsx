import { errorText } from '@cuadra/shared/client';
import {
  Button,
  Card,
  DataTable,
  EmptyState,
  Notice,
  Stat,
  type StatProps,
  type TableColumn,
} from '@cuadra/shared/ui';
import { type ReactNode, useCallback } from 'react';
import { FileButtons } from './file/FileButtons.tsx';
import { PrintedReport } from './print/PrintedReport.tsx';
import { usePrintPage } from './print/use-print-page.tsx';
import { Actions, Bar, Clipped, Parts, Stats } from './report-style.ts';

/** A report as `useCallReport` reads it. */
export interface ReportList<First, Row> {
  data: { first: First; items: Row[] } | undefined;
  error: unknown;
  isError: boolean;
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<Pick<ReportList<First, Row>, 'data' | 'hasNextPage' | 'error' | 'isError'>>;
  refetch: () => unknown;
}

export interface ReportSheetProps<First, Row> {
  /** What the rows are: «Ventas por día». */
  title: string;
  /** Which days, and at which rate. */
  subtitle: string;
  list: ReportList<First, Row>;
  /** Its figures; of undefined, the shape of them. */
  stats: (first: First | undefined) => readonly StatProps[];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  onRowClick?: ((row: Row) => void) | undefined;
  /** The picture of it. */
  chart: ReactNode;
  /** What to say when there is no row. */
  empty: string;
  /** By what the rows are grouped; above the figures. */
  controls: ReactNode;
  file: { name: string; read: () => Promise<Blob> };
}

/** What every report has: its controls, its figures, its picture, its rows, and the ways to take it along. */
export function ReportSheet<First, Row>(props: ReportSheetProps<First, Row>) {
  const { title, subtitle, list, columns, rowKey, onRowClick, chart, empty, controls, file } = props;
  const { data, error, isError, hasNextPage, fetchNextPage } = list;
  const { print, sheet } = usePrintPage();
  const stats = props.stats(data?.first);
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);

  const printWhole = async () => {
    let whole: Pick<typeof list, 'data' | 'hasNextPage' | 'error' | 'isError'> = list;
    while (whole.hasNextPage) {
      whole = await fetchNextPage();
      if (whole.isError) throw whole.error;
    }
    print(
      <PrintedReport
        {...{ title, subtitle, columns, rowKey }}
        stats={stats}
        rows={whole.data?.items ?? []}
      />,
    );
  };

  return (
    <Parts>
      <Bar>
        {controls}
        {data && (
          <Actions>
            <FileButtons name={file.name} readFile={file.read} print={printWhole} />
          </Actions>
        )}
      </Bar>
      {isError && !data ? (
        <Card>
          <EmptyState
            icon="error"
            tone="bad"
            title="No pudimos cargar este reporte"
            action={
              <Button icon="refresh" onClick={() => void list.refetch()}>
                Reintentar
              </Button>
            }
          >
            {errorText(error)}
          </EmptyState>
        </Card>
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
          <Stats>
            {stats.map((stat) => (
              <Stat key={stat.label} {...stat} loading={!data} />
            ))}
          </Stats>
          {chart}
          <Clipped>
            <DataTable
              label={title}
              columns={columns}
              rows={data?.items}
              rowKey={rowKey}
              stale={list.isPlaceholderData}
              hasMore={hasNextPage}
              loadingMore={list.isFetchingNextPage}
              moreFailed={list.isFetchNextPageError}
              onMore={more}
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
