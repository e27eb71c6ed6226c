import { type ApiOutput, apiFile } from '@cuadra/shared/client';
import {
  Button,
  DownloadMenu,
  EmptyState,
  Grid,
  LoadFailed,
  Page,
  PageHeader,
  Sheet,
  type SheetColumns,
  Stack,
} from '@cuadra/shared/ui';
import { EndingTrials } from './EndingTrials.tsx';
import { FiguresShape } from './FiguresShape.tsx';
import { ModuleUses } from './ModuleUses.tsx';
import { MonthChart } from './MonthChart.tsx';
import { MonthFilter } from './MonthFilter.tsx';
import { MONTH_CHARTS } from './month-charts.tsx';
import { Overview } from './Overview.tsx';
import { isAnybodyIn } from './rates.ts';
import { useFigures, useWantedMonths } from './use-figures.ts';

const SHEET: SheetColumns = {
  kindOf: (title) => (title === 'Mes' ? 'text' : 'number'),
  widths: { Mes: 12 },
};
/** Pixels that a chart or a list has at least. */
const WIDTH = 420;

/** `/back-office/figures`: how the companies stand, what they pay, who stays, and what they use, month by month. */
export function FiguresPage() {
  const { today, span, query, isChosen, choose } = useWantedMonths();
  const { data, error, refetch, isPlaceholderData } = useFigures(query);
  return (
    <Page>
      <PageHeader
        title="Cifras"
        subtitle="Empresas, ingresos y uso de Cuadra, mes por mes"
        actions={
          <DownloadMenu
            name="cifras"
            read={() => apiFile('GET /backoffice/figures/export', { query })}
            columns={SHEET}
          />
        }
      />
      <MonthFilter span={span} today={today} isChosen={isChosen} onChoose={choose} />
      {data ? (
        <div aria-busy={isPlaceholderData}>
          <Figures figures={data} {...(isChosen && { onUsual: () => choose(undefined) })} />
        </div>
      ) : error ? (
        <Sheet>
          <LoadFailed title="No pudimos cargar las cifras" error={error} onRetry={refetch} />
        </Sheet>
      ) : (
        <FiguresShape />
      )}
    </Page>
  );
}

interface FiguresProps {
  figures: ApiOutput<'GET /backoffice/figures'>;
  /** Shows the usual months, where others were chosen. */
  onUsual?: () => void;
}

function Figures({ figures, onUsual }: FiguresProps) {
  const { months, modules, ending } = figures;
  if (!isAnybodyIn(months)) {
    return (
      <Sheet>
        {onUsual ? (
          <EmptyState
            icon="chart"
            title="No hay cifras de estos meses"
            action={<Button onClick={onUsual}>Ver los últimos 12 meses</Button>}
          >
            Todavía no había empresas en Cuadra.
          </EmptyState>
        ) : (
          <EmptyState icon="chart" title="Todavía no hay cifras">
            Cuando alguien se registre, aquí verás cómo va Cuadra.
          </EmptyState>
        )}
      </Sheet>
    );
  }
  return (
    <Stack>
      <Overview figures={figures} />
      <Grid $min={WIDTH} $gap={4}>
        {MONTH_CHARTS.map((chart) => (
          <MonthChart key={chart.title} {...chart} months={months} />
        ))}
      </Grid>
      <Grid $min={WIDTH} $gap={4} $align="start">
        <EndingTrials ending={ending} />
        <ModuleUses modules={modules} />
      </Grid>
    </Stack>
  );
}
