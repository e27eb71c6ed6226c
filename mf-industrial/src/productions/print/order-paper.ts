import type { FormulaVersion, Production, ProductionOrder } from '@cuadra/shared/contract';
import { exact, madeFor, plannedQty, sum, toQuantity } from '@cuadra/shared/domain';
import { amountText } from '../../materials/material-text.ts';

type MeasureName = (id: string | null) => string | null;

/** What an order's sheet is made of. */
export interface OrderPaper {
  order: ProductionOrder;
  /** Of its formula, the version it is made by. */
  version: FormulaVersion;
  /** Those that stand, the first one first; what each left beside is in them. */
  batches: readonly Production[];
}

/** A row of the sheet: what was to be, and what became of it. */
export interface PaperRow {
  key: string;
  name: string;
  planned: string;
  /** What there is of it; null: nothing yet. */
  real: string | null;
  /** More may come: there is room to write it. */
  isOpen: boolean;
}

/** Whether nothing comes any more, so that the sheet says what was and has no room to write. */
export function isOver({ status }: Pick<ProductionOrder, 'status'>): boolean {
  return status === 'done' || status === 'annulled';
}

/** What is to be taken for the whole order, and what was. */
export function paperLines({ order }: Pick<OrderPaper, 'order'>, measureName: MeasureName): PaperRow[] {
  return order.lines.map(({ good, qty, used }) => {
    const amount = (figure: string) => amountText(figure, measureName(good.measure_id));
    const isUsed = isOver(order) || exact(used).gt(0);
    return {
      key: good.id,
      name: good.name,
      planned: amount(qty),
      real: isUsed ? amount(used) : null,
      isOpen: !isOver(order),
    };
  });
}

/** What is to come out of it and what did: good ones, spoilt ones, by-products. */
export function paperOutputs({ order, version, batches }: OrderPaper, measureName: MeasureName): PaperRow[] {
  const { makes, qty, made, waste } = order;
  const hasReal = isOver(order) || batches.length > 0;
  const all = madeFor(qty, version.waste_percent);
  const row = (good: typeof makes, name: string, planned: string, real: string): PaperRow => {
    const amount = (figure: string) => amountText(figure, measureName(good.measure_id));
    return {
      key: name,
      name,
      planned: amount(planned),
      real: hasReal ? amount(real) : null,
      isOpen: !isOver(order),
    };
  };
  const left = batches.flatMap(({ byproducts }) => byproducts);
  const planned = version.byproducts.map(({ good, qty: each }) => ({
    good,
    qty: plannedQty(each, version, all),
  }));
  return [
    row(makes, makes.name, qty, made),
    row(makes, 'Merma', toQuantity(exact(all).minus(qty)), waste),
    ...planned.map(({ good, qty: each }) =>
      row(
        good,
        good.name,
        each,
        toQuantity(sum(left.filter((one) => one.good.id === good.id).map((one) => one.qty))),
      ),
    ),
  ];
}
