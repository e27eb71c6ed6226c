import type { exportFigures as ExportFigures, FigureMonth } from '@cuadra/shared/contract';
import type { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { type Column, numberCell, toCsv } from '../../reports/csv.ts';
import { monthSpan } from './month-span.ts';
import { readMonths } from './read-months.ts';

const COLUMNS: Column<FigureMonth>[] = [
  { title: 'Mes', cell: ({ month }) => month },
  { title: 'Cobrado (USD)', cell: ({ income }) => numberCell(income) },
  { title: 'Pagos aprobados (USD)', cell: ({ approved }) => numberCell(approved) },
  { title: 'Aprobaciones quitadas (USD)', cell: ({ taken_back }) => numberCell(taken_back) },
  { title: 'Días consumidos (USD)', cell: ({ charged }) => numberCell(charged) },
  { title: 'En prueba', cell: ({ trial }) => trial },
  { title: 'Activas', cell: ({ paying }) => paying },
  { title: 'Vencidas', cell: ({ expired }) => expired },
  { title: 'Suspendidas', cell: ({ suspended }) => suspended },
  { title: 'Activas al empezar', cell: ({ paying_before }) => paying_before },
  { title: 'Vencieron sin renovar', cell: ({ churned }) => churned },
  { title: 'Registradas', cell: ({ registered }) => registered },
  { title: 'Pagaron', cell: ({ paid }) => paid },
  { title: 'Pagaron en la prueba', cell: ({ paid_in_trial }) => paid_in_trial },
  { title: 'Sin decidir', cell: ({ undecided }) => undecided },
];

/** The months of the figures as a CSV. */
export async function exportFigures(
  backoffice: Database,
  query: z.output<typeof ExportFigures.query>,
): Promise<string> {
  return toCsv(COLUMNS, await readMonths(backoffice, monthSpan(query)));
}
