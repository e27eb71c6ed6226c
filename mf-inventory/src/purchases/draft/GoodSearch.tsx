import { errorText, useCall } from '@cuadra/shared/client';
import { useHasModule } from '@cuadra/shared/state';
import { Combobox } from '@cuadra/shared/ui';
import { type RefObject, useState } from 'react';
import { useMeasures } from '../../products/measures-query.ts';
import { type LineValues, newLine, newMaterialLine } from './line-values.ts';

/** Products, and materials, that a search shows. */
const MOST = 12;

export interface GoodSearchProps {
  /** Around the box, so that the keyboard comes back to it. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** What was chosen, as a line of its own. */
  onChoose: (line: LineValues) => void;
}

/** A product that came in, found by its name or code, or a material of who makes things. */
export function GoodSearch({ boxRef, onChoose }: GoodSearchProps) {
  const hasMaterials = useHasModule('formulas');
  const [search, setSearch] = useState('');
  // Another box after each choice: an empty one.
  const [turn, setTurn] = useState(0);
  const query = { limit: MOST, ...(search && { search }) };
  const options = { staleTime: 30_000, placeholderData: <T,>(before: T) => before };
  const products = useCall('GET /products', { query }, options);
  const materials = useCall('GET /materials', { query }, { ...options, enabled: hasMaterials });
  const { data: measures = [] } = useMeasures();
  const found = products.data?.items ?? [];
  const foundMaterials = (hasMaterials && materials.data?.items) || [];
  const error = products.error ?? (hasMaterials ? materials.error : null);
  const lineOf = (value: string | undefined): LineValues | undefined => {
    const product = found.find(({ id }) => id === value);
    if (product) return newLine(product);
    const material = foundMaterials.find(({ id }) => id === value);
    if (!material) return undefined;
    const measure = measures.find(({ id }) => id === material.measure_id)?.name ?? null;
    return newMaterialLine({ ...material, measure });
  };
  return (
    <div ref={boxRef}>
      <Combobox
        key={turn}
        aria-label={hasMaterials ? 'Agregar producto o material' : 'Agregar producto'}
        placeholder="Escanea, o busca por nombre o código"
        size="lg"
        value={null}
        onValueChange={(option) => {
          const line = lineOf(option?.value);
          if (!line) return;
          setSearch('');
          setTurn((before) => before + 1);
          onChoose(line);
        }}
        onSearch={setSearch}
        options={[
          ...foundMaterials.map(({ id, name }) => ({ value: id, label: name, hint: 'Material' })),
          ...found.map(({ id, name, code, barcodes }) => ({
            value: id,
            label: name,
            hint: [code, barcodes[0]].filter(Boolean).join(' · '),
          })),
        ]}
        loading={products.isFetching || materials.isFetching}
        error={error && !products.data ? errorText(error) : undefined}
        empty={hasMaterials ? 'Ningún producto ni material coincide' : 'Ningún producto coincide'}
      />
    </div>
  );
}
