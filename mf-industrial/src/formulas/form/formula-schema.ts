import type { ApiInput } from '@cuadra/shared/client';
import { createFormula, type Formula } from '@cuadra/shared/contract';
import { exact, inOwnMeasure, toQuantity, toRate } from '@cuadra/shared/domain';
import { z } from 'zod';
import { decimal, NO_DECIMAL } from '../../goods/decimal.ts';
import type { FormulaValues } from './formula-values.ts';

const NO_GOOD = { kind: 'material', id: '' } as const;
const body = createFormula.body.omit({ id: true });

export type FormulaOutput = z.output<typeof body>;

/** What the contract says of a formula; what is typed and is no number is refused as `not-a-decimal`. */
export const formulaFormSchema = z.custom<FormulaValues>().transform((values, context): FormulaOutput => {
  const checked = body.safeParse(toInput(values));
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues) {
    // Which part of it is missing says nothing: it was not chosen.
    const isMakes = path[0] === 'makes';
    context.addIssue({
      code: 'custom',
      path: isMakes ? ['makes'] : path,
      message: isMakes ? 'required' : message,
    });
  }
  return z.NEVER;
});

function toInput(values: FormulaValues): z.input<typeof body> {
  return {
    name: values.name,
    makes: values.makes ? { kind: values.makes.kind, id: values.makes.id } : NO_GOOD,
    // Left out, the first formula of a good is its main one.
    ...(values.is_main && { is_main: true }),
    yield_qty: decimal(values.yield_qty, toQuantity) ?? NO_DECIMAL,
    waste_percent: decimal(values.waste_percent, (share) => exact(share).toFixed()) ?? '0',
    takes_at: values.takes_at,
    lines: values.lines.map(({ good, qty, unit }) => ({
      good: { kind: good.kind, id: good.id },
      qty: decimal(qty, (typed) => inOwnMeasure(typed, unit)) ?? NO_DECIMAL,
      unit: unit && { name: unit.name, factor: unit.factor },
    })),
    costs: values.costs.map(({ name, basis, amount, currency, minutes }) => ({
      ...{ name, basis, currency, amount: decimal(amount, toRate) ?? NO_DECIMAL },
      minutes: basis === 'hour' ? (decimal(minutes, toQuantity) ?? NO_DECIMAL) : null,
    })),
    byproducts: values.byproducts.map(({ good, qty, cost_share }) => ({
      good: { kind: good.kind, id: good.id },
      qty: decimal(qty, toQuantity) ?? NO_DECIMAL,
      cost_share: decimal(cost_share, (share) => exact(share).toFixed()) ?? '0',
    })),
    steps: values.steps.map(({ text, minutes, image }) => ({
      ...{ text, image, minutes: decimal(minutes, toQuantity) },
    })),
  };
}

/** What a change sends: what it makes never changes, and a main formula stays one until another takes its place. */
export function changeOf({
  makes: _,
  is_main,
  ...fields
}: FormulaOutput): Omit<ApiInput<'PUT /formulas/update'>['body'], 'id'> {
  return { ...fields, ...(is_main && { is_main: true as const }) };
}

type Content = Omit<FormulaOutput, 'name' | 'makes' | 'is_main'>;

/** Whether it says something else than a formula's current version: then it becomes the next one. */
export function isNextVersion(output: FormulaOutput, before: Formula): boolean {
  return spelling(output) !== spelling(before);
}

function spelling(content: Content | Formula): string {
  return JSON.stringify([
    ...[content.yield_qty, content.waste_percent, content.takes_at],
    content.lines.map(({ good, qty, unit }) => [good.id, qty, unit?.name, unit?.factor]),
    content.costs.map(({ name, basis, amount, currency, minutes }) => [
      ...[name, basis, amount, currency, minutes],
    ]),
    content.byproducts.map(({ good, qty, cost_share }) => [good.id, qty, cost_share]),
    content.steps.map(({ text, minutes, image }) => [text, minutes, image]),
  ]);
}
