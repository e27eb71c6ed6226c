import { errorText, useCall } from '@cuadra/shared/client';
import { Combobox } from '@cuadra/shared/ui';
import { type RefObject, useState } from 'react';
import type { BoughtProduct } from './line-values.ts';

/** Products that a search shows. */
const MOST = 12;

export interface ProductSearchProps {
  /** Around the box, so that the keyboard comes back to it. */
  boxRef: RefObject<HTMLDivElement | null>;
  onChoose: (product: BoughtProduct) => void;
}

/** A product that came in, found by its name or code. */
export function ProductSearch({ boxRef, onChoose }: ProductSearchProps) {
  const [search, setSearch] = useState('');
  // Another box after each choice: an empty one.
  const [turn, setTurn] = useState(0);
  const { data, error, isFetching } = useCall(
    'GET /products',
    { query: { limit: MOST, ...(search && { search }) } },
    { staleTime: 30_000, placeholderData: (before) => before },
  );
  const found = data?.items ?? [];
  return (
    <div ref={boxRef}>
      <Combobox
        key={turn}
        aria-label="Agregar producto"
        placeholder="Escanea, o busca por nombre o código"
        size="lg"
        value={null}
        onValueChange={(option) => {
          const product = found.find(({ id }) => id === option?.value);
          if (!product) return;
          setSearch('');
          setTurn((before) => before + 1);
          onChoose(product);
        }}
        onSearch={setSearch}
        options={found.map(({ id, name, code, barcodes }) => ({
          value: id,
          label: name,
          hint: [code, barcodes[0]].filter(Boolean).join(' · '),
        }))}
        loading={isFetching}
        error={error && !data ? errorText(error) : undefined}
        empty="Ningún producto coincide"
      />
    </div>
  );
}
