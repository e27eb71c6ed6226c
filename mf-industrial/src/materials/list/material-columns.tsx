import type { Material } from '@cuadra/shared/contract';
import { type CurrencyPair, costText, formatQuantity } from '@cuadra/shared/domain';
import { Badge, Money, type TableColumn, Text } from '@cuadra/shared/ui';
import { Link } from 'react-router-dom';
import { materialPath } from '../material-paths.ts';
import { isLow, worthOf } from '../material-text.ts';

/** Pixels of a row: two lines of money beside two of words. */
export const MATERIAL_ROW = { wide: 64, phone: 84 };

export interface ColumnFacts {
  measureName: (id: string | null) => string | null;
  pair: CurrencyPair | undefined;
}

/** What is told of a material in the list. */
export function materialColumns({ measureName, pair }: ColumnFacts): TableColumn<Material>[] {
  return [
    {
      key: 'name',
      header: 'Material',
      cell: (material) => (
        <>
          <Link to={materialPath(material.id)}>{material.name}</Link>
          <Text $tone="quiet" $size="xs">
            {material.cost === null
              ? 'Sin costo'
              : `${costText(material.cost, material.cost_currency)} cada ${measureName(material.measure_id)?.toLowerCase() ?? 'uno'}`}
          </Text>
        </>
      ),
    },
    {
      key: 'qty',
      header: 'Existencia',
      align: 'end',
      // A minimum of four digits has room in its badge.
      width: 'clamp(128px, 16vw, 190px)',
      cell: (material) => (
        <>
          <Text as="span" $strong>
            {formatQuantity(material.qty)}
          </Text>
          <Text $tone="quiet" $size="xs">
            {measureName(material.measure_id)}
          </Text>
          {isLow(material) && <Badge tone="gold">Mínimo {formatQuantity(material.min_qty ?? '0')}</Badge>}
        </>
      ),
    },
    {
      key: 'value',
      header: 'Valor',
      align: 'end',
      room: 'tablet',
      width: 'clamp(120px, 18vw, 200px)',
      cell: (material) => {
        const worth = worthOf(material, pair);
        return worth ? <Money {...worth} size="sm" align="end" /> : '—';
      },
    },
  ];
}
