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
    {
      id: 'productions',
      section: 'industrial',
      order: 20,
      title: 'Tus producciones',
      description: 'Planifica, empieza y termina lo que haces',
      needs: ['products', 'read'],
      steps: [
        {
          title: 'Del plan a la existencia',
          text: 'Una producción hace tanto de una fórmula en un día. Al terminar, lo que salió entra a tu existencia y lo que llevó sale de ella, con lo que costó de verdad.',
          targets: [{ role: 'link', name: 'Producciones', in: 'menu' }],
        },
        {
          at: '/industrial/productions',
          needs: ['products', 'create'],
          title: 'Planifica',
          text: 'Elige qué vas a hacer, cuánto y para qué día. Antes de guardar ves qué falta. Nada sale de tu existencia todavía.',
          targets: [{ role: 'button', name: 'Planificar' }],
        },
        {
          at: '/industrial/productions',
          leadsTo: '/industrial/to-buy',
          title: 'Compra lo que falta',
          text: 'Aquí está junto todo lo que falta para lo planificado. De lo que elijas sale una compra, lista para cuando llegue.',
          targets: [{ role: 'link', name: 'Por comprar' }],
        },
        {
          at: '/industrial/productions',
          title: 'Empieza y termina',
          text: 'Abre una orden para empezarla e imprimir su hoja. Al terminarla escribe cuánto salió bueno, la merma y lo que usaste: si no escribes nada, cuenta lo de la fórmula.',
          targets: [
            { role: 'table', name: 'Órdenes de producción' },
            { role: 'heading', name: 'Producciones' },
          ],
        },
        {
          at: '/industrial/productions',
          leadsTo: '/industrial/day',
          title: 'Al lado del horno',
          text: '«El día» muestra en grande lo de hoy, para quien produce: se empieza con un toque y se termina diciendo cuánto salió.',
          targets: [{ role: 'link', name: 'El día' }],
        },
        {
          at: '/industrial/productions',
          title: 'Sigue cada lote',
          text: 'Si una tanda tiene lote, desde ella imprimes sus etiquetas y ves de qué está hecha, en qué se usó y qué ventas la llevaron.',
        },
      ],
    },
  ],
});
