/** What the shop bakes itself: its materials, its formulas of two levels, and what it sells of it. */

interface DemoMaterial {
  name: string;
  measure: 'Kilogramo' | 'Unidad';
  /** In what else it is counted. */
  unit: readonly [name: string, factor: string] | null;
  /** What was there at first, and what came last: quantity, and what one cost. Null: it is made and not bought. */
  first: readonly [qty: string, cost: string] | null;
  last: readonly [qty: string, cost: string] | null;
  currency: 'USD' | 'VES';
  min_qty: string | null;
  /** Days that it keeps, of what has lots. */
  keeps: number | null;
}

type DemoMaterialKey = 'flour' | 'yeast' | 'salt' | 'sugar' | 'shortening' | 'bags' | 'dough';

/** Some in dollars, from the mill; some in bolívares, from around the corner. */
export const DEMO_MATERIALS: Readonly<Record<DemoMaterialKey, DemoMaterial>> = {
  flour: {
    ...{ name: 'Harina de trigo panadera', measure: 'Kilogramo', unit: ['Saco', '45'], currency: 'USD' },
    ...{ first: ['90', '0.68'], last: ['135', '0.72'], min_qty: '60', keeps: null },
  },
  yeast: {
    ...{ name: 'Levadura instantánea', measure: 'Kilogramo', unit: ['Paquete', '0.5'], currency: 'USD' },
    ...{ first: ['1', '6.60'], last: ['2.5', '6.80'], min_qty: '1', keeps: 180 },
  },
  salt: {
    ...{ name: 'Sal fina', measure: 'Kilogramo', unit: null, currency: 'VES' },
    ...{ first: ['12', '345'], last: ['10', '360'], min_qty: '5', keeps: null },
  },
  sugar: {
    ...{ name: 'Azúcar para hornear', measure: 'Kilogramo', unit: ['Bulto', '20'], currency: 'VES' },
    ...{ first: ['20', '1040'], last: ['20', '1090'], min_qty: '10', keeps: null },
  },
  shortening: {
    ...{ name: 'Manteca vegetal', measure: 'Kilogramo', unit: ['Cuñete', '16'], currency: 'USD' },
    ...{ first: ['4', '2.55'], last: ['16', '2.60'], min_qty: '4', keeps: null },
  },
  bags: {
    ...{ name: 'Bolsa de papel', measure: 'Unidad', unit: ['Paquete', '100'], currency: 'VES' },
    ...{ first: ['150', '26'], last: ['100', '28'], min_qty: '200', keeps: null },
  },
  dough: {
    ...{ name: 'Masa de pan', measure: 'Kilogramo', unit: null, currency: 'USD' },
    ...{ first: null, last: null, min_qty: null, keeps: null },
  },
};

interface DemoBaked {
  name: string;
  code: string;
  utility: string;
  /** In dollars; null: its cost and its utility make it. */
  price: string | null;
  min_qty: string;
}

type DemoBakedKey = 'bread' | 'sandwich';

/** What it sells of what it bakes. */
export const DEMO_BAKED: Readonly<Record<DemoBakedKey, DemoBaked>> = {
  bread: { name: 'Pan canilla de la casa', code: 'HN01', utility: '60', price: null, min_qty: '20' },
  sandwich: {
    ...{ name: 'Sándwich de jamón y queso', code: 'HN02', utility: '50', price: '2.00', min_qty: '6' },
  },
};

/** Products of the catalogue that a sandwich takes, by their codes. */
export const DEMO_FILLINGS = { ham: '112', cheese: '103' } as const;

type GoodKey = DemoMaterialKey | DemoBakedKey | keyof typeof DEMO_FILLINGS;

interface DemoFormula {
  name: string;
  makes: DemoMaterialKey | DemoBakedKey;
  yield_qty: string;
  waste_percent: string;
  takes_at: 'start' | 'end';
  lines: readonly (readonly [good: GoodKey, qty: string])[];
  costs: readonly object[];
  steps: readonly (readonly [text: string, minutes: string])[];
}

/** The dough goes into the bread, the bread into the sandwich. */
export const DEMO_FORMULAS: Readonly<Record<'dough' | DemoBakedKey, DemoFormula>> = {
  dough: {
    ...{ name: 'Masa de pan', makes: 'dough', yield_qty: '10', waste_percent: '0', takes_at: 'start' },
    lines: [
      ['flour', '6.2'],
      ['yeast', '0.06'],
      ['salt', '0.12'],
      ['sugar', '0.3'],
      ['shortening', '0.2'],
    ],
    costs: [{ name: 'Mano de obra', basis: 'hour', amount: '2.50', currency: 'USD', minutes: '40' }],
    steps: [
      ['Mezcla la harina, la levadura, el azúcar y la sal con 3 litros de agua tibia.', '10'],
      ['Agrega la manteca y amasa hasta que la masa se despegue de la mesa.', '20'],
      ['Tápala y déjala reposar hasta que doble su tamaño.', '60'],
    ],
  },
  bread: {
    ...{ name: 'Pan canilla', makes: 'bread', yield_qty: '40', waste_percent: '2.5', takes_at: 'end' },
    lines: [
      ['dough', '10'],
      ['bags', '40'],
    ],
    costs: [
      { name: 'Mano de obra', basis: 'hour', amount: '2.50', currency: 'USD', minutes: '45' },
      { name: 'Gas', basis: 'batch', amount: '420', currency: 'VES' },
    ],
    steps: [
      ['Divide la masa en porciones de 250 g y dales forma de canilla.', '25'],
      ['Hornea a 200 °C hasta que la corteza esté dorada.', '20'],
    ],
  },
  sandwich: {
    ...{ name: 'Sándwich de jamón y queso', makes: 'sandwich', yield_qty: '10', waste_percent: '0' },
    takes_at: 'end',
    lines: [
      ['bread', '10'],
      ['ham', '0.6'],
      ['cheese', '0.5'],
      ['bags', '10'],
    ],
    costs: [{ name: 'Mano de obra', basis: 'unit', amount: '0.10', currency: 'USD' }],
    steps: [['Abre el pan y ponle 60 g de jamón y 50 g de queso.', '15']],
  },
};
