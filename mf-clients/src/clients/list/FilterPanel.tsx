import { Card, Checkbox, Field, Grid, Row, Select, Stack } from '@cuadra/shared/ui';
import { type ListWish, UNSEEN_DAYS } from './address.ts';
import { CLIENT_SORTS, isClientSort, isOfDays } from './sorts.ts';
import { isStanding, STANDINGS } from './standings.ts';

export interface FilterPanelProps {
  wish: ListWish;
  onChange: (change: Partial<ListWish>) => void;
}

const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

/** What the list shows, and in what order; a phone has no heads of columns for all of them. */
export default function FilterPanel({ wish, onChange }: FilterPanelProps) {
  const { by, isDescending } = wish.sort;
  return (
    <Card $pad aria-label="Filtros y orden">
      <Stack $gap={3}>
        <Grid $min={200} $gap={3}>
          <Field label="Cuenta">
            <Select
              value={wish.standing ?? ''}
              placeholder="Todos"
              options={options(STANDINGS)}
              onChange={({ target: { value } }) =>
                onChange({ standing: isStanding(value) ? value : undefined })
              }
            />
          </Field>
          <Field label="Ordenar por">
            <Select
              value={by}
              options={options(CLIENT_SORTS)}
              onChange={({ target: { value } }) =>
                isClientSort(value) &&
                onChange({ sort: { by: value, isDescending: value !== 'name' && value !== 'owed_since' } })
              }
            />
          </Field>
          <Field label="Orden">
            <Select
              value={isDescending ? 'desc' : 'asc'}
              options={
                by === 'name'
                  ? options({ asc: 'De la A a la Z', desc: 'De la Z a la A' })
                  : isOfDays(by)
                    ? options({ desc: 'Primero lo más reciente', asc: 'Primero lo más viejo' })
                    : options({ desc: 'De mayor a menor', asc: 'De menor a mayor' })
              }
              onChange={({ target }) => onChange({ sort: { by, isDescending: target.value === 'desc' } })}
            />
          </Field>
        </Grid>
        <Row $gap={4}>
          <Checkbox
            label="Mayoristas"
            checked={wish.wholesale}
            onCheckedChange={(wholesale) => onChange({ wholesale })}
          />
          <Checkbox
            label={`Sin comprar desde hace ${UNSEEN_DAYS} días`}
            checked={wish.unseen}
            onCheckedChange={(unseen) => onChange({ unseen })}
          />
        </Row>
      </Stack>
    </Card>
  );
}
