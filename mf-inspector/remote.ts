import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_inspector',
  apiVersion: '^3.5.0',
  requires: null,
  audience: 'inspector',
  routes: [{ path: '/companies', title: 'Empresas', expose: './Companies' }],
  nav: [{ section: 'Inspección', label: 'Empresas', icon: 'building', to: '/companies', order: 10 }],
});
