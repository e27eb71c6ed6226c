import { errorText, useCall } from '@cuadra/shared/client';
import { Combobox, type ComboboxOption } from '@cuadra/shared/ui';
import { useState } from 'react';

export interface CompanyPickerProps {
  value: ComboboxOption | null;
  onValueChange: (company: ComboboxOption | null) => void;
}

/** One of all companies, found by typing. */
export function CompanyPicker({ value, onValueChange }: CompanyPickerProps) {
  const [search, setSearch] = useState('');
  const { data, error, isFetching } = useCall(
    'GET /backoffice/companies',
    { query: { limit: 20, ...(search && { search }) } },
    { placeholderData: (before) => before },
  );
  const options = data?.items.map(({ id, name, owner }) => ({
    value: id,
    label: name,
    hint: owner?.name ?? '',
  }));
  return (
    <Combobox
      value={value}
      onValueChange={onValueChange}
      options={options ?? []}
      onSearch={setSearch}
      loading={isFetching}
      error={error ? errorText(error) : undefined}
      placeholder="Escribe el nombre de la empresa"
      empty="Ninguna empresa se llama así"
    />
  );
}
