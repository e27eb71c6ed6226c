import type { Production } from '@cuadra/shared/contract';
import { exact, formatDateTime, plainDay } from '@cuadra/shared/domain';
import { type PrintedFigure, PrintedFigures, PrintedHead, PrintedTable } from '@cuadra/shared/print';
import styled from 'styled-components';
import { PrintedSteps } from '../../formulas/print/PrintedSteps.tsx';
import { PaperTitle } from '../../formulas/print/paper-style.ts';
import type { StepPictures } from '../../formulas/steps/read-step-pictures.ts';
import { amountText } from '../../materials/material-text.ts';
import { leftToMake, orderTitle, STATUS_TEXTS } from '../order-text.ts';
import { isOver, type OrderPaper, type PaperRow, paperLines, paperOutputs } from './order-paper.ts';

/** To be ticked with a pen. */
const Tick = styled.span`
  display: inline-block;
  width: 4mm;
  height: 4mm;
  margin-inline-end: 3mm;
  vertical-align: middle;
  border: 1px solid #000;
`;

/** Room to write a quantity in. */
const Room = styled.span`
  display: inline-block;
  width: 32mm;
  height: 6mm;
  border-bottom: 1px solid #000;
`;

const Note = styled.p`
  margin: 8px 0 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Names of what is written by hand, each with a line after it. */
const Lines = styled.div<{ $isAtEnd?: boolean }>`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 8px 8mm;
  margin-top: ${({ $isAtEnd }) => ($isAtEnd ? '16mm' : '6mm')};
  break-inside: avoid;
  div {
    padding-top: ${({ $isAtEnd }) => ($isAtEnd ? '3px' : '0')};
    border-${({ $isAtEnd }) => ($isAtEnd ? 'top' : 'bottom')}: 1px solid #000;
  }
`;

export interface OrderSheetProps extends OrderPaper {
  measureName: (id: string | null) => string | null;
  pictures: StepPictures;
}

/** A production order on paper: what is worked by, with room for what really was; of one that is over, what was. */
export function OrderSheet({ measureName, pictures, ...paper }: OrderSheetProps) {
  const { order, version, batches } = paper;
  const { formula_name, makes, note, annulled_reason } = order;
  const over = isOver(order);
  return (
    <>
      <PrintedHead
        title={`${orderTitle(order)} · ${formula_name}`}
        subtitle={`Hace ${makes.name}. Fórmula, versión ${version.number}.`}
      />
      <PrintedFigures figures={figuresOf(paper, measureName(makes.measure_id))} />
      {note !== '' && (
        <Note>
          <b>Nota:</b> {note}
        </Note>
      )}
      {annulled_reason !== null && (
        <Note>
          <b>Motivo de la anulación:</b> {annulled_reason}
        </Note>
      )}
      <PaperTitle>Qué lleva</PaperTitle>
      <PrintedTable
        columns={[...columnsOf('Para la orden', over ? 'Usado' : 'Cantidad real', !over)]}
        rows={paperLines(paper, measureName)}
        rowKey={({ key }) => key}
      />
      <PrintedSteps steps={version.steps} pictures={pictures} />
      <PaperTitle>Qué salió</PaperTitle>
      <PrintedTable
        columns={columnsOf('Previsto', 'Cantidad real')}
        rows={paperOutputs(paper, measureName)}
        rowKey={({ key }) => key}
      />
      {!over && (
        <Lines>
          <div>Lote:</div>
          <div>Vence:</div>
          <div>Hora:</div>
        </Lines>
      )}
      {batches.length > 0 && (
        <>
          <PaperTitle>Tandas</PaperTitle>
          <PrintedTable
            columns={batchColumns(measureName(makes.measure_id))}
            rows={batches}
            rowKey={({ id }) => id}
          />
        </>
      )}
      <Lines $isAtEnd>
        <div>Hecho por</div>
        <div>Revisado por</div>
        <div>Fecha</div>
      </Lines>
    </>
  );
}

function figuresOf({ order }: OrderPaper, measure: string | null): PrintedFigure[] {
  const { qty, made, day, status, planned } = order;
  const amount = (figure: string) => amountText(figure, measure);
  const hasMade = exact(made).gt(0);
  return [
    { label: 'Cuánto', value: amount(qty) },
    ...(hasMade ? [{ label: 'Hechos', value: amount(made) }] : []),
    ...(hasMade && status === 'started' ? [{ label: 'Por hacer', value: amount(leftToMake(order)) }] : []),
    { label: 'Para el día', value: plainDay(day) },
    { label: 'Estado', value: STATUS_TEXTS[status].name },
    { label: 'Planificada', value: [planned.user.name, formatDateTime(new Date(planned.create_at))] },
  ];
}

/** @param isTicked whether each row is ticked off with a pen */
function columnsOf(planned: string, real: string, isTicked = false) {
  return [
    {
      ...{ key: 'name', header: 'Qué' },
      cell: ({ name }: PaperRow) => (
        <>
          {isTicked && <Tick />}
          {name}
        </>
      ),
    },
    { key: 'planned', header: planned, align: 'end' as const, cell: (row: PaperRow) => row.planned },
    {
      ...{ key: 'real', header: real, align: 'end' as const },
      cell: ({ real, isOpen }: PaperRow) => (
        <>
          {real !== null && (isOpen ? `van ${real} ` : real)}
          {isOpen && <Room />}
        </>
      ),
    },
  ];
}

function batchColumns(measure: string | null) {
  const amount = (figure: string) => amountText(figure, measure);
  return [
    { key: 'batch', header: 'Tanda', cell: ({ number }: Production) => `Tanda ${number}` },
    {
      ...{ key: 'when', header: 'Cuándo y quién' },
      cell: ({ made_at, user }: Production) => `${formatDateTime(new Date(made_at))} · ${user.name}`,
    },
    {
      ...{ key: 'lot', header: 'Lote' },
      cell: ({ lot, expires_on }: Production) =>
        [lot, expires_on && `vence el ${plainDay(expires_on)}`].filter(Boolean).join(', ') || '—',
    },
    {
      ...{ key: 'qty', header: 'Buenos', align: 'end' as const },
      cell: ({ qty }: Production) => amount(qty),
    },
    {
      ...{ key: 'waste', header: 'Merma', align: 'end' as const },
      cell: ({ waste }: Production) => (exact(waste).isZero() ? '—' : amount(waste)),
    },
  ];
}
