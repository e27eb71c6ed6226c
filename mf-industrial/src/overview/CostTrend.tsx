import type { IndustrialSummary } from '@cuadra/shared/contract';
import { formatQuantity, formatUnitCost, shortDay } from '@cuadra/shared/domain';
import { ChartFrame, PartBoundary, Select, StepChart, Table } from '@cuadra/shared/ui';
import { useState } from 'react';
import { unitCostTexts } from '../goods/formula-text.ts';

const HEIGHT = 196;

/** What one cost, week by week, of the formula that is chosen. */
export function CostTrend({ summary }: { summary: IndustrialSummary | undefined }) {
  const [chosen, setChosen] = useState<string>();
  const costs = summary?.costs ?? [];
  const shown = costs.find(({ formula_id }) => formula_id === chosen) ?? costs[0];
  const weeks = shown?.weeks ?? [];
  const currency = summary?.alternative ?? '';
  return (
    <PartBoundary what="la gráfica de costos" height={HEIGHT}>
      <ChartFrame
        title="Cuánto costó cada uno"
        subtitle={currency ? `Por semana, en ${currency}, últimas 13 semanas` : 'Últimas 13 semanas'}
        height={HEIGHT}
        state={summary ? (weeks.length === 0 ? 'empty' : 'ready') : 'loading'}
        empty="Todavía no has producido nada"
        actions={
          costs.length > 1 && (
            <Select
              aria-label="Fórmula de la gráfica"
              value={shown?.formula_id ?? ''}
              onChange={({ target }) => setChosen(target.value)}
              options={costs.map(({ formula_id: value, formula_name: label }) => ({ value, label }))}
            />
          )
        }
        table={
          <Table
            label="Costo por semana"
            // Who reads a table begins with this week.
            rows={[...weeks].reverse()}
            rowKey={({ week }) => week}
            columns={[
              { key: 'week', header: 'Semana del', cell: ({ week }) => shortDay(week) },
              { key: 'made', header: 'Salieron', align: 'end', cell: ({ made }) => formatQuantity(made) },
              {
                key: 'unit',
                header: 'Cada uno',
                align: 'end',
                cell: ({ unit }) => {
                  const texts = summary && unitCostTexts(unit, summary);
                  return [texts?.own, texts?.other].filter(Boolean).join(' · ');
                },
              },
            ]}
          />
        }
      >
        <StepChart
          values={weeks.map(({ unit }) => Number(unit.alternative))}
          from={shortDay(weeks[0]?.week ?? '')}
          to={shortDay(weeks.at(-1)?.week ?? '')}
          format={(value) => formatUnitCost(value, currency)}
          color="var(--gold)"
        />
      </ChartFrame>
    </PartBoundary>
  );
}
