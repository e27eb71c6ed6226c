import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_backoffice',
  apiVersion: '^3.0.0',
  requires: null,
  audience: 'super_user',
  routes: [
    { path: '/back-office', title: 'Back Office', expose: './BackOffice' },
    { path: '/back-office/client', title: 'Detalle de Cliente', expose: './BackOfficeClient' },
  ],
  nav: [{ section: 'Back Office', label: 'Empresas', icon: 'building', to: '/back-office', order: 10 }],
});
