import { errorText, useCall } from '@cuadra/shared/client';
import { Combobox } from '@cuadra/shared/ui';
import { useState } from 'react';

/** Products that a search shows. */
const MOST = 12;

interface Named {
  id: string;
  name: string;
}

export interface ProductSearchProps {
  /** Its name, outside a `Field`. */
  label?: string;
  /** The one that is chosen; left out, the box is empty after each choice. */
  value?: Named | null;
  /** Null: the box was emptied. */
  onChoose: (product: Named | null) => void;
}

/** A product that the server finds by its name or code. */
export function ProductSearch({ label, value, onChoose }: ProductSearchProps) {
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
    <Combobox
      key={turn}
      {...(label && { 'aria-label': label })}
      placeholder="Busca por nombre o código"
      value={value ? { value: value.id, label: value.name } : null}
      onValueChange={(option) => {
        setSearch('');
        onChoose(option && { id: option.value, name: option.label });
        if (value === undefined) setTurn((before) => before + 1);
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
  );
}
