import type { ApiOutput } from '@cuadra/shared/client';
import type { Product } from '@cuadra/shared/contract';
import { formatQuantity } from '@cuadra/shared/domain';
import {
  LABEL_SHEETS,
  LabelPage,
  PrintedLabels,
  perPage,
  ShrunkLabels,
  toPages,
  useCodes,
  usePrintLabels,
} from '@cuadra/shared/print';
import { Button, Notice, PageHeader, Stack, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import type { CurrentRate } from '../products/current-rate.ts';
import { MOST_LABELS } from '../products/labels-address.ts';
import { type CopiesWish, wholeCopies } from './copies.ts';
import { useLabelOptions } from './kept-options.ts';
import { LabelWarnings } from './LabelWarnings.tsx';
import { type LabelRow, type RowWish, shownAmounts, toLabelRow } from './label-rows.ts';
import { type CopiesTyped, OptionsCard } from './OptionsCard.tsx';
import { PriceLabel } from './PriceLabel.tsx';
import { RowsTable } from './RowsTable.tsx';

export interface LabelsWorkProps {
  labelled: ApiOutput<'POST /products/labels'>;
  /** How many of each a link asked for. */
  asked: ReadonlyMap<string, number>;
  rate: CurrentRate | undefined;
  /** One of them got a barcode. */
  onMade: (product: Product) => void;
}

const NO_WISH: RowWish = {};

/** Labels: how they come out, what is missing on them, how many of which, and the first sheet. */
export function LabelsWork({ labelled, asked, rate, onMade }: LabelsWorkProps) {
  const [options, setOptions] = useLabelOptions();
  const [copies, setCopies] = useState<CopiesTyped>({
    by: asked.size > 0 ? 'asked' : 'number',
    each: '1',
    first: '1',
  });
  const [wishes, setWishes] = useState<ReadonlyMap<string, RowWish>>(new Map());
  const codes = useCodes();
  const printing = usePrintLabels();

  const sheet = LABEL_SHEETS.find(({ id }) => id === options.sheet) ?? LABEL_SHEETS[0];
  const wishOf = (id: string) => wishes.get(id) ?? NO_WISH;
  const wish: CopiesWish = { by: copies.by, each: wholeCopies(copies.each), asked };
  const rows = labelled.items.map((product) => toLabelRow(product, wishOf(product.id), wish, rate));
  const printed = rows.filter((row) => row.copies > 0);
  const count = printed.reduce((sum, row) => sum + row.copies, 0);
  const isTooMany = count > MOST_LABELS;
  const skip = Math.min(Math.max(wholeCopies(copies.first) - 1, 0), perPage(sheet) - 1);
  const pagesOf = (most: number) =>
    toPages(sheet, isTooMany ? [] : printed.flatMap((row) => repeated(row, most)).slice(0, most), skip);

  const { code, prices } = options;
  const faceOf = (row: LabelRow) => {
    const amounts = shownAmounts(row.price, prices, rate);
    const isConverted = amounts.some(({ currency }) => currency !== row.price?.own.currency);
    return (
      <PriceLabel
        sheet={sheet}
        name={row.name}
        prices={amounts}
        rateSince={isConverted ? (rate?.create_at ?? undefined) : undefined}
        code={code !== 'none' && row.barcode ? codes.draw?.(row.barcode, code) : undefined}
      />
    );
  };
  const drawPage = (page: { label: LabelRow; at: number }[], index: number) => (
    <LabelPage
      key={index}
      sheet={sheet}
      labels={page.map(({ label, at }) => ({ at, label: faceOf(label) }))}
    />
  );
  const print = () =>
    printing.print(async (tell) => {
      const drawn = code === 'none' ? [] : printed.flatMap(({ barcode }) => barcode ?? []);
      if (code !== 'none')
        await codes.drawAll(drawn, code, (done) => tell(`${done} de ${formatQuantity(drawn.length)}`));
    });
  const canPrint = count > 0 && !isTooMany && (code === 'none' || codes.draw !== undefined);
  const [firstPage] = pagesOf(perPage(sheet));

  return (
    <>
      <PageHeader
        title="Etiquetas"
        subtitle={sayProducts(rows.length)}
        actions={
          <Button
            variant="primary"
            icon="printer"
            disabled={!canPrint}
            loading={printing.isPreparing}
            onClick={() => void print()}
          >
            {printing.progress ? `Preparando ${printing.progress}` : sayLabels(count)}
          </Button>
        }
      />
      <Stack $gap={4}>
        <OptionsCard
          sheet={sheet}
          options={options}
          onOptions={setOptions}
          copies={copies}
          onCopies={(change) => {
            setCopies({ ...copies, ...change });
            // Another rule counts for all of them again.
            if (change.by || change.each !== undefined)
              setWishes(new Map([...wishes].map(([id, one]) => [id, { ...one, typed: undefined }])));
          }}
          isAsked={asked.size > 0}
          rate={rate}
        />
        <LabelWarnings
          rows={printed}
          sheet={sheet}
          options={options}
          rate={rate}
          codes={codes}
          onMade={onMade}
        />
        {labelled.is_more && (
          <Notice tone="warning">
            Son más de {formatQuantity(labelled.items.length)} productos: aquí están los primeros por nombre.
            Filtra la lista para imprimir los demás.
          </Notice>
        )}
        {isTooMany && (
          <Notice tone="bad">
            Son más de {formatQuantity(MOST_LABELS)} etiquetas. Imprímelas por partes.
          </Notice>
        )}
        <RowsTable
          rows={rows}
          wishOf={wishOf}
          onWish={(id, one) => setWishes(new Map(wishes).set(id, one))}
        />
        {firstPage && (
          <section aria-labelledby="first-sheet">
            <Text as="h2" id="first-sheet" $strong>
              Así sale la primera hoja
            </Text>
            <Text as="p" $tone="quiet" $size="sm">
              Al imprimir deja la escala en 100 % y los márgenes en «Ninguno», para que cada etiqueta caiga en
              su lugar.
            </Text>
            <ShrunkLabels sheet={sheet}>{drawPage(firstPage, 0)}</ShrunkLabels>
          </section>
        )}
      </Stack>
      {printing.isPrinting && <PrintedLabels sheet={sheet}>{pagesOf(count).map(drawPage)}</PrintedLabels>}
    </>
  );
}

function repeated(row: LabelRow, most: number): LabelRow[] {
  return Array.from({ length: Math.min(row.copies, most) }, () => row);
}

function sayProducts(count: number): string {
  return count === 1 ? '1 producto' : `${formatQuantity(count)} productos`;
}

function sayLabels(count: number): string {
  return count === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${formatQuantity(count)} etiquetas`;
}
