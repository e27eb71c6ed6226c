import { button, field, type GuideSection, inMenu, part } from './guide.ts';

/** Spec §2: intro, create clients, view client and debts. */
export const clients: GuideSection = {
  drawer: 'guides-clients',
  title: 'Clientes y créditos',
  description: 'Quién te compra, quién te debe y qué ha abonado',
  icon: 'users',
  guides: [
    {
      id: 'clients',
      title: 'Clientes y fiado',
      description: 'Cómo se lleva una deuda en dos monedas',
      needs: ['clients', 'read'],
      steps: [
        {
          title: 'Tus clientes',
          text: 'Registra a quien le vendes para facturarle a su nombre o para fiarle.',
          targets: inMenu('/clients'),
        },
        {
          at: '/clients',
          title: 'Una deuda no pierde valor',
          text: 'Lo fiado se guarda en la moneda de tus precios. El cliente paga en bolívares o en dólares, a la tasa del día en que paga.',
        },
        {
          at: '/cash-register',
          leadsTo: '/cash-register',
          needs: ['sales', 'credit_sale'],
          title: 'Se fía desde la Caja',
          text: 'Arma la venta, elige al cliente al cobrar y deja por pagar lo que falte. Cada cliente puede tener su límite.',
          targets: button('Cobrar'),
        },
      ],
    },
    {
      id: 'create-client',
      title: 'Crear clientes',
      description: 'Con su cédula o RIF, y su límite de crédito',
      needs: ['clients', 'create'],
      steps: [
        {
          at: '/clients',
          title: 'Un cliente nuevo',
          text: 'Basta su nombre y su cédula o RIF. El teléfono te sirve para escribirle por WhatsApp.',
          targets: button('Crear cliente', 'Nuevo cliente', 'Agregar cliente'),
        },
        {
          at: '/clients',
          title: 'Su límite de crédito',
          text: 'Ponle hasta cuánto le fías. La Caja te avisa antes de pasarlo.',
        },
      ],
    },
    {
      id: 'client-debts',
      title: 'Ver un cliente y sus deudas',
      description: 'Su estado de cuenta y sus abonos',
      needs: ['clients', 'update'],
      steps: [
        {
          at: '/clients',
          title: 'Encuéntralo',
          text: 'Busca por nombre, cédula o teléfono.',
          targets: field('Buscar'),
        },
        {
          at: '/clients',
          title: 'Quién debe y cuánto',
          text: 'La lista dice lo que debe cada uno. Pulsa un cliente para ver su estado de cuenta.',
          targets: [...part('table', 'Clientes'), ...part('[role=table]', 'Clientes')],
        },
        {
          at: '/clients',
          title: 'Registra un abono',
          text: 'En el detalle del cliente anotas lo que paga, en la moneda y con el método que use. El saldo se recalcula después de cada movimiento.',
        },
      ],
    },
  ],
};
