import { type DecimalInput, exact, toQuantity } from './decimal.ts';
import { searchable } from './text.ts';

/** In what else a material is counted: one of it is `factor` of the material's own measure. */
export interface CountingUnit {
  name: string;
  /** Above zero, at most 3 decimals, as a quantity. */
  factor: string;
}

/** What everybody agrees on, by the names under which a company may have the measure. */
const STANDARD: readonly { measures: readonly string[]; units: readonly CountingUnit[] }[] = [
  {
    measures: ['kilogramo', 'kilo', 'kg', 'kgs'],
    units: [
      { name: 'g', factor: '0.001' },
      { name: 'tonelada', factor: '1000' },
    ],
  },
  { measures: ['gramo', 'g', 'gr', 'grs'], units: [{ name: 'kg', factor: '1000' }] },
  { measures: ['litro', 'l', 'lt', 'lts'], units: [{ name: 'ml', factor: '0.001' }] },
  {
    measures: ['mililitro', 'ml', 'cc'],
    units: [{ name: 'l', factor: '1000' }],
  },
  {
    measures: ['metro', 'm', 'mt', 'mts'],
    units: [{ name: 'cm', factor: '0.01' }],
  },
  { measures: ['centimetro', 'cm'], units: [{ name: 'm', factor: '100' }] },
  { measures: ['unidad', 'und', 'u', 'pieza'], units: [{ name: 'docena', factor: '12' }] },
];

/**
 * In what a material is counted beside its own measure: what converts by itself (kg and g, l and ml), then its own.
 *
 * @param measure what its measure is called; null: it has none
 */
export function countingUnits(measure: string | null, own: readonly CountingUnit[]): CountingUnit[] {
  const plain = searchable(measure ?? '').replace(/\.$/, '');
  const isNamed = (name: string) => plain === name || plain === `${name}s` || plain === `${name}es`;
  const standard = STANDARD.find(({ measures }) => measures.some(isNamed))?.units ?? [];
  const names = new Set(own.map(({ name }) => searchable(name)));
  // Who calls something of their own «docena» has said how much it is.
  return [
    ...standard.filter(({ name }) => !names.has(searchable(name))),
    ...own.map(({ name, factor }) => ({ name, factor })),
  ];
}

/** Whether it is one of these, with the same factor: a saco of 45 kg is not one of 50. */
export function isUnitOf(unit: CountingUnit, units: readonly CountingUnit[]): boolean {
  return units.some(({ name, factor }) => name === unit.name && exact(factor).eq(unit.factor));
}

/** So many of a unit in the material's own measure, at the three decimals of a quantity. */
export function inOwnMeasure(qty: DecimalInput, unit: CountingUnit | null): string {
  return toQuantity(exact(qty).times(unit?.factor ?? 1));
}
