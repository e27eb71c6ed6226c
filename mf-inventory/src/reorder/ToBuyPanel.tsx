import { useAllPages, useCallPages } from '@cuadra/shared/client';
import {
  Card,
  Checkbox,
  EmptyState,
  Grid,
  LoadedList,
  MoreButton,
  Row,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useCategories } from '../products/categories-query.ts';
import { OrderBar } from './OrderBar.tsx';
import { ToBuyRow } from './ToBuyRow.tsx';
import { chosenToBuy, type Wanted, wantedOf } from './to-buy-values.ts';

const DAYS = [7, 14, 30, 60, 90].map((days) => ({
  value: String(days),
  label: `Que alcance ${days} días`,
}));

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** What runs low, how much of it to buy, and what becomes of what is chosen: a draft for each supplier, or a message. */
export function ToBuyPanel() {
  const [filter, setFilter] = useState({ days: '14', supplier_id: '', category_id: '' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wanted, setWanted] = useState<Wanted>(new Map());
  const categories = useCategories();
  const suppliers = useAllPages('GET /suppliers', { query: { limit: 200 } }, { staleTime: 30_000 });
  const { days, supplier_id, category_id } = filter;
  const query = { days, ...(supplier_id && { supplier_id }), ...(category_id && { category_id }) };
  const list = useCallPages('GET /products/to_buy', { query }, { keepPrevious: true, staleTime: 0 });
  const rows = list.data ?? [];
  const set = (key: keyof typeof filter) => (event: { target: { value: string } }) => {
    setFilter({ ...filter, [key]: event.target.value });
    // What is out of sight is not ordered.
    setChosen(new Set());
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((other) => other !== id)));
  const all = rows.map(({ product_id }) => product_id);

  return (
    <Stack $gap={3} $top={3}>
      <Grid $min={200}>
        <Select aria-label="Para cuánto tiempo" value={days} onChange={set('days')} options={DAYS} />
        <Select
          aria-label="Proveedor"
          placeholder="De todos los proveedores"
          value={supplier_id}
          onChange={set('supplier_id')}
          options={(suppliers.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          aria-label="Categoría"
          placeholder="De todas las categorías"
          value={category_id}
          onChange={set('category_id')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Grid>
      <Card $pad>
        <LoadedList
          list={list}
          level={2}
          failed="No pudimos cargar lo que hay por comprar"
          shape={<Skeleton height={240} radius="var(--r-2)" />}
          empty={
            <EmptyState icon="check" title="No hay nada por comprar">
              Nada está en su mínimo, y lo que hay alcanza para esos días al ritmo en que se vende.
            </EmptyState>
          }
        >
          {() => (
            <>
              <Row $justify="space-between">
                <Checkbox
                  label="Elegir todos"
                  checked={all.length > 0 && all.every((id) => chosen.has(id))}
                  onCheckedChange={(isChosen) => setChosen(new Set(isChosen ? all : []))}
                />
                <Text $tone="quiet" $size="xs" aria-hidden>
                  Cantidad a pedir
                </Text>
              </Row>
              <List aria-label="Por comprar">
                {rows.map((product) => (
                  <ToBuyRow
                    key={product.product_id}
                    product={product}
                    isChosen={chosen.has(product.product_id)}
                    onChoose={(isChosen) => choose(product.product_id, isChosen)}
                    units={wantedOf(wanted, product)}
                    onUnits={(units) => setWanted((before) => new Map(before).set(product.product_id, units))}
                  />
                ))}
              </List>
            </>
          )}
        </LoadedList>
      </Card>
      <MoreButton list={list} />
      <OrderBar
        bought={chosenToBuy(rows, chosen, wanted)}
        isChosen={chosen.size > 0}
        onOrdered={() => setChosen(new Set())}
      />
    </Stack>
  );
}
