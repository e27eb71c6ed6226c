import type { Client } from '@cuadra/shared/contract';
import { counted, type DayRange, type DayRangeError, rangeError } from '@cuadra/shared/domain';
import { PrintError, usePrintPage, useReceiptCompany, useReceiptPrinting } from '@cuadra/shared/print';
import {
  Button,
  DayInput,
  Dialog,
  Field,
  FormRow,
  LoadFailed,
  Select,
  Skeleton,
  Stack,
  Text,
  useToday,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { StatementSheet } from './StatementSheet.tsx';
import { daysOfPeriod, STATEMENT_PERIODS, type StatementPeriod } from './statement-period.ts';
import { statementReceipt } from './statement-receipt.ts';
import { usePrintedStatement } from './use-printed-statement.ts';

const ERRORS: Readonly<Record<DayRangeError, string>> = {
  'not-a-day': 'Elige las dos fechas.',
  backwards: 'La primera fecha va antes que la segunda.',
  future: 'Esos días todavía no llegan.',
  'too-long': 'Son más de dos años: elige «Todo».',
};

export interface PrintStatementDialogProps {
  client: Client;
  onClose: () => void;
}

/** Prints a client's statement, of the days that are chosen, on sheets or on the shop's roll. */
export default function PrintStatementDialog({ client, onClose }: PrintStatementDialogProps) {
  const today = useToday();
  const { company, width } = useReceiptCompany();
  const [period, setPeriod] = useState<StatementPeriod>('month');
  const [typed, setTyped] = useState<DayRange>({ from: `${today.slice(0, 8)}01`, to: today });
  const [paper, setPaper] = useState<'page' | 'roll'>('page');
  const days = daysOfPeriod(period, typed, today);
  const wrong = days && rangeError(days, today);
  const { statement, movements, error, retry } = usePrintedStatement(client, {
    ...{ days, today, isValid: wrong === undefined },
  });

  const roll = useReceiptPrinting(
    statement ? statementReceipt(statement, company) : { title: 'Estado de cuenta', rows: [] },
    width,
    false,
  );
  const page = usePrintPage();
  const print = () => {
    if (!statement) return;
    if (paper === 'roll') roll.print();
    else page.print(<StatementSheet statement={statement} company={company} />);
  };
  const day = (label: string, side: keyof DayRange) => (
    <Field label={label} error={side === 'to' && wrong ? ERRORS[wrong] : undefined}>
      <DayInput
        aria-required
        max={today}
        value={typed[side]}
        onValueChange={(day) => setTyped({ ...typed, [side]: day })}
      />
    </Field>
  );
  return (
    <>
      <Dialog
        open
        size="sm"
        onOpenChange={(open) => !open && onClose()}
        title="Imprimir estado de cuenta"
        footer={
          <>
            <Button onClick={onClose}>Cerrar</Button>
            <Button
              variant="primary"
              icon="printer"
              disabled={!statement}
              loading={roll.isPrinting}
              onClick={print}
            >
              Imprimir
            </Button>
          </>
        }
      >
        <Stack>
          <PrintError printing={roll} />
          <Field label="Período">
            <Select
              value={period}
              options={STATEMENT_PERIODS}
              onChange={({ target }) =>
                setPeriod(STATEMENT_PERIODS.find(({ value }) => value === target.value)?.value ?? 'month')
              }
            />
          </Field>
          {period === 'custom' && (
            <FormRow>
              {day('Desde', 'from')}
              {day('Hasta', 'to')}
            </FormRow>
          )}
          <Field label="Papel">
            <Select
              value={paper}
              options={[
                { value: 'page', label: 'Hoja tamaño A4' },
                { value: 'roll', label: `Ticket de ${width} mm` },
              ]}
              onChange={({ target }) => setPaper(target.value === 'roll' ? 'roll' : 'page')}
            />
          </Field>
          {error ? (
            <LoadFailed level={3} title="No pudimos cargar su cuenta" error={error} onRetry={retry} />
          ) : statement ? (
            <Text $tone="soft" role="status">
              {movements === 0
                ? 'No hubo movimientos en estos días.'
                : counted(movements, 'movimiento en el papel.', 'movimientos en el papel.')}
            </Text>
          ) : (
            wrong === undefined && <Skeleton height={20} width={180} />
          )}
        </Stack>
      </Dialog>
      {page.sheet}
      {roll.sheet}
    </>
  );
}
