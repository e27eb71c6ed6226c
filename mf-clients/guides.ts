import { defineGuides } from '@cuadra/shared/remote';

export default defineGuides({
  introduction: [
    {
      order: 30,
      at: '/',
      leadsTo: '/clients',
      title: 'Quién te compra y quién te debe',
      text: 'En Clientes están sus datos, sus compras a crédito y sus abonos. La deuda se cuenta en la moneda de tus precios.',
      targets: [{ role: 'link', name: 'Clientes', in: 'menu' }],
    },
  ],
  // Spec §2: intro, create clients, view client and debts.
  sections: [
    {
      id: 'clients',
      title: 'Clientes y créditos',
      description: 'Quién te compra, quién te debe y qué ha abonado',
      icon: 'users',
      order: 30,
    },
  ],
  guides: [
    {
      id: 'clients',
      section: 'clients',
      order: 10,
      title: 'Clientes y crédito',
      description: 'Cómo se lleva una deuda en dos monedas',
      needs: ['clients', 'read'],
      steps: [
        {
          title: 'Tus clientes',
          text: 'Registra a quien le vendes para venderle a su nombre o a crédito.',
          targets: [{ role: 'link', name: 'Clientes', in: 'menu' }],
        },
        {
          at: '/clients',
          title: 'Una deuda no pierde valor',
          text: 'Lo que vendes a crédito se guarda en la moneda de tus precios. El cliente paga en bolívares o en dólares, a la tasa del día en que paga.',
        },
        {
          // Of the names that change nowhere by themselves: docs/contract.md#accessible-names.
          at: '/cash-register',
          needs: ['sales', 'credit_sale'],
          title: 'Se fía desde la Caja',
          text: 'Arma la venta, elige al cliente al cobrar y deja por pagar lo que falte. Cada cliente puede tener su límite.',
          targets: [{ role: 'button', name: 'Cobrar' }],
        },
      ],
    },
    {
      id: 'create-client',
      section: 'clients',
      order: 20,
      title: 'Crear clientes',
      description: 'Con su cédula o RIF, y su límite de crédito',
      needs: ['clients', 'create'],
      steps: [
        {
          at: '/clients',
          title: 'Un cliente nuevo',
          text: 'Basta su nombre y su cédula o RIF. El teléfono te sirve para escribirle por WhatsApp.',
          targets: [{ role: 'button', name: 'Crear cliente' }],
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
      section: 'clients',
      order: 30,
      title: 'Ver un cliente y sus deudas',
      description: 'Su estado de cuenta y sus abonos',
      needs: ['clients', 'update'],
      steps: [
        {
          at: '/clients',
          title: 'Encuéntralo',
          text: 'Busca por nombre, cédula o teléfono.',
          targets: [{ role: 'searchbox', name: 'Buscar cliente' }],
        },
        {
          at: '/clients',
          title: 'Quién debe y cuánto',
          text: 'La lista dice lo que debe cada uno. Pulsa un cliente para ver su estado de cuenta.',
          targets: [{ role: 'table', name: 'Clientes' }],
        },
        {
          at: '/clients',
          title: 'Registra un abono',
          text: 'En el detalle del cliente anotas lo que paga, en la moneda y con el método que use. El saldo se recalcula después de cada movimiento.',
        },
      ],
    },
  ],
});
