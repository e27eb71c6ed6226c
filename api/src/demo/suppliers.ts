import type { Chance } from './chance.ts';
import type { DemoProduct } from './products.ts';

export interface DemoSupplier {
  id: string;
  name: string;
  /** Of a RIF `J-…`, digits alone. */
  identification: string;
  phone: string;
  address: string | null;
  /** Null: is paid as the goods come. */
  credit_days: number | null;
  /** Days after the due one that the shop lets pass before it pays. */
  paidLate: number;
}

type Entry = [
  name: string,
  identification: string,
  phone: string,
  credit_days: number | null,
  brings: readonly string[],
  address?: string,
];

/** Who brings what, by category. The RIFs have their right check digit. */
const ENTRIES: Entry[] = [
  [
    'Distribuidora Alimentos del Centro, C.A.',
    ...(['304152264', '0212-2396610', 15] as const),
    ['Víveres', 'Enlatados', 'Desayuno', 'Salsas'],
    'Zona industrial Los Ruices, galpón 14, Caracas',
  ],
  ['Bebidas Capital, C.A.', '311208747', '0412-6041177', 7, ['Bebidas', 'Licores']],
  ['Lácteos La Montaña, C.A.', '299045179', '0414-9902318', 7, ['Lácteos', 'Charcutería']],
  [
    'Suministros Hogar Limpio, C.A.',
    ...(['406288136', '0212-2845093', 15] as const),
    ['Limpieza', 'Cuidado personal'],
  ],
  ['Golosinas El Dulcero', '318773407', '0424-1518832', null, ['Chucherías', 'Panadería']],
  ['Cooperativa Agrícola La Colina', '300559319', '0416-7360254', null, ['Frutas y verduras']],
];
/** What is bought in bolívares comes from around the corner. */
const NEIGHBOUR: Entry = ['Comercial Doña Rosa', '412900676', '0426-3319004', null, []];
/** The shop is often short when this one's invoices fall due. */
const PAID_LATE = 'Bebidas Capital, C.A.';
const DAYS_LATE = 6;

/** Everybody that the shop buys from, and who brings a product. */
export interface DemoSuppliers {
  all: DemoSupplier[];
  of(product: Pick<DemoProduct, 'category' | 'cost_currency'>): DemoSupplier;
}

/** @param at when they were written down */
export function demoSuppliers(chance: Chance, at: Date): DemoSuppliers {
  const all = [...ENTRIES, NEIGHBOUR].map(([name, identification, phone, credit_days, brings, address]) => ({
    ...{ id: chance.id(at), name, identification, phone, address: address ?? null, credit_days, brings },
    paidLate: name === PAID_LATE ? DAYS_LATE : 0,
  }));
  const found = (supplier: DemoSupplier | undefined) => {
    if (!supplier) throw new RangeError('nobody brings this');
    return supplier;
  };
  return {
    all,
    of: ({ category, cost_currency }) =>
      found(cost_currency === 'USD' ? all.find(({ brings }) => brings.includes(category)) : all.at(-1)),
  };
}
