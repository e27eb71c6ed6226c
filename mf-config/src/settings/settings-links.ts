import type { Permission } from '@cuadra/shared/domain';
import type { IconName } from '@cuadra/shared/ui';

export interface SettingsLink {
  /** The id of a drawer. */
  drawer: string;
  label: string;
  description: string;
  icon: IconName;
  permission?: Permission;
}

/** What Ajustes leads to, each for who may read it (spec §6). */
export const SETTINGS_LINKS: readonly SettingsLink[] = [
  {
    drawer: 'currencies',
    label: 'Monedas',
    description: 'La historia de la tasa, y las dos monedas de tu empresa',
    icon: 'coins',
    permission: ['currencies', 'read'],
  },
  {
    drawer: 'roles',
    label: 'Roles',
    description: 'Qué puede hacer cada quien',
    icon: 'shield',
    permission: ['roles', 'read'],
  },
  {
    drawer: 'payment-methods',
    label: 'Métodos de pago',
    description: 'Cómo te pagan tus clientes',
    icon: 'credit-card',
    permission: ['payment_methods', 'read'],
  },
  {
    drawer: 'devices',
    label: 'Equipos',
    description: 'Desde dónde se vende sin conexión',
    icon: 'monitor',
    permission: ['company_configuration', 'change_optional_payments'],
  },
  {
    drawer: 'company',
    label: 'Empresa',
    description: 'Nombre, RIF, dirección, logo y lo que dice tu ticket',
    icon: 'building',
  },
];
