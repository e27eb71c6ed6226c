import { CLIENT_ID_PREFIX } from '@cuadra/shared/domain';
import type { Chance } from './chance.ts';

export interface DemoClient {
  id: string;
  name: string;
  identification_type: 'V' | 'E' | 'J';
  identification: string;
  phone: string;
  email: string | null;
  address: string | null;
  /** In dollars; null: no limit; `0.00`: nothing on credit. */
  credit_limit: string | null;
  /** Neighbours have a fortnight, businesses a month, who has no limit as long as they like. */
  credit_days: number | null;
  /** How soon what is owed comes back: the probability of an abono on an ordinary day. */
  pays: number;
}

type Entry = [
  name: string,
  identification: `${'V' | 'E' | 'J'}${number}`,
  phone: string,
  limit: string | null,
  pays: number,
  address?: string,
];

/** Neighbours, and the businesses of the street. The RIFs have their right check digit. */
const ENTRIES: Entry[] = [
  ['José Pérez', 'V14203118', '0414-2385517', '50.00', 0.06, 'Edif. Araguaney, piso 3, apto. 31'],
  ['Carmen Delgado', 'V8765432', '0416-6128840', '80.00', 0.12, 'Calle Las Flores, casa 12'],
  ['Yuleisy Márquez', 'V20145778', '0424-1907732', '30.00', 0.1],
  ['Ramón Villalobos', 'V6320991', '0412-5560184', '40.00', 0.01, 'Edif. Araguaney, piso 1, apto. 12'],
  ['Gladys Contreras', 'V5412087', '0416-8032261', '60.00', 0.09],
  ['Wilmer Sánchez', 'V17889340', '0424-3316075', '25.00', 0.05],
  ['Beatriz Fuenmayor', 'V9977421', '0414-7724903', '100.00', 0.14, 'Res. El Parque, torre B, 8-C'],
  ['Edgar Colmenares', 'V11230654', '0412-9018836', '35.00', 0.01],
  ['Rosa Elena Guzmán', 'V7004518', '0426-5147790', '45.00', 0.11],
  ['Jhonny Alvarado', 'V22670139', '0412-3305518', '20.00', 0.07],
  ['Milagros Piñango', 'V13558206', '0414-1186642', '50.00', 0.13],
  ['Freddy Zambrano', 'V10422975', '0416-2290067', '40.00', 0.08],
  ['Andreína Sosa', 'V25310884', '0424-6671523', '30.00', 0.15],
  ['Tomás Echeverría', 'V4850213', '0412-7742098', '60.00', 0.03, 'Quinta Mi Refugio, calle 2'],
  ['Nancy Belandria', 'V12094467', '0426-9135520', '35.00', 0.1],
  ['Giuseppe Ferrara', 'E81204556', '0414-3062271', '70.00', 0.12],
  ['Xiomara Urdaneta', 'V15733902', '0424-8850319', '25.00', 0.09],
  ['Douglas Mijares', 'V18206674', '0412-1473385', '0.00', 0],
  ['Ingrid Rondón', 'V16981250', '0416-4027718', '0.00', 0],
  ['Alexander Quintero', 'V21557093', '0424-5518846', '0.00', 0],
  ['Marisol Tovar', 'V9310885', '0422-6039174', null, 0.2],
  ['Panadería La Espiga, C.A.', 'J308812455', '0212-2847160', '150.00', 0.1, 'Av. Principal, local 9'],
  ['Taller Hermanos Brito', 'J405571837', '0212-2391184', '80.00', 0.07, 'Calle Los Mangos, galpón 2'],
  ['Colegio San Rafael, A.C.', 'J001748261', '0212-2835571', '200.00', 0.1, 'Calle El Colegio'],
  ['Peluquería Estilo Nuevo', 'J412208934', '0414-6603327', '40.00', 0.11, 'Av. Principal, local 6'],
];

/** @param at when they were written down */
export function demoClients(chance: Chance, at: Date): DemoClient[] {
  return ENTRIES.map(([name, identification, phone, credit_limit, pays, address]) => ({
    id: CLIENT_ID_PREFIX + chance.id(at),
    name,
    identification_type: identification[0] as DemoClient['identification_type'],
    identification: identification.slice(1),
    phone,
    email: null,
    address: address ?? null,
    credit_limit,
    credit_days: Number(credit_limit ?? 0) > 0 ? (identification.startsWith('J') ? 30 : 15) : null,
    pays,
  }));
}
