import { useCan } from '@cuadra/shared/state';
import { Button, Combobox, Row } from '@cuadra/shared/ui';
import { type RefObject, useState } from 'react';
import styled from 'styled-components';
import { MaterialForm } from '../../materials/form/lazy-material-form.ts';
import type { KnownGood } from './formula-values.ts';
import { knownMaterial, useKnownGoods } from './use-known-goods.ts';

const Box = styled.div`
  flex: 1 1 220px;
  min-width: 0;
`;

export interface GoodSearchProps {
  /** What is chosen with it: «Agregar material o producto». */
  label: string;
  /** Around the box, so that the keyboard comes back to it. */
  boxRef: RefObject<HTMLDivElement | null>;
  /** Those that are in the list already. */
  chosen: readonly string[];
  /** Whether a material can be made on the spot; true by default. */
  creates?: boolean;
  onChoose: (known: KnownGood) => void;
}

/** Adds a material or a product to a list; a material that is not there yet is made on the spot. */
export function GoodSearch({ label, boxRef, chosen, creates = true, onChoose }: GoodSearchProps) {
  const mayCreate = useCan(['products', 'create']) && creates;
  const goods = useKnownGoods();
  // Another box after each choice: an empty one.
  const [turn, setTurn] = useState(0);
  const [isCreating, setCreating] = useState(false);
  const choose = (known: KnownGood) => {
    goods.setSearch('');
    setTurn((before) => before + 1);
    onChoose(known);
  };
  return (
    <Row $align="stretch">
      <Box ref={boxRef}>
        <Combobox
          key={turn}
          aria-label={label}
          placeholder={label}
          value={null}
          onValueChange={(option) => {
            const known = goods.find(option?.value);
            if (known) choose(known);
          }}
          onSearch={goods.setSearch}
          options={goods.options.map((option) => ({ ...option, disabled: chosen.includes(option.value) }))}
          loading={goods.loading}
          error={goods.error}
          empty="Ningún material ni producto coincide"
        />
      </Box>
      {mayCreate && (
        <Button icon="plus" onClick={() => setCreating(true)}>
          Nuevo material
        </Button>
      )}
      {isCreating && (
        <MaterialForm
          onClose={() => setCreating(false)}
          onSaved={(material) => {
            setCreating(false);
            choose(knownMaterial(material));
          }}
        />
      )}
    </Row>
  );
}
