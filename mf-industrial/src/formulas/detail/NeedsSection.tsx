import { useCall } from '@cuadra/shared/client';
import type { Formula, FormulaNeeds, NeedNode } from '@cuadra/shared/contract';
import { counted, exact, formatQuantity, goodYield, toQuantity } from '@cuadra/shared/domain';
import { Badge, LoadFailed, Skeleton, Table, type TableColumn, Text, TitledSheet } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { goodPath } from '../good-path.ts';
import { QtyField } from './QtyField.tsx';

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  gap: var(--s-3) var(--s-5);
  align-items: end;
  padding: 0 var(--s-4) var(--s-4);
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Each level a step to the right of the one that takes it. */
const Level = styled.div<{ $level: number }>`
  padding-inline-start: calc(${({ $level }) => Math.min($level, 5)} * var(--s-4));
`;

export interface NeedsSectionProps {
  formula: Formula;
  /** Undefined: what it yields. */
  qty: string | undefined;
  onQty: (qty: string | undefined) => void;
}

/** What it takes to make so many, over all levels: what is there, what lacks, and how many can be made of what there is. */
export function NeedsSection({ formula, qty, onQty }: NeedsSectionProps) {
  const { id, makes } = formula;
  const measureName = useMeasureName();
  const needs = useCall(
    'GET /formulas/{id}/needs',
    { params: { id }, query: { ...(qty !== undefined && { qty }) } },
    { staleTime: 0, placeholderData: (before) => before },
  );
  const measure = measureName(makes.measure_id);
  return (
    <TitledSheet as="section" aria-labelledby="needs">
      <h2 id="needs">Qué hace falta</h2>
      <Head>
        <QtyField usual={formatQuantity(toQuantity(goodYield(formula)))} measure={measure} onQty={onQty} />
        {needs.data ? <Enough needs={needs.data} measure={measure} /> : <Skeleton height={20} />}
      </Head>
      {needs.error && !needs.data ? (
        <LoadFailed
          level={3}
          title="No pudimos calcular lo que hace falta"
          error={needs.error}
          onRetry={needs.refetch}
        />
      ) : (
        <Table
          label="Qué hace falta"
          columns={columnsOf(measureName)}
          rows={(needs.data?.tree ?? []).map((node, index) => ({ ...node, key: `${index} ${node.good.id}` }))}
          rowKey={({ key }) => key}
          loading={!needs.data}
        />
      )}
    </TitledSheet>
  );
}

function Enough({ needs, measure }: { needs: FormulaNeeds; measure: string | null }) {
  const { can_make, whole_batches, is_enough, qty } = needs;
  return (
    <div role="status">
      {is_enough ? <Badge tone="ok">Alcanza</Badge> : <Badge tone="bad">No alcanza</Badge>}{' '}
      <Text as="span" $tone="soft">
        Para {amountText(qty, measure)}. Con lo que hay salen {amountText(can_make, measure)}
        {whole_batches > 0 && `: ${counted(whole_batches, 'tanda completa', 'tandas completas')}`}.
      </Text>
    </div>
  );
}

type Row = NeedNode & { key: string };

function columnsOf(measureName: (id: string | null) => string | null): TableColumn<Row>[] {
  const amount = (qty: string, { good }: Row) => amountText(qty, measureName(good.measure_id));
  const figure = (qty: string, { good }: Row) => (
    <>
      {formatQuantity(qty)}
      <Text $tone="quiet" $size="xs">
        {measureName(good.measure_id)}
      </Text>
    </>
  );
  return [
    {
      key: 'good',
      header: 'Qué',
      cell: (row) => (
        <Level $level={row.level}>
          <Link to={goodPath(row.good)}>{row.good.name}</Link>
          {row.made && (
            <Text $tone="quiet" $size="xs">
              Se hacen {amount(row.made.qty, row)} con «{row.made.formula_name}»
            </Text>
          )}
        </Level>
      ),
    },
    {
      key: 'needed',
      header: 'Hace falta',
      align: 'end',
      width: 'clamp(76px, 12vw, 150px)',
      cell: (row) => figure(row.needed, row),
    },
    {
      key: 'there',
      header: 'Hay',
      align: 'end',
      room: 'tablet',
      width: 'clamp(76px, 12vw, 150px)',
      cell: (row) => (
        <>
          {figure(row.there, row)}
          {exact(row.reserved).gt(0) && (
            <Text $tone="quiet" $size="xs">
              {formatQuantity(row.reserved)} reservado
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'missing',
      header: 'Falta',
      align: 'end',
      width: 'clamp(70px, 10vw, 130px)',
      cell: (row) =>
        exact(row.missing).isZero() ? '—' : <Badge tone="bad">{formatQuantity(row.missing)}</Badge>,
    },
  ];
}
