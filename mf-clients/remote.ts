import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_clients',
  apiVersion: '^3.11.0',
  requires: 'clients',
  routes: [
    { path: '/clients', title: 'Clientes', expose: './Clients', permission: ['clients', 'read'] },
    {
      path: '/clients/ageing',
      title: 'Antigüedad de las deudas',
      expose: './Ageing',
      permission: ['clients', 'read'],
    },
    {
      path: '/clients/:id',
      // Spec §2: uuid-like, with more than four dashes.
      params: { id: 'cli(-[0-9a-f]+){5}' },
      title: 'Detalle de Cliente',
      expose: './ClientDetail',
      permission: ['clients', 'update'],
    },
  ],
  nav: [
    {
      section: 'General',
      label: 'Clientes',
      icon: 'users',
      to: '/clients',
      order: 40,
      permission: ['clients', 'read'],
    },
  ],
  tiles: [
    {
      label: 'Clientes',
      description: 'Quiénes te compran y quiénes te deben',
      icon: 'users',
      to: '/clients',
      order: 40,
      permission: ['clients', 'read'],
    },
  ],
  guides: true,
});
