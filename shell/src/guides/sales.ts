import { button, field, type GuideSection, inDrawer, part } from './guide.ts';

/** Spec §2 leaves this one empty; it has real guides here. */
export const sales: GuideSection = {
  drawer: 'guides-sales',
  title: 'Ventas y facturación',
  description: 'Vender, cobrar en dos monedas y entregar el ticket',
  icon: 'shopping-cart',
  guides: [
    {
      id: 'sell',
      title: 'Tu primera venta',
      description: 'De buscar el producto a entregar el ticket',
      needs: ['sales', 'create'],
      steps: [
        {
          at: '/cash-register',
          title: 'Busca o escanea',
          text: 'Escribe una parte del nombre, o pasa el lector de códigos: no hace falta pulsar aquí antes.',
          targets: field('Buscar producto'),
        },
        {
          at: '/cash-register',
          title: 'Pulsa el producto',
          text: 'Entra a la venta; si lo pulsas otra vez, suma uno. La cantidad también se escribe: 0,645 para un peso.',
          targets: [...part('ul', 'Productos'), ...part('[role=list]', 'Productos')],
        },
        {
          at: '/cash-register',
          title: 'La venta se va armando',
          text: 'Cada línea con su cantidad y su precio, y abajo el total en las dos monedas.',
          targets: [...part('section', 'Venta'), ...part('aside', 'Venta')],
        },
        {
          at: '/cash-register',
          title: 'Varios clientes a la vez',
          text: 'Abre otra venta mientras alguien busca lo que le faltó. Las ventas abiertas siguen ahí aunque se vaya la luz.',
          targets: button('Nueva venta'),
        },
        {
          at: '/cash-register',
          title: 'Cobra',
          text: 'Elige uno o varios métodos, en bolívares o en dólares. Cuadra dice cuánto falta y cuánto es el vuelto, en la moneda que elijas.',
          targets: button('Cobrar'),
        },
      ],
    },
    {
      id: 'payment-methods',
      title: 'Tus métodos de pago',
      description: 'Efectivo, Pago Móvil, punto, Zelle… los que uses',
      needs: ['payment_methods', 'read'],
      steps: [
        {
          at: '/home',
          title: 'Están en Inicio',
          text: 'Cada método tiene su moneda. Los que estén aquí son los botones que ves al cobrar.',
          targets: [{ selector: 'main a[href$="drawer=payment-methods"]' }],
        },
        {
          at: '/home',
          drawer: 'payment-methods',
          title: 'Agrega los que uses',
          text: 'Ponle nombre y moneda, y di si es efectivo: lo que es efectivo se cuenta al cerrar la caja.',
          targets: inDrawer('Agregar método de pago'),
        },
      ],
    },
  ],
};
