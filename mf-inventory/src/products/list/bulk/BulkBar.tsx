import { formatQuantity } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Button, Menu, Row, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';
import { MOST_BY_HAND, type Selection } from '../selection.ts';
import { KIND_TITLES, productsText } from './texts.ts';
import type { ChangeKind } from './wish.ts';

const Bar = styled(Row)`
  margin-bottom: var(--s-3);
  padding: var(--s-2) var(--s-3);
  border-radius: var(--r-2);
  background: var(--brand-soft);
`;

export interface BulkBarProps {
  selection: Selection;
  /** Of what the filter finds; undefined while it is being counted. */
  total: number | undefined;
  onChoose: (kind: ChangeKind) => void;
  onLabels: () => void;
}

/** What can be done with the rows that are selected. */
export function BulkBar({ selection, total, onChoose, onLabels }: BulkBarProps) {
  const mayUpdate = useCan(['products', 'update']);
  const mayPrice = useCan(['products', 'modify_utility']) && mayUpdate;
  const mayWithdraw = useCan(['products', 'delete']) && mayUpdate;
  const count = selection.isAll ? total : selection.ids.size;
  const kinds: ChangeKind[] = [
    ...(mayPrice ? (['price_percent', 'price_amount', 'utility'] as const) : []),
    ...(mayUpdate ? (['category', 'measure', 'favourite'] as const) : []),
    ...(mayWithdraw ? (['withdraw'] as const) : []),
  ];
  const isAny = selection.isAll || selection.ids.size > 0;
  if (!isAny || kinds.length === 0 || count === undefined) return null;
  const isTooMany = !selection.isAll && count > MOST_BY_HAND;
  const isMore = !selection.isAll && total !== undefined && total > count;
  return (
    <Bar as="section" aria-label="Productos seleccionados">
      <Text as="span" $strong role="status">
        {productsText(count)} {count === 1 ? 'seleccionado' : 'seleccionados'}
      </Text>
      {isMore && (
        <Button size="sm" variant="ghost" onClick={selection.selectAll}>
          Seleccionar los {productsText(total)}
        </Button>
      )}
      {isTooMany ? (
        <Text as="span" role="alert" $tone="bad">
          A mano puedes elegir hasta {formatQuantity(String(MOST_BY_HAND))}. Para cambiar más, filtra la lista
          y selecciona todos los encontrados.
        </Text>
      ) : (
        <>
          <Menu
            trigger="Cambiar…"
            align="start"
            entries={kinds.map((kind) => ({ label: KIND_TITLES[kind], onSelect: () => onChoose(kind) }))}
          />
          <Button size="sm" icon="tag" onClick={onLabels}>
            Etiquetas
          </Button>
        </>
      )}
      <Button size="sm" variant="ghost" icon="x" onClick={selection.clear}>
        Quitar selección
      </Button>
    </Bar>
  );
}
