import { useCall } from '@cuadra/shared/client';
import type { CostPart } from '@cuadra/shared/contract';
import { IconButton, Money, Skeleton, Text } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { formulaPath } from '../../goods/formula-paths.ts';
import { bothAmounts, type Currencies, percentText } from '../../goods/formula-text.ts';
import { amountText } from '../../materials/material-text.ts';
import { useMeasureName } from '../../materials/measures.ts';
import { goodPath } from '../good-path.ts';
import { type PartOfWhole, partOfWhole } from './part-share.ts';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & & {
    padding-inline-start: var(--s-4);
    border-inline-start: 2px solid var(--line);
  }
`;

const Item = styled.li`
  padding: var(--s-2) 0;
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto 64px 32px;
  gap: var(--s-2) var(--s-3);
  align-items: center;
`;

const Share = styled.span`
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

/** For the eye: the percentage beside it says the same. */
const Bar = styled.div`
  height: 6px;
  margin-top: var(--s-1);
  border-radius: 3px;
  background: var(--chip);
  overflow: hidden;
`;

const Filled = styled.div`
  height: 100%;
  border-radius: 3px;
  background: var(--brand);
`;

export interface PartListProps {
  label: string;
  parts: readonly CostPart[];
  currencies: Currencies;
  /** Whether what a formula makes shows its own parts. */
  opens: boolean;
  /** What they are parts of, where that is itself a part. */
  whole?: PartOfWhole;
}

/** Parts of a cost: how much of each, what that comes to and what share it is of the whole. */
export function PartList({ label, parts, ...rest }: PartListProps) {
  return (
    <List aria-label={label}>
      {parts.map((part, index) => (
        <Part key={`${index} ${part.good?.id ?? part.name}`} part={part} {...rest} />
      ))}
    </List>
  );
}

function Part({
  part,
  currencies,
  opens,
  whole,
}: Omit<PartListProps, 'label' | 'parts'> & { part: CostPart }) {
  const { good, name, qty, formula_id } = part;
  const measureName = useMeasureName();
  const [isOpen, setOpen] = useState(false);
  const own = partOfWhole(part, whole);
  const below = opens && good && qty && formula_id ? formula_id : undefined;
  return (
    <Item>
      <Line>
        <div>
          {good ? <Link to={below ? formulaPath(below) : goodPath(good)}>{name}</Link> : name}
          <Text $tone="quiet" $size="xs">
            {qty === null || good === null ? 'Costo' : amountText(qty, measureName(good.measure_id))}
          </Text>
        </div>
        {own.total ? (
          <Money {...bothAmounts(own.total, currencies)} size="sm" align="end" />
        ) : (
          <Text as="span" $tone="doubt" $size="sm">
            Sin costo
          </Text>
        )}
        <Share>{percentText(own.share)}</Share>
        {below === undefined ? (
          <span />
        ) : (
          <IconButton
            icon={isOpen ? 'chevron-down' : 'chevron-right'}
            size="sm"
            label={isOpen ? `Ocultar qué lleva ${name}` : `Ver qué lleva ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </Line>
      <Bar aria-hidden>
        <Filled style={{ width: `${own.share ?? 0}%` }} />
      </Bar>
      {isOpen && below !== undefined && qty !== null && (
        <PartsBelow formulaId={below} qty={qty} name={name} currencies={currencies} whole={own} />
      )}
    </Item>
  );
}

function PartsBelow(props: {
  formulaId: string;
  qty: string;
  name: string;
  currencies: Currencies;
  whole: PartOfWhole;
}) {
  const { formulaId, qty, name, currencies, whole } = props;
  const { data, error } = useCall(
    'GET /formulas/{id}/cost',
    { params: { id: formulaId }, query: { qty } },
    { staleTime: 30_000 },
  );
  if (error && !data) return <Text $tone="bad">No pudimos cargar qué lleva.</Text>;
  if (!data) return <Skeleton height={48} />;
  return (
    <PartList label={`Qué lleva ${name}`} parts={data.parts} currencies={currencies} opens whole={whole} />
  );
}
