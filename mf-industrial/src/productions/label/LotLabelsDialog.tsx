import { amountText, toQuantity } from '@cuadra/shared/domain';
import {
  isTooFine,
  LABEL_SHEETS,
  LabelPage,
  PrintedLabels,
  perPage,
  ShrunkLabels,
  toPages,
  useCodes,
  usePrintLabels,
} from '@cuadra/shared/print';
import {
  Button,
  Dialog,
  Field,
  FormRow,
  Notice,
  QuantityInput,
  Select,
  Stack,
  Text,
  TextInput,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { useMeasureName } from '../../materials/measures.ts';
import { copiesOf, MOST_COPIES } from './copies.ts';
import { drawLot, fitsBars, type LotCodeKind } from './draw-lot.ts';
import { useLabelPaper } from './kept-label-paper.ts';
import { LotLabelFace } from './LotLabelFace.tsx';
import { type LotLabel, labelLines } from './lot-label.ts';

export interface LotLabelsDialogProps {
  label: LotLabel;
  onClose: () => void;
}

/** Labels of a lot: on which paper, how many, how much is in each; and how they come out. */
export default function LotLabelsDialog({ label, onClose }: LotLabelsDialogProps) {
  const { good, lot } = label;
  const measure = useMeasureName()(good.measure_id);
  const [sheet, chooseSheet] = useLabelPaper();
  const [kind, setKind] = useState<LotCodeKind>('code128');
  const [copies, setCopies] = useState('1');
  const [first, setFirst] = useState('1');
  // Undefined: untouched. On one label it is all of it, and nobody knows how it is shared out over several.
  const [typed, setTyped] = useState<string | null>();
  const codes = useCodes();
  const printing = usePrintLabels();

  const count = copiesOf(copies);
  const qty = typed === undefined ? (count === 1 && label.qty) || '' : typed;
  const code = drawLot(codes, lot, kind);
  const lines = labelLines(label, qty ? amountText(toQuantity(qty), measure) : '');
  const skip = Math.min((copiesOf(first) ?? 1) - 1, perPage(sheet) - 1);
  const pagesOf = (most: number) =>
    toPages(
      sheet,
      Array.from({ length: most }, () => label),
      skip,
    ).map((page, index) => (
      <LabelPage
        key={index}
        sheet={sheet}
        labels={page.map(({ at }) => ({
          at,
          label: <LotLabelFace sheet={sheet} name={good.name} lines={lines} code={code} />,
        }))}
      />
    ));
  const [firstPage] = pagesOf(Math.min(count ?? 1, perPage(sheet)));
  const canPrint = count !== null && qty !== null && (codes.draw !== undefined || codes.failed);
  return (
    <Dialog
      open
      title={`Etiquetas del lote ${lot}`}
      onOpenChange={onClose}
      footer={
        <Button
          variant="primary"
          icon="printer"
          disabled={!canPrint}
          loading={printing.isPreparing}
          onClick={() => void printing.print(async () => undefined)}
        >
          {count === 1 ? 'Imprimir 1 etiqueta' : `Imprimir ${count ?? 0} etiquetas`}
        </Button>
      }
    >
      <Stack $gap={3}>
        <Field label="Papel">
          <Select
            value={sheet.id}
            onChange={({ target }) => chooseSheet(target.value)}
            options={LABEL_SHEETS.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Field>
        <FormRow>
          <Field label="Cuántas" error={count === null ? `Escribe de 1 a ${MOST_COPIES}.` : undefined}>
            <TextInput
              inputMode="numeric"
              maxLength={4}
              value={copies}
              onChange={({ target }) => setCopies(target.value)}
            />
          </Field>
          <Field
            label="Cantidad en cada una"
            hint="Vacía, no sale en la etiqueta."
            error={qty === null ? 'Escribe una cantidad.' : undefined}
          >
            <QuantityInput value={qty ?? ''} trailing={measure ?? undefined} onValueChange={setTyped} />
          </Field>
        </FormRow>
        <FormRow>
          <Field label="Código">
            <Select
              value={kind}
              onChange={({ target }) => setKind(target.value === 'qr' ? 'qr' : 'code128')}
              options={[
                { value: 'code128', label: 'De barras' },
                { value: 'qr', label: 'QR' },
              ]}
            />
          </Field>
          {perPage(sheet) > 1 ? (
            <Field label="Empezar en la etiqueta" hint="Para una hoja ya empezada.">
              <TextInput
                inputMode="numeric"
                maxLength={3}
                value={first}
                onChange={({ target }) => setFirst(target.value)}
              />
            </Field>
          ) : (
            <span />
          )}
        </FormRow>
        {codes.failed && (
          <Notice
            tone="warning"
            title="No pudimos cargar el código."
            action={<Button onClick={codes.retry}>Reintentar</Button>}
          >
            Sin él, la etiqueta sale solo con letras.
          </Notice>
        )}
        {kind === 'code128' && !fitsBars(lot) && (
          <Notice tone="warning" title="El lote lleva letras que no caben en barras.">
            Usa QR, o la etiqueta sale sin código.
          </Notice>
        )}
        {code && isTooFine(sheet, code) && (
          <Notice tone="warning" title="El código es muy largo para este papel.">
            Un lector no lo leería. Usa QR o una etiqueta más ancha.
          </Notice>
        )}
        <section aria-labelledby="first-labels">
          <Text as="h3" id="first-labels" $strong>
            Así sale
          </Text>
          <Text as="p" $tone="quiet" $size="sm">
            Al imprimir deja la escala en 100 % y los márgenes en «Ninguno».
          </Text>
          <ShrunkLabels sheet={sheet}>{firstPage}</ShrunkLabels>
        </section>
      </Stack>
      {printing.isPrinting && <PrintedLabels sheet={sheet}>{pagesOf(count ?? 0)}</PrintedLabels>}
    </Dialog>
  );
}
