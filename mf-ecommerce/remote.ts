import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_ecommerce',
  apiVersion: '^3.0.0',
  requires: 'ecommerce',
  routes: [
    { path: '/ecommerce', title: 'Tienda Online', expose: './Store' },
    { path: '/ecommerce/option-1', title: 'Pedidos', expose: './Orders' },
  ],
  nav: [
    { section: 'Tienda Online', label: 'Mi tienda', icon: 'store', to: '/ecommerce', order: 70 },
    { section: 'Tienda Online', label: 'Pedidos', icon: 'receipt', to: '/ecommerce/option-1', order: 71 },
  ],
});
