import type { Guide, GuideStep } from '@cuadra/shared/contract';
import { GET_STARTED } from '@cuadra/shared/state';
import type { ModulesGuides } from './load-guides.ts';

const BEGINNING: readonly GuideStep[] = [
  {
    at: '/',
    title: 'Te damos la bienvenida a Cuadra',
    text: 'En un minuto te mostramos dónde está cada cosa. Puedes seguir trabajando mientras tanto, y cerrar la guía cuando quieras: queda guardada en el Resumen.',
  },
  {
    at: '/',
    title: 'La tasa del día',
    text: 'Todos tus precios siguen esta tasa. Aquí ves a cuánto está, quién la dice y desde cuándo, y puedes pasar un monto de una moneda a la otra.',
    targets: [{ role: 'region', name: 'Tasa del día' }],
  },
];

const END: readonly GuideStep[] = [
  {
    at: '/',
    title: 'Aquí te esperan las guías',
    text: 'Vuelve a ver esta cuando quieras, o abre las demás: cada una te lleva de la mano por una parte de Cuadra.',
    targets: [{ role: 'region', name: 'Guías' }],
  },
];

/** «Guía de Introducción»: starts by itself on the first visit (spec §4). In its middle stands what modules say of themselves. */
export function getStarted({ introduction }: Pick<ModulesGuides, 'introduction'>): Guide {
  return {
    id: GET_STARTED,
    title: 'Introducción',
    description: 'Dónde está cada cosa, en un minuto',
    steps: [...BEGINNING, ...introduction, ...END],
  };
}
