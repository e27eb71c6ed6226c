import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_pos',
  apiVersion: '^3.12.0',
  requires: 'sales',
  routes: [
    {
      path: '/cash-register',
      title: 'Caja',
      expose: './CashRegister',
      permission: ['sales', 'create'],
      offline: true,
      wide: true,
    },
    { path: '/reports', title: 'Reportes', expose: './Reports', permission: ['reports', 'view_sales'] },
    { path: '/sales', title: 'Ventas', expose: './Sales', permission: ['sales', 'read'] },
  ],
  nav: [
    {
      section: 'General',
      label: 'Caja',
      icon: 'shopping-cart',
      to: '/cash-register',
      order: 20,
      permission: ['sales', 'create'],
    },
    {
      section: 'Reportes',
      label: 'Ventas',
      icon: 'receipt',
      to: '/sales',
      order: 59,
      permission: ['sales', 'read'],
    },
    {
      section: 'Reportes',
      label: 'Reportes',
      icon: 'chart',
      to: '/reports',
      order: 60,
      permission: ['reports', 'view_sales'],
    },
  ],
  tiles: [
    {
      label: 'Caja',
      description: 'Vende y cobra en bolívares o en dólares',
      icon: 'shopping-cart',
      to: '/cash-register',
      order: 10,
      permission: ['sales', 'create'],
    },
    {
      label: 'Reportes',
      description: 'Ventas, ingresos y lo que falta por cobrar',
      icon: 'chart',
      to: '/reports',
      order: 90,
      permission: ['reports', 'view_sales'],
    },
  ],
  // What was charged without a connection is sent wherever the user is.
  sender: './SaleSender',
  drawers: [
    { id: 'outbox', title: 'Ventas por enviar', expose: './Outbox', permission: ['sales', 'create'] },
    {
      id: 'cash-session',
      title: 'Apertura y cierre de caja',
      expose: './CashSession',
      permission: ['sales', 'create'],
    },
    { id: 'sale', title: 'Venta', expose: './SaleDrawer', permission: ['sales', 'read'] },
  ],
  guides: true,
});
