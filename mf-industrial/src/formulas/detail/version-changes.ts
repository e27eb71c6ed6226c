import type { FormulaVersion } from '@cuadra/shared/contract';
import { formatPercent, formatQuantity, formatUnitCost } from '@cuadra/shared/domain';
import { BASIS_NAMES, TAKES_AT_NAMES } from '../form/takes-at.ts';

type Said = Omit<FormulaVersion, 'number' | 'create_at' | 'user'>;

/** What a version says that the one before did not, a sentence each; «Primera versión» of the first. */
export function versionChanges(now: Said, before: Said | undefined): string[] {
  if (!before) return ['Primera versión'];
  return [
    ...changed('Rinde', formatQuantity(before.yield_qty), formatQuantity(now.yield_qty)),
    ...changed('Merma', formatPercent(before.waste_percent), formatPercent(now.waste_percent)),
    ...changed('Materiales', TAKES_AT_NAMES[before.takes_at], TAKES_AT_NAMES[now.takes_at]),
    ...listChanges(lineEntries(before), lineEntries(now)),
    ...listChanges(costEntries(before), costEntries(now)),
    ...listChanges(byproductEntries(before), byproductEntries(now)),
    ...(JSON.stringify(before.steps) === JSON.stringify(now.steps) ? [] : ['Cambiaron los pasos']),
  ];
}

function changed(name: string, before: string, now: string): string[] {
  return before === now ? [] : [`${name}: ${before} → ${now}`];
}

interface Entry {
  key: string;
  name: string;
  value: string;
}

function lineEntries({ lines }: Said): Entry[] {
  return lines.map(({ good, qty }) => ({ key: good.id, name: good.name, value: formatQuantity(qty) }));
}

function costEntries({ costs }: Said): Entry[] {
  return costs.map(({ name, amount, currency, basis, minutes }) => ({
    ...{ key: name, name },
    value: [
      `${formatUnitCost(amount, currency)} ${BASIS_NAMES[basis].toLowerCase()}`,
      minutes && `${formatQuantity(minutes)} min`,
    ]
      .filter(Boolean)
      .join(', '),
  }));
}

function byproductEntries({ byproducts }: Said): Entry[] {
  return byproducts.map(({ good, qty, cost_share }) => ({
    ...{ key: good.id, name: `Subproducto ${good.name}` },
    value: `${formatQuantity(qty)}, ${formatPercent(cost_share)} del costo`,
  }));
}

function listChanges(before: readonly Entry[], now: readonly Entry[]): string[] {
  const was = new Map(before.map((entry) => [entry.key, entry]));
  const is = new Set(now.map(({ key }) => key));
  return [
    ...now.flatMap((entry) => {
      const known = was.get(entry.key);
      return known ? changed(entry.name, known.value, entry.value) : [`Agregó ${entry.name}: ${entry.value}`];
    }),
    ...before.filter(({ key }) => !is.has(key)).map(({ name }) => `Quitó ${name}`),
  ];
}
