import { defineGuides } from '@cuadra/shared/remote';

export default defineGuides({
  introduction: [
    {
      order: 50,
      at: '/',
      title: 'Cuadra a tu manera',
      text: 'En Ajustes eliges si la tasa se actualiza sola, y de ahí abres tus monedas, roles y métodos de pago.',
      targets: [{ role: 'link', name: 'Ajustes', in: 'menu' }],
    },
  ],
  sections: [
    {
      id: 'users',
      title: 'Usuarios y roles',
      description: 'Quién entra y qué puede hacer cada quien',
      icon: 'user-cog',
      order: 50,
    },
  ],
  guides: [
    {
      id: 'payment-methods',
      // Of the module that sells: without it, nobody is paid.
      section: 'sales',
      order: 20,
      title: 'Tus métodos de pago',
      description: 'Efectivo, Pago Móvil, punto, Zelle… los que uses',
      needs: ['payment_methods', 'read'],
      steps: [
        {
          at: '/home',
          title: 'Están en Inicio',
          text: 'Cada método tiene su moneda. Los que estén aquí son los botones que ves al cobrar.',
          targets: [{ role: 'link', name: 'Métodos de pago', in: 'tiles' }],
        },
        {
          at: '/home',
          drawer: 'payment-methods',
          title: 'Agrega los que uses',
          text: 'Ponle nombre y moneda, y di si es efectivo: lo que es efectivo se cuenta al cerrar la caja.',
          targets: [{ role: 'button', name: 'Agregar método de pago' }],
        },
      ],
    },
    {
      id: 'users',
      section: 'users',
      order: 10,
      title: 'Agrega a tu equipo',
      description: 'Cada quien con su usuario y su rol',
      needs: ['users', 'read'],
      steps: [
        {
          at: '/',
          title: 'Quién está conectado',
          text: 'El Resumen muestra a tu equipo: en ON, quien estuvo aquí en los últimos cinco minutos.',
          targets: [{ role: 'region', name: 'Equipo' }],
        },
        {
          at: '/users',
          title: 'Tu equipo',
          text: 'Cada persona entra con su propio usuario: así cada venta dice quién la hizo.',
          targets: [{ role: 'table', name: 'Usuarios' }],
        },
        {
          at: '/users',
          needs: ['users', 'create'],
          title: 'Alguien nuevo',
          text: 'Su nombre, su usuario, una contraseña para empezar y el rol que le toca.',
          targets: [{ role: 'button', name: 'Nuevo usuario' }],
        },
      ],
    },
    {
      id: 'roles',
      section: 'users',
      order: 20,
      title: 'Roles y permisos',
      description: 'Que cada quien vea lo que necesita, y nada más',
      needs: ['roles', 'read'],
      steps: [
        {
          at: '/home',
          title: 'Los roles están en Inicio',
          text: 'Un rol es una lista de permisos con nombre: Cajero, Encargado…',
          targets: [{ role: 'link', name: 'Roles', in: 'tiles' }],
        },
        {
          at: '/home',
          drawer: 'roles',
          title: 'Haz los tuyos',
          text: 'Los que trae Cuadra no se cambian. Con «Nuevo rol» haces uno a tu medida, módulo por módulo.',
          targets: [{ role: 'button', name: 'Nuevo rol' }],
        },
      ],
    },
  ],
});
