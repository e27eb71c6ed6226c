import { formatMoney, formatQuantity, presentationName } from '@cuadra/shared/domain';
import { ChoiceCards, Dialog } from '@cuadra/shared/ui';
import { type FormEvent, useId, useState } from 'react';
import styled from 'styled-components';
import { FormButtons } from '../../keyboard/FormButtons.tsx';
import { useCatalogue } from '../../offline/catalogue/use-catalogue.ts';
import { checkAddable, type SaleProduct, type SellingRules } from '../../sale/lines/cart.ts';
import { type CartLine, lineKey, priceOf } from '../../sale/lines/line.ts';
import { presentLine } from '../../sale/lines/present-line.ts';
import type { SaleRate } from '../../sale/sale-rate.ts';

/** No id of a presentation. */
const UNIT = 'unit';

const Form = styled.form`
  padding-top: var(--s-3);
`;

export interface PresentationDialogProps {
  line: CartLine;
  /** Undefined while there is none: nothing can be sold. */
  rate: SaleRate | undefined;
  onSave: (change: (lines: readonly CartLine[]) => CartLine[]) => void;
  onClose: () => void;
}

/** How a line is sold: by unit, pack or box, each with what it costs. Arrows walk, Enter takes. */
export function PresentationDialog({ line, rate, onSave, onClose }: PresentationDialogProps) {
  const [product] = useCatalogue().some([line.product_id]);
  const [chosen, setChosen] = useState(line.presentation?.id ?? UNIT);
  const form = useId();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (product) onSave((lines) => presentLine(lines, lineKey(line), product, find(product, chosen)));
    onClose();
  };
  return (
    <Dialog
      open
      size="sm"
      title="¿Cómo lo vendes?"
      description={line.name}
      onOpenChange={onClose}
      footer={<FormButtons form={form} submit="Listo" onCancel={onClose} />}
    >
      <Form id={form} onSubmit={save}>
        <ChoiceCards
          autoFocus
          legend="Presentación"
          name="presentation"
          value={chosen}
          onChoose={setChosen}
          choices={product ? choicesOf(product, line, rate) : []}
        />
      </Form>
    </Dialog>
  );
}

function find({ presentations }: SaleProduct, id: string) {
  return presentations?.find((one) => one.id === id);
}

/** Units first; what has no price in the company's currencies cannot be sold and is left out. */
function choicesOf(product: SaleProduct, line: CartLine, rate: SaleRate | undefined) {
  const rules: SellingRules | undefined = rate && { pair: rate, allowNegativeStock: true };
  return [undefined, ...(product.presentations ?? [])]
    .filter((presentation) => !rules || checkAddable(product, rules, presentation) === undefined)
    .map((presentation) => {
      const [one] = presentLine([line], lineKey(line), product, presentation);
      return {
        value: presentation?.id ?? UNIT,
        label: presentation ? presentationName(presentation) : 'Unidad',
        ...(one && { price: formatMoney(priceOf(one), one.currency) }),
        ...(presentation && { hint: `${formatQuantity(presentation.factor)} unidades` }),
      };
    });
}
