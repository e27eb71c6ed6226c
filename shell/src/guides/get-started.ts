import { GET_STARTED } from '@cuadra/shared/state';
import { type Guide, inMenu } from './guide.ts';

/** «Guía de Introducción»: starts by itself on the first visit (spec §4). */
export const getStarted: Guide = {
  id: GET_STARTED,
  title: 'Introducción',
  description: 'Dónde está cada cosa, en un minuto',
  steps: [
    {
      at: '/',
      title: 'Te damos la bienvenida a Cuadra',
      text: 'En un minuto te mostramos dónde está cada cosa. Puedes seguir trabajando mientras tanto, y cerrar la guía cuando quieras: queda guardada en el Resumen.',
    },
    {
      at: '/',
      title: 'La tasa del día',
      text: 'Todos tus precios siguen esta tasa. Aquí ves a cuánto está, quién la dice y desde cuándo, y puedes pasar un monto de una moneda a la otra.',
      targets: [{ selector: 'section', name: 'Tasa del día' }],
    },
    {
      at: '/',
      leadsTo: '/products',
      title: 'Primero, tus productos',
      text: 'Agrégalos uno por uno o trae tu lista de Excel de una vez. Les pones el precio en la moneda que prefieras.',
      targets: inMenu('/products'),
    },
    {
      at: '/',
      leadsTo: '/cash-register',
      title: 'Luego, a vender',
      text: 'En la Caja buscas o escaneas, cobras en bolívares, en dólares o en los dos, y das el vuelto en la moneda que tengas.',
      targets: inMenu('/cash-register'),
    },
    {
      at: '/',
      leadsTo: '/clients',
      title: 'Quién te compra y quién te debe',
      text: 'En Clientes están sus datos, sus compras fiadas y sus abonos. La deuda se cuenta en la moneda de tus precios.',
      targets: inMenu('/clients'),
    },
    {
      at: '/',
      leadsTo: '/reports',
      title: 'Cómo va el negocio',
      text: 'Reportes te dice cuánto vendiste, cuánto ganaste y qué te falta por cobrar, por día, semana o mes.',
      targets: inMenu('/reports'),
    },
    {
      at: '/',
      title: 'Cuadra a tu manera',
      text: 'En Ajustes eliges si la tasa se actualiza sola, y de ahí abres tus monedas, roles y métodos de pago.',
      targets: inMenu('drawer=settings'),
    },
    {
      at: '/',
      title: 'Aquí te esperan las guías',
      text: 'Vuelve a ver esta cuando quieras, o abre las demás: cada una te lleva de la mano por una parte de Cuadra.',
      targets: [{ selector: 'section', name: 'Guías' }],
    },
  ],
};
