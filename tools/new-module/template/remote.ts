import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_example',
  apiVersion: '^3.4.0',
  requires: null,
  routes: [{ path: '/example', title: 'Ejemplo', expose: './List', permission: ['clients', 'read'] }],
  nav: [
    {
      section: 'Ejemplo',
      label: 'Ejemplo',
      icon: 'users',
      to: '/example',
      order: 90,
      permission: ['clients', 'read'],
    },
  ],
  drawers: [
    {
      id: 'example-client',
      title: 'Datos del cliente',
      expose: './OneClient',
      permission: ['clients', 'read'],
    },
  ],
});
