import { defineGuides } from '@cuadra/shared/remote';

export default defineGuides({
  sections: [
    {
      id: 'industrial',
      title: 'Industrial',
      description: 'Materiales, fórmulas y lo que produces',
      icon: 'factory',
      order: 50,
    },
  ],
  guides: [
    {
      id: 'formulas',
      section: 'industrial',
      order: 10,
      title: 'Tus fórmulas',
      description: 'Qué lleva lo que fabricas y cuánto te cuesta',
      needs: ['products', 'read'],
      steps: [
        {
          title: 'Qué lleva lo que fabricas',
          text: 'Una fórmula dice con qué se hace un producto y en qué cantidad. Con ella sabes cuánto te cuesta, si te alcanza y a cuánto venderlo.',
          targets: [{ role: 'link', name: 'Fórmulas', in: 'menu' }],
        },
        {
          at: '/industrial/formulas',
          needs: ['products', 'create'],
          title: 'Escribe la primera',
          text: 'Elige qué hace, cuánto rinde y qué lleva. Mientras escribes ves cuánto cuesta cada uno.',
          targets: [{ role: 'button', name: 'Crear fórmula' }],
        },
        {
          at: '/industrial/formulas',
          title: 'Una lleva a otra',
          text: 'La masa es un material que una fórmula hace, y el pan lleva masa. Si sube la harina, sube todo lo que la lleva, en las dos monedas.',
          targets: [{ role: 'table', name: 'Fórmulas' }],
        },
        {
          at: '/industrial/formulas',
          leadsTo: '/industrial/simulation',
          title: 'Antes de que suba',
          text: 'Prueba qué pasa si un material sube: qué productos cuestan más, cuánto te dejarían y qué precio deberían tener.',
          targets: [{ role: 'link', name: 'Qué pasa si sube' }],
        },
      ],
    },
  ],
});
