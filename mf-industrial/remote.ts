import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_industrial',
  apiVersion: '^3.11.0',
  requires: 'formulas',
  guides: true,
  routes: [
    {
      path: '/industrial',
      title: 'Resumen industrial',
      expose: './Industrial',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/productions',
      title: 'Producciones',
      expose: './Productions',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/order',
      title: 'Orden de producción',
      expose: './Order',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/production',
      title: 'Tanda',
      expose: './Production',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/day',
      title: 'El día',
      expose: './Day',
      permission: ['products', 'read'],
      offline: true,
    },
    {
      path: '/industrial/to-buy',
      title: 'Por comprar para producir',
      expose: './ToBuy',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/lot',
      title: 'Lote',
      expose: './Lot',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/formulas',
      title: 'Fórmulas',
      expose: './Formulas',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/formula',
      title: 'Fórmula',
      expose: './Formula',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/simulation',
      title: 'Qué pasa si sube',
      expose: './Simulation',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/materials',
      title: 'Materiales',
      expose: './Materials',
      permission: ['products', 'read'],
    },
    {
      path: '/industrial/material',
      title: 'Material',
      expose: './Material',
      permission: ['products', 'read'],
    },
  ],
  // What was done on the board without a connection is sent wherever the user is.
  sender: './StepSender',
  nav: [
    {
      section: 'Industrial',
      label: 'Resumen industrial',
      icon: 'chart',
      to: '/industrial',
      order: 80,
      permission: ['products', 'read'],
    },
    {
      section: 'Industrial',
      label: 'Producciones',
      icon: 'factory',
      to: '/industrial/productions',
      order: 81,
      permission: ['products', 'read'],
    },
    {
      section: 'Industrial',
      label: 'Fórmulas',
      icon: 'flask',
      to: '/industrial/formulas',
      order: 82,
      permission: ['products', 'read'],
    },
    {
      section: 'Industrial',
      label: 'Materiales',
      icon: 'package',
      to: '/industrial/materials',
      order: 83,
      permission: ['products', 'read'],
    },
  ],
});
