import { defineGuides } from '@cuadra/shared/remote';

export default defineGuides({
  introduction: [
    {
      order: 20,
      at: '/',
      leadsTo: '/cash-register',
      title: 'Luego, a vender',
      text: 'En la Caja buscas o escaneas, cobras en bolívares, en dólares o en los dos, y das el vuelto en la moneda que tengas.',
      targets: [{ role: 'link', name: 'Caja', in: 'menu' }],
    },
    {
      order: 40,
      at: '/',
      leadsTo: '/reports',
      title: 'Cómo va el negocio',
      text: 'Reportes te dice cuánto vendiste, cuánto ganaste y qué te falta por cobrar, por día, semana o mes.',
      targets: [{ role: 'link', name: 'Reportes', in: 'menu' }],
    },
  ],
  sections: [
    {
      id: 'sales',
      title: 'Ventas y facturación',
      description: 'Vender, cobrar en dos monedas y entregar el ticket',
      icon: 'shopping-cart',
      order: 20,
    },
    {
      id: 'reports',
      title: 'Reportes',
      description: 'Qué vendiste, qué entró y qué falta por cobrar',
      icon: 'chart',
      order: 40,
    },
  ],
  guides: [
    {
      id: 'sell',
      section: 'sales',
      order: 10,
      title: 'Tu primera venta',
      description: 'De buscar el producto a entregar el ticket',
      needs: ['sales', 'create'],
      steps: [
        {
          at: '/cash-register',
          title: 'Busca o escanea',
          text: 'Escribe una parte del nombre, o pasa el lector de códigos: no hace falta pulsar aquí antes.',
          targets: [{ role: 'searchbox', name: 'Buscar producto' }],
        },
        {
          at: '/cash-register',
          title: 'Pulsa el producto',
          text: 'Entra a la venta; si lo pulsas otra vez, suma uno. La cantidad también se escribe: 0,645 para un peso.',
          targets: [{ role: 'list', name: 'Productos' }],
        },
        {
          at: '/cash-register',
          title: 'La venta se va armando',
          text: 'Cada línea con su cantidad y su precio, y abajo el total en las dos monedas.',
          targets: [{ role: 'region', name: 'Venta' }],
        },
        {
          at: '/cash-register',
          title: 'Varios clientes a la vez',
          text: 'Abre otra venta mientras alguien busca lo que le faltó. Las ventas abiertas siguen ahí aunque se vaya la luz.',
          targets: [{ role: 'button', name: 'Nueva venta' }],
        },
        {
          at: '/cash-register',
          title: 'Cobra',
          text: 'Elige uno o varios métodos, en bolívares o en dólares. Cuadra dice cuánto falta y cuánto es el vuelto, en la moneda que elijas.',
          targets: [{ role: 'button', name: 'Cobrar' }],
        },
      ],
    },
    {
      id: 'reports',
      section: 'reports',
      order: 10,
      title: 'Leer tus reportes',
      description: 'Del día de hoy al mes completo',
      needs: ['reports', 'view_sales'],
      steps: [
        {
          at: '/',
          title: 'Empieza por el Resumen',
          text: 'Te dice cómo va el período que elijas y lo compara con el anterior. Cada monto está en las dos monedas, a la tasa de cada venta.',
          targets: [{ role: 'link', name: 'Resumen', in: 'menu' }],
        },
        {
          at: '/reports',
          title: 'El detalle está en Reportes',
          text: 'Las ventas y lo que ganaste por día, producto, cliente o vendedor; lo que entró por cada método; y lo que te deben.',
          targets: [{ role: 'link', name: 'Reportes', in: 'menu' }],
        },
        {
          at: '/reports',
          title: 'Ganancia no es lo mismo que dinero en mano',
          text: 'La ganancia es lo vendido menos lo que te costó, aunque sea a crédito. Los ingresos son lo que de verdad entró.',
        },
      ],
    },
  ],
});
