import { type GuideSection, inMenu } from './guide.ts';

/** Spec §2 leaves this one empty; it has a real guide here. */
export const reports: GuideSection = {
  drawer: 'guides-reports',
  title: 'Reportes',
  description: 'Qué vendiste, qué entró y qué falta por cobrar',
  icon: 'chart',
  guides: [
    {
      id: 'reports',
      title: 'Leer tus reportes',
      description: 'Del día de hoy al mes completo',
      needs: ['reports', 'view_sales'],
      steps: [
        {
          at: '/',
          title: 'Empieza por el Resumen',
          text: 'Te dice cómo va el período que elijas y lo compara con el anterior. Cada monto está en las dos monedas, a la tasa de cada venta.',
          targets: inMenu('/'),
        },
        {
          at: '/reports',
          title: 'El detalle está en Reportes',
          text: 'Las ventas y lo que ganaste por día, producto, cliente o vendedor; lo que entró por cada método; y lo que te deben.',
          targets: inMenu('/reports'),
        },
        {
          at: '/reports',
          title: 'Ganancia no es lo mismo que dinero en mano',
          text: 'La ganancia es lo vendido menos lo que te costó, aunque sea fiado. Los ingresos son lo que de verdad entró.',
        },
      ],
    },
  ],
};
