import type { PermissionAction, PermissionModule } from '@cuadra/shared/domain';

export interface NamedPermission {
  label: string;
  /** What it lets somebody do, where the label alone does not say it. */
  hint?: string;
}

export interface NamedModule<M extends PermissionModule = PermissionModule> {
  label: string;
  /** Where it is found, or what it is about. */
  hint: string;
  /** In the order in which they are read: to see comes first. */
  actions: Readonly<Record<PermissionAction<M>, NamedPermission>>;
}

/**
 * What the modules and permissions of spec §3 are called, for somebody who owns a shop, in the order of a shop's day. The
 * one place for these names.
 */
export const PERMISSION_NAMES: { readonly [M in PermissionModule]: NamedModule<M> } = {
  sales: {
    label: 'Ventas y caja',
    hint: 'Cobrar en la caja y ver lo que se vendió',
    actions: {
      create: { label: 'Vender en la caja', hint: 'También abrir y cerrar la caja' },
      read: { label: 'Ver las ventas', hint: 'La lista de ventas hechas' },
      update: { label: 'Corregir ventas', hint: 'La nota y el cliente de una venta hecha' },
      delete: { label: 'Anular y devolver', hint: 'La venta queda marcada, nunca se borra' },
      assign_client: { label: 'Poner el cliente', hint: 'Decir a quién se le vende' },
      credit_sale: { label: 'Vender a crédito', hint: 'Fiado: lo que falta queda como deuda del cliente' },
      print_ticket: { label: 'Imprimir tickets' },
      detail_products: { label: 'Ver los productos de una venta' },
      detail_payments: { label: 'Ver pagos y vueltos', hint: 'Cómo se pagó una venta' },
      detail_seller: { label: 'Ver quién vendió' },
      detail_client: { label: 'Ver a quién se vendió' },
      detail_subtotal: { label: 'Ver los montos', hint: 'Cuánto sumó cada venta' },
      detail_balance: { label: 'Ver lo que quedó debiendo' },
    },
  },
  products: {
    label: 'Productos',
    hint: 'Lo que vendes, sus precios y existencias',
    actions: {
      read: { label: 'Ver productos', hint: 'Hace falta para vender' },
      create: { label: 'Crear productos', hint: 'También importar una lista' },
      update: { label: 'Cambiar productos', hint: 'Nombre, código y precio fijo' },
      delete: { label: 'Eliminar productos' },
      modify_cost: { label: 'Ver y cambiar el costo', hint: 'Cuánto te cuesta a ti' },
      modify_utility: { label: 'Cambiar la utilidad', hint: 'El porcentaje que ganas sobre el costo' },
      modify_quantity: { label: 'Ajustar existencias', hint: 'Sumar o restar lo que hay' },
    },
  },
  categories: {
    label: 'Categorías',
    hint: 'Cómo se agrupan los productos',
    actions: {
      read: { label: 'Ver categorías' },
      create: { label: 'Crear categorías' },
      update: { label: 'Cambiar categorías' },
      delete: { label: 'Eliminar categorías' },
    },
  },
  clients: {
    label: 'Clientes y crédito',
    hint: 'A quién le vendes y quién te debe',
    actions: {
      read: { label: 'Ver clientes' },
      create: { label: 'Crear clientes' },
      update: { label: 'Cambiar clientes y recibir abonos', hint: 'También abrir la cuenta de un cliente' },
      delete: { label: 'Eliminar clientes' },
    },
  },
  reports: {
    label: 'Reportes',
    hint: 'Cuánto vendes, cuánto entra y cuánto falta',
    actions: {
      view_sales: { label: 'Ver el reporte de ventas', hint: 'Hace falta para abrir Reportes' },
      pending_sales: { label: 'Ventas por cobrar', hint: 'Qué ventas tienen algo pendiente' },
      incomes: { label: 'Ingresos', hint: 'Lo que entró, por método de pago' },
      pending_incomes: { label: 'Quién te debe', hint: 'Las deudas de tus clientes' },
      balance: { label: 'Balance', hint: 'Ganancias y las cajas anteriores' },
      stats: { label: 'Estadísticas', hint: 'Lo más vendido y cómo vas creciendo' },
    },
  },
  payment_methods: {
    label: 'Métodos de pago',
    hint: 'Efectivo, Pago Móvil, punto de venta…',
    actions: {
      read: { label: 'Ver métodos de pago', hint: 'En Ajustes; para cobrar no hace falta' },
      create: { label: 'Crear métodos de pago' },
      update: { label: 'Cambiar métodos de pago' },
      delete: { label: 'Eliminar métodos de pago' },
    },
  },
  exchange_rates: {
    label: 'Tasa de cambio',
    hint: 'Cuántos bolívares vale un dólar',
    actions: {
      read: { label: 'Ver las tasas guardadas' },
      create: { label: 'Poner la tasa a mano', hint: 'Cambia los precios en bolívares de toda la tienda' },
      update: { label: 'Cambiar tasas' },
      delete: { label: 'Eliminar tasas' },
    },
  },
  currencies: {
    label: 'Monedas',
    hint: 'Con qué monedas trabaja la empresa',
    actions: {
      read: { label: 'Ver monedas' },
      create: { label: 'Agregar monedas' },
      update: { label: 'Cambiar las monedas de la empresa', hint: 'La principal y la alternativa' },
      delete: { label: 'Quitar monedas' },
    },
  },
  company_configuration: {
    label: 'Ajustes de la empresa',
    hint: 'Lo que vale para toda la tienda',
    actions: {
      change_auto_rate: { label: 'Tasa automática', hint: 'Elegir si la tasa se actualiza sola' },
      change_optional_payments: {
        label: 'Datos de la empresa',
        hint: 'Nombre, RIF, ticket y lo que es opcional al cobrar',
      },
    },
  },
  users: {
    label: 'Usuarios',
    hint: 'Quién entra a Cuadra',
    actions: {
      read: { label: 'Ver usuarios', hint: 'Con su correo y su cédula' },
      create: { label: 'Crear usuarios' },
      update: {
        label: 'Cambiar usuarios',
        hint: 'Rol, contraseña, desactivar; y cada quien su propia cuenta',
      },
      delete: { label: 'Eliminar usuarios' },
    },
  },
  roles: {
    label: 'Roles',
    hint: 'Qué puede hacer cada quien',
    actions: {
      read: { label: 'Ver roles' },
      create: { label: 'Crear roles', hint: 'Solo con permisos que la misma persona tenga' },
      update: { label: 'Cambiar roles' },
      delete: { label: 'Eliminar roles' },
    },
  },
  subscription: {
    label: 'Suscripción',
    hint: 'Lo que la empresa paga por Cuadra',
    actions: {
      view_subscription: { label: 'Ver la suscripción', hint: 'El plan y los días que quedan' },
      view_consumptions: { label: 'Ver los consumos' },
      view_payments: { label: 'Ver los pagos' },
      recharge_balance: { label: 'Recargar saldo', hint: 'Reportar un pago' },
      change_plan: { label: 'Cambiar de plan' },
    },
  },
};
