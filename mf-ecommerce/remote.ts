import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_ecommerce',
  apiVersion: '^3.12.0',
  requires: 'ecommerce',
  routes: [
    { path: '/ecommerce', title: 'Mi tienda', expose: './Store', permission: ['products', 'read'] },
    { path: '/ecommerce/figures', title: 'Cifras', expose: './Figures', permission: ['sales', 'read'] },
    { path: '/ecommerce/option-1', title: 'Pedidos', expose: './Orders', permission: ['sales', 'read'] },
    { path: '/ecommerce/option-1/order', title: 'Pedido', expose: './Order', permission: ['sales', 'read'] },
  ],
  nav: [
    { section: 'Tienda Online', label: 'Mi tienda', icon: 'store', to: '/ecommerce', order: 70 },
    {
      section: 'Tienda Online',
      label: 'Pedidos',
      icon: 'receipt',
      to: '/ecommerce/option-1',
      order: 71,
      permission: ['sales', 'read'],
    },
  ],
});
