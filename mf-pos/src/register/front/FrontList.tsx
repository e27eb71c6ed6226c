import { IconButton, Text } from '@cuadra/shared/ui';
import { useEffect, useRef } from 'react';
import type { CatalogueProduct } from '../../offline/catalogue/catalogue-product.ts';
import { moved } from './front-ids.ts';
import { Placed, Row } from './front-style.ts';

export interface FrontListProps {
  /** In their order. */
  products: readonly CatalogueProduct[];
  onChange: (ids: string[]) => void;
  /** Says what was done, for whoever does not see it. */
  onSay: (text: string) => void;
}

/** What stands in front, each with what moves it or takes it away. The button that was pressed keeps the focus where its row goes. */
export function FrontList({ products, onChange, onSay }: FrontListProps) {
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<string>(undefined);
  const ids = products.map(({ id }) => id);
  useEffect(() => {
    if (!pressed.current) return;
    const [id = '', by = ''] = pressed.current.split(' ');
    pressed.current = undefined;
    const row = list.current?.querySelector(`[data-product="${CSS.escape(id)}"]`);
    const same = row?.querySelector<HTMLButtonElement>(`[data-by="${by}"]:not(:disabled)`);
    (same ?? row?.querySelector<HTMLButtonElement>('button:not(:disabled)'))?.focus();
  });
  const move = ({ id, name }: CatalogueProduct, by: -1 | 1) => {
    pressed.current = `${id} ${by}`;
    const next = moved(ids, id, by);
    onChange(next);
    onSay(`${name}, en el lugar ${next.indexOf(id) + 1} de ${next.length}.`);
  };
  if (products.length === 0)
    return <Text $tone="soft">Todavía no hay nada delante: se ve primero lo que más se vende.</Text>;
  return (
    <Placed ref={list} aria-label="Delante">
      {products.map((product, index) => (
        <Row key={product.id} data-product={product.id}>
          <b aria-hidden>{index + 1}</b>
          <span title={product.name}>{product.name}</span>
          <IconButton
            icon="arrow-up"
            size="sm"
            label={`Subir ${product.name}`}
            data-by={-1}
            disabled={index === 0}
            onClick={() => move(product, -1)}
          />
          <IconButton
            icon="arrow-down"
            size="sm"
            label={`Bajar ${product.name}`}
            data-by={1}
            disabled={index === products.length - 1}
            onClick={() => move(product, 1)}
          />
          <IconButton
            icon="x"
            size="sm"
            label={`Quitar ${product.name} de delante`}
            onClick={() => {
              onChange(ids.filter((id) => id !== product.id));
              onSay(`${product.name} ya no está delante.`);
            }}
          />
        </Row>
      ))}
    </Placed>
  );
}
