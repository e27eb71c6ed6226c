import { Card, Checkbox, Field, Grid, Row, Select, Stack, Text } from '@cuadra/shared/ui';
import { useCategories } from '../categories-query.ts';
import { useMeasures } from '../measures-query.ts';
import type { ListWish } from './address.ts';
import { COLUMN_NAMES, type ColumnName } from './shown-columns.ts';

export interface FilterPanelProps {
  wish: ListWish;
  onChange: (change: Partial<ListWish>) => void;
  withCost: boolean;
  columns: readonly ColumnName[];
  onColumns: (columns: ColumnName[]) => void;
}

/** As the list of «Cuáles» tells them from the others. */
const BELOW = { cost: 'below-cost', utility: 'below-utility' };

const NAMES = Object.keys(COLUMN_NAMES) as ColumnName[];

/** What the list shows: its filters, and its columns. */
export default function FilterPanel({ wish, onChange, withCost, columns, onColumns }: FilterPanelProps) {
  const categories = useCategories();
  const { data: measures = [] } = useMeasures();
  const named = (rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: id, label: name }));
  const what = wish.withdrawn
    ? 'withdrawn'
    : wish.favourite
      ? 'favourite'
      : wish.below
        ? BELOW[wish.below]
        : (wish.without ?? '');
  return (
    <Card $pad aria-label="Filtros y columnas">
      <Stack $gap={3}>
        <Grid $min={200} $gap={3}>
          <Field label="Categoría">
            <Select
              value={wish.category ?? ''}
              placeholder="Todas"
              options={named(categories)}
              onChange={({ target }) => onChange({ category: target.value || undefined })}
            />
          </Field>
          <Field label="Unidad de medida">
            <Select
              value={wish.measure ?? ''}
              placeholder="Todas"
              options={named(measures)}
              onChange={({ target }) => onChange({ measure: target.value || undefined })}
            />
          </Field>
          <Field label="Existencia">
            <Select
              value={wish.stock ?? ''}
              placeholder="Cualquiera"
              options={[
                { value: 'low', label: 'En su mínimo o por debajo' },
                { value: 'none', label: 'Sin existencia' },
              ]}
              onChange={({ target: { value } }) =>
                onChange({ stock: value === 'low' || value === 'none' ? value : undefined })
              }
            />
          </Field>
          <Field label="Cuáles">
            <Select
              value={what}
              placeholder="Todos los que vendes"
              options={[
                { value: 'favourite', label: 'Solo favoritos en Caja' },
                { value: 'price', label: 'Sin precio' },
                ...(withCost
                  ? [
                      { value: 'cost', label: 'Sin costo' },
                      { value: BELOW.cost, label: 'Con precio por debajo del costo' },
                      { value: BELOW.utility, label: 'Con precio que da menos que su utilidad' },
                    ]
                  : []),
                { value: 'withdrawn', label: 'Retirados' },
              ]}
              onChange={({ target: { value } }) =>
                onChange({
                  without: value === 'price' || value === 'cost' ? value : undefined,
                  below: value === BELOW.cost ? 'cost' : value === BELOW.utility ? 'utility' : undefined,
                  favourite: value === 'favourite',
                  withdrawn: value === 'withdrawn',
                })
              }
            />
          </Field>
        </Grid>
        <Row as="fieldset" $gap={4} style={{ border: 0, padding: 0, margin: 0 }}>
          <Text as="legend" $tone="soft" $size="sm" $strong style={{ padding: 0 }}>
            Columnas
          </Text>
          {NAMES.filter((name) => name !== 'cost' || withCost).map((name) => (
            <Checkbox
              key={name}
              label={COLUMN_NAMES[name]}
              checked={columns.includes(name)}
              onCheckedChange={(isShown) =>
                onColumns(NAMES.filter((one) => (one === name ? isShown : columns.includes(one))))
              }
            />
          ))}
        </Row>
      </Stack>
    </Card>
  );
}
