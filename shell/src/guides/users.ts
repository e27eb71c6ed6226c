import { button, type GuideSection, inDrawer, part } from './guide.ts';

/** Spec §2 leaves this one empty; it has real guides here. */
export const users: GuideSection = {
  drawer: 'guides-users',
  title: 'Usuarios y roles',
  description: 'Quién entra y qué puede hacer cada quien',
  icon: 'user-cog',
  guides: [
    {
      id: 'users',
      title: 'Agrega a tu equipo',
      description: 'Cada quien con su usuario y su rol',
      needs: ['users', 'read'],
      steps: [
        {
          at: '/',
          title: 'Quién está conectado',
          text: 'El Resumen muestra a tu equipo: en ON, quien estuvo aquí en los últimos cinco minutos.',
          targets: [{ selector: 'section', name: 'Equipo' }],
        },
        {
          at: '/users',
          title: 'Tu equipo',
          text: 'Cada persona entra con su propio usuario: así cada venta dice quién la hizo.',
          targets: [...part('table', 'Usuarios'), ...part('[role=table]', 'Usuarios')],
        },
        {
          at: '/users',
          needs: ['users', 'create'],
          title: 'Alguien nuevo',
          text: 'Su nombre, su usuario, una contraseña para empezar y el rol que le toca.',
          targets: button('Crear usuario', 'Nuevo usuario', 'Agregar usuario'),
        },
      ],
    },
    {
      id: 'roles',
      title: 'Roles y permisos',
      description: 'Que cada quien vea lo que necesita, y nada más',
      needs: ['roles', 'read'],
      steps: [
        {
          at: '/home',
          title: 'Los roles están en Inicio',
          text: 'Un rol es una lista de permisos con nombre: Cajero, Encargado…',
          targets: [{ selector: 'main a[href$="drawer=roles"]' }],
        },
        {
          at: '/home',
          drawer: 'roles',
          title: 'Haz los tuyos',
          text: 'Los que trae Cuadra no se cambian. Con «Nuevo rol» haces uno a tu medida, módulo por módulo.',
          targets: inDrawer('Nuevo rol'),
        },
      ],
    },
  ],
};
