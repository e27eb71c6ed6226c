import { AGEING_BANDS, type AgeingRow, type BothAmounts } from '@cuadra/shared/contract';
import { AGEING_NAMES, companyDay, plainDay } from '@cuadra/shared/domain';
import { type Column, numberCell, textCell, toCsv } from '../../reports/csv.ts';

/** What clients owe by how long it is overdue, as a file: each band in the company's currency and in the other one. */
export function ageingFile(report: {
  main: string;
  alternative: string;
  items: readonly AgeingRow[];
}): Promise<string> {
  const inBoth = (title: string, of: (row: AgeingRow) => BothAmounts): Column<AgeingRow>[] =>
    (['main', 'alternative'] as const).map((wanted) => ({
      title: `${title} (${report[wanted]})`,
      cell: (row) => numberCell(of(row)[wanted]),
    }));
  return toCsv<AgeingRow>(
    [
      { title: 'Cliente', cell: ({ client }) => textCell(client.name) },
      { title: 'Teléfono', cell: ({ client }) => textCell(client.phone) },
      ...AGEING_BANDS.flatMap((band) => inBoth(AGEING_NAMES[band], ({ bands }) => bands[band])),
      ...inBoth('Total', ({ total }) => total),
      {
        title: 'Recordado',
        cell: ({ reminded_at }) => reminded_at && plainDay(companyDay(new Date(reminded_at))),
      },
    ],
    report.items,
  );
}
