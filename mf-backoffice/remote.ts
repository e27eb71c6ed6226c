import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_backoffice',
  apiVersion: '^3.11.0',
  requires: null,
  audience: 'super_user',
  routes: [
    { path: '/back-office', title: 'Back Office', expose: './BackOffice' },
    { path: '/back-office/client', title: 'Detalle de Cliente', expose: './BackOfficeClient' },
    { path: '/back-office/payments', title: 'Revisar pagos', expose: './Payments' },
    { path: '/back-office/figures', title: 'Cifras', expose: './Figures' },
    { path: '/back-office/plans', title: 'Planes', expose: './Plans' },
    { path: '/back-office/releases', title: 'Versiones', expose: './Releases' },
    { path: '/back-office/release', title: 'Versiones de un módulo', expose: './Release' },
    { path: '/back-office/team', title: 'Equipo de Cuadra', expose: './Team' },
    { path: '/back-office/log', title: 'Registro', expose: './Log' },
  ],
  nav: [
    { section: 'Back Office', label: 'Empresas', icon: 'building', to: '/back-office', order: 10 },
    {
      section: 'Back Office',
      label: 'Revisar pagos',
      icon: 'wallet',
      to: '/back-office/payments',
      order: 20,
    },
    { section: 'Back Office', label: 'Cifras', icon: 'chart', to: '/back-office/figures', order: 30 },
    { section: 'Back Office', label: 'Planes', icon: 'tag', to: '/back-office/plans', order: 35 },
    {
      section: 'Back Office',
      label: 'Versiones',
      icon: 'package',
      to: '/back-office/releases',
      order: 60,
    },
    { section: 'Back Office', label: 'Equipo de Cuadra', icon: 'users', to: '/back-office/team', order: 50 },
    { section: 'Back Office', label: 'Registro', icon: 'receipt', to: '/back-office/log', order: 40 },
  ],
  drawers: [
    { id: 'payment', title: 'Pago reportado', expose: './Payment' },
    { id: 'edit-plan', title: 'Editar plan', expose: './EditPlan' },
    { id: 'new-plan', title: 'Nuevo plan', expose: './NewPlan' },
    { id: 'team-member', title: 'Persona del equipo', expose: './TeamMember' },
  ],
});
