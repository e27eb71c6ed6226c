import { errorText, useCall } from '@cuadra/shared/client';
import type { Supplier } from '@cuadra/shared/contract';
import { contactHint } from '@cuadra/shared/domain';
import { useCan } from '@cuadra/shared/state';
import { Combobox, Field } from '@cuadra/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { SupplierForm } from '../../suppliers/lazy-supplier-form.ts';

const MOST = 20;

/** As high as the label beside it, and larger for a finger. */
const Aside = styled.button`
  position: relative;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  color: var(--brand-ink);
  cursor: pointer;
  &::after {
    content: '';
    position: absolute;
    inset: -12px 0;
  }
  &:hover {
    text-decoration: underline;
  }
`;

export interface SupplierPickerProps {
  value: { id: string; name: string } | null;
  onChoose: (supplier: Supplier | null) => void;
  error?: string | undefined;
}

/** Who it is bought from; one that is not there yet is made on the spot. */
export function SupplierPicker({ value, onChoose, error: wrong }: SupplierPickerProps) {
  const mayCreate = useCan(['products', 'create']);
  const [search, setSearch] = useState('');
  const [isCreating, setCreating] = useState(false);
  const { data, error, isFetching } = useCall(
    'GET /suppliers',
    { query: { limit: MOST, ...(search && { search }) } },
    { staleTime: 30_000, placeholderData: (before) => before },
  );
  const found = data?.items ?? [];
  return (
    <>
      <Field
        label="Proveedor"
        error={wrong}
        aside={
          mayCreate && (
            <Aside type="button" onClick={() => setCreating(true)}>
              Nuevo proveedor
            </Aside>
          )
        }
      >
        <Combobox
          placeholder="Busca por nombre o RIF"
          value={value && { value: value.id, label: value.name }}
          onValueChange={(option) => onChoose(found.find(({ id }) => id === option?.value) ?? null)}
          onSearch={setSearch}
          options={found.map((one) => ({ value: one.id, label: one.name, hint: contactHint(one) }))}
          loading={isFetching}
          error={error && !data ? errorText(error) : undefined}
          empty="Ningún proveedor coincide"
        />
      </Field>
      {isCreating && (
        <SupplierForm
          name={search}
          onClose={() => setCreating(false)}
          onSaved={(supplier) => {
            setCreating(false);
            onChoose(supplier);
          }}
        />
      )}
    </>
  );
}
