import { defineGuides } from '@cuadra/shared/remote';

export default defineGuides({
  introduction: [
    {
      order: 10,
      at: '/',
      leadsTo: '/products',
      title: 'Primero, tus productos',
      text: 'Agrégalos uno por uno o importa tu lista de Excel de una vez. Les pones el precio en la moneda que prefieras.',
      targets: [{ role: 'link', name: 'Productos', in: 'menu' }],
    },
  ],
  // Spec §2: intro to inventory, create category, create product, product list.
  sections: [
    {
      id: 'inventory',
      title: 'Inventario',
      description: 'Categorías, productos, precios y existencias',
      icon: 'package',
      order: 10,
    },
  ],
  guides: [
    {
      id: 'inventory',
      section: 'inventory',
      order: 10,
      title: 'Conoce tu inventario',
      description: 'Qué guarda Cuadra de cada producto',
      needs: ['products', 'read'],
      steps: [
        {
          title: 'Todo lo que vendes, en un lugar',
          text: 'Cada producto tiene su precio, su existencia y sus códigos de barras. Cada venta descuenta sola lo que sale.',
          targets: [{ role: 'link', name: 'Productos', in: 'menu' }],
        },
        {
          at: '/products',
          title: 'Tu lista de productos',
          text: 'Aquí están todos, con el precio en las dos monedas a la tasa de hoy y lo que te queda de cada uno.',
          targets: [{ role: 'table', name: 'Productos' }],
        },
        {
          at: '/products',
          needs: ['products', 'create'],
          title: 'Trae tu lista de Excel',
          text: 'Guárdala como CSV e impórtala de una vez. Antes de guardar ves qué entra, qué cambia y qué hay que corregir.',
          targets: [{ role: 'button', name: 'Importar' }],
        },
        {
          at: '/products',
          needs: ['products', 'create'],
          title: 'O agrega uno',
          text: 'Para un producto nuevo basta su nombre y su precio; lo demás lo completas cuando quieras.',
          targets: [{ role: 'button', name: 'Crear producto' }],
        },
      ],
    },
    {
      id: 'create-category',
      section: 'inventory',
      order: 20,
      title: 'Crear una categoría',
      description: 'Agrupa tus productos para encontrarlos y compararlos',
      needs: ['categories', 'create'],
      steps: [
        {
          at: '/home',
          title: 'Las categorías están en Inicio',
          text: 'Víveres, Bebidas, Limpieza… Agrupan tus productos en la lista, en la Caja y en los reportes.',
          targets: [{ role: 'link', name: 'Categorías', in: 'tiles' }],
        },
        {
          at: '/home',
          drawer: 'categories',
          title: 'Tus categorías',
          text: 'Aquí se crean, se cambian de nombre y se eliminan. El nombre no se repite.',
        },
        {
          at: '/products',
          leadsTo: '/products',
          title: 'Úsalas en tus productos',
          text: 'Al crear un producto eliges su categoría. Una importación crea las que traiga tu archivo.',
          targets: [{ role: 'table', name: 'Productos' }],
        },
      ],
    },
    {
      id: 'create-product',
      section: 'inventory',
      order: 30,
      title: 'Crear un producto',
      description: 'Nombre, costo, utilidad, precio y existencia',
      needs: ['products', 'create'],
      steps: [
        {
          at: '/create-product',
          title: 'Ponle nombre',
          text: 'Como lo dices en el mostrador, con su marca y su tamaño: así lo encuentras rápido en la Caja.',
          targets: [{ role: 'textbox', name: 'Nombre' }],
        },
        {
          at: '/create-product',
          title: 'Sus códigos de barras',
          text: 'Escanéalos aquí; puede tener varios. En la Caja basta con pasarlo por el lector.',
          targets: [{ role: 'textbox', name: 'Códigos de barras' }],
        },
        {
          at: '/create-product',
          title: 'Cuánto cuesta y a cuánto lo vendes',
          text: 'Con el costo y la utilidad sale el precio, o lo pones tú fijo. La utilidad se suma al costo: 10 más 30 % son 13.',
          targets: [{ role: 'region', name: 'Precio' }],
        },
        {
          at: '/create-product',
          title: 'Cuánto tienes',
          text: 'Con una existencia mínima, el Resumen te avisa cuando se esté acabando.',
          targets: [{ role: 'region', name: 'Existencia' }],
        },
        {
          at: '/create-product',
          title: 'Y guárdalo',
          text: 'Queda listo para vender en todas tus cajas.',
          targets: [{ role: 'button', name: 'Guardar producto' }],
        },
      ],
    },
    {
      id: 'product-list',
      section: 'inventory',
      order: 40,
      title: 'La lista de productos',
      description: 'Buscar, revisar y corregir',
      needs: ['products', 'read'],
      steps: [
        {
          at: '/products',
          title: 'Busca como hablas',
          text: 'Por una parte del nombre, por tu código o por el código de barras. Los acentos no importan.',
          targets: [{ role: 'searchbox', name: 'Buscar' }],
        },
        {
          at: '/products',
          title: 'Lee la lista de un vistazo',
          text: 'Precio en las dos monedas y existencia; lo que está por acabarse se marca solo.',
          targets: [{ role: 'table', name: 'Productos' }],
        },
        {
          at: '/products',
          needs: ['products', 'update'],
          title: 'Corrige con una importación',
          text: 'Cambia precios, categorías o existencias en tu hoja e impórtala otra vez: los productos que ya tienes se actualizan.',
          targets: [{ role: 'button', name: 'Importar' }],
        },
      ],
    },
    {
      id: 'purchases',
      section: 'inventory',
      order: 50,
      title: 'Registrar una compra',
      description: 'La mercancía que llega, lo que cuesta y lo que debes',
      needs: ['products', 'create'],
      steps: [
        {
          at: '/purchases',
          title: 'Cada factura es una compra',
          text: 'Aquí quedan todas, con lo que trajeron y lo que todavía debes de cada una.',
          targets: [{ role: 'link', name: 'Nueva compra' }],
        },
        {
          at: '/purchase',
          title: 'De quién es',
          text: 'Elige al proveedor o créalo aquí mismo. Si te da días de crédito, la fecha de pago sale sola.',
          targets: [{ role: 'region', name: 'Factura' }],
        },
        {
          at: '/purchase',
          title: 'Escanea lo que llegó',
          text: 'Cada lectura suma una unidad, o una caja con su código. Luego pones el costo de cada cosa, como dice la factura.',
          targets: [{ role: 'region', name: 'Productos de la compra' }],
        },
        {
          at: '/purchase',
          needs: ['products', 'modify_quantity'],
          title: 'Y recíbela',
          text: 'Hasta entonces es un borrador. Al recibirla entra la existencia, cambian los costos y queda lo que debes.',
          targets: [{ role: 'button', name: 'Recibir mercancía' }],
        },
      ],
    },
  ],
});
