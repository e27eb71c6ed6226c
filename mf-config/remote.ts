import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_config',
  apiVersion: '^1.0.0',
  requires: null,
  routes: [{ path: '/users', title: 'Usuarios', expose: './Users', permission: ['users', 'read'] }],
  nav: [{ section: 'General', label: 'Ajustes', icon: 'settings', drawer: 'settings', order: 50 }],
  tiles: [
    {
      label: 'Usuarios',
      description: 'Quién entra y qué puede hacer',
      icon: 'user-cog',
      to: '/users',
      order: 50,
      permission: ['users', 'read'],
    },
    {
      label: 'Monedas',
      description: 'Monedas y tasas de cambio',
      icon: 'coins',
      drawer: 'currencies',
      order: 60,
      permission: ['currencies', 'read'],
    },
    {
      label: 'Métodos de pago',
      description: 'Cómo te pagan tus clientes',
      icon: 'credit-card',
      drawer: 'payment-methods',
      order: 70,
      permission: ['payment_methods', 'read'],
    },
    {
      label: 'Roles',
      description: 'Permisos de tu equipo',
      icon: 'shield',
      drawer: 'roles',
      order: 80,
      permission: ['roles', 'read'],
    },
    {
      label: 'Configuración',
      description: 'La tasa y los ajustes de tu empresa',
      icon: 'settings',
      drawer: 'settings',
      order: 100,
    },
  ],
  drawers: [
    { id: 'settings', title: 'Ajustes', expose: './Settings' },
    { id: 'currencies', title: 'Monedas', expose: './Currencies', permission: ['currencies', 'read'] },
    { id: 'roles', title: 'Roles', expose: './Roles', permission: ['roles', 'read'] },
    {
      id: 'payment-methods',
      title: 'Métodos de pago',
      expose: './PaymentMethods',
      permission: ['payment_methods', 'read'],
    },
    {
      id: 'create-payment-method',
      title: 'Agregar método de pago',
      expose: './CreatePaymentMethod',
      permission: ['payment_methods', 'create'],
    },
    {
      id: 'edit-payment-method',
      title: 'Editar método de pago',
      expose: './EditPaymentMethod',
      permission: ['payment_methods', 'update'],
    },
  ],
});
