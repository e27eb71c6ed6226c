import { button, field, type GuideSection, inMenu, OPEN_DRAWER, part } from './guide.ts';

/** Spec §2: intro to inventory, create category, create product, product list. */
export const inventory: GuideSection = {
  drawer: 'guides-inventory',
  title: 'Inventario',
  description: 'Categorías, productos, precios y existencias',
  icon: 'package',
  guides: [
    {
      id: 'inventory',
      title: 'Conoce tu inventario',
      description: 'Qué guarda Cuadra de cada producto',
      needs: ['products', 'read'],
      steps: [
        {
          title: 'Todo lo que vendes, en un lugar',
          text: 'Cada producto tiene su precio, su existencia y sus códigos de barras. Cada venta descuenta sola lo que sale.',
          targets: inMenu('/products'),
        },
        {
          at: '/products',
          title: 'Tu lista de productos',
          text: 'Aquí están todos, con el precio en las dos monedas a la tasa de hoy y lo que te queda de cada uno.',
          targets: [...part('table', 'Productos'), ...part('[role=table]', 'Productos')],
        },
        {
          at: '/products',
          needs: ['products', 'create'],
          title: 'Trae tu lista de Excel',
          text: 'Guárdala como CSV e impórtala de una vez. Antes de guardar ves qué entra, qué cambia y qué hay que corregir.',
          targets: button('Importar'),
        },
        {
          at: '/products',
          needs: ['products', 'create'],
          title: 'O agrega uno',
          text: 'Para un producto nuevo basta su nombre y su precio; lo demás lo completas cuando quieras.',
          targets: button('Crear producto'),
        },
      ],
    },
    {
      id: 'create-category',
      title: 'Crear una categoría',
      description: 'Agrupa tus productos para encontrarlos y compararlos',
      needs: ['categories', 'create'],
      steps: [
        {
          at: '/home',
          title: 'Las categorías están en Inicio',
          text: 'Víveres, Bebidas, Limpieza… Agrupan tus productos en la lista, en la Caja y en los reportes.',
          targets: [{ selector: 'main a[href$="drawer=categories"]' }],
        },
        {
          at: '/home',
          drawer: 'categories',
          title: 'Tus categorías',
          text: 'Aquí se crean, se cambian de nombre y se eliminan. El nombre no se repite.',
          targets: OPEN_DRAWER,
        },
        {
          at: '/products',
          leadsTo: '/products',
          title: 'Úsalas en tus productos',
          text: 'Al crear o editar un producto eliges su categoría. Una importación crea las que traiga tu archivo.',
          targets: [...part('table', 'Productos'), ...part('[role=table]', 'Productos')],
        },
      ],
    },
    {
      id: 'create-product',
      title: 'Crear un producto',
      description: 'Nombre, costo, utilidad, precio y existencia',
      needs: ['products', 'create'],
      steps: [
        {
          at: '/create-product',
          title: 'Ponle nombre',
          text: 'Como lo dices en el mostrador, con su marca y su tamaño: así lo encuentras rápido en la Caja.',
          targets: field('Nombre'),
        },
        {
          at: '/create-product',
          title: 'Sus códigos de barras',
          text: 'Escanéalos aquí; puede tener varios. En la Caja basta con pasarlo por el lector.',
          targets: [...field('Códigos de barras'), ...part('section', 'Producto')],
        },
        {
          at: '/create-product',
          title: 'Cuánto cuesta y a cuánto lo vendes',
          text: 'Con el costo y la utilidad sale el precio, o lo pones tú fijo. La utilidad se suma al costo: 10 más 30 % son 13.',
          targets: part('section', 'Precio'),
        },
        {
          at: '/create-product',
          title: 'Cuánto tienes',
          text: 'Con una existencia mínima, el Resumen te avisa cuando se esté acabando.',
          targets: part('section', 'Existencia'),
        },
        {
          at: '/create-product',
          title: 'Y guárdalo',
          text: 'Queda listo para vender en todas tus cajas.',
          targets: button('Guardar producto'),
        },
      ],
    },
    {
      id: 'product-list',
      title: 'La lista de productos',
      description: 'Buscar, revisar y corregir',
      needs: ['products', 'read'],
      steps: [
        {
          at: '/products',
          title: 'Busca como hablas',
          text: 'Por una parte del nombre, por tu código o por el código de barras. Los acentos no importan.',
          targets: field('Buscar'),
        },
        {
          at: '/products',
          title: 'Lee la lista de un vistazo',
          text: 'Precio en las dos monedas y existencia; lo que está por acabarse se marca solo.',
          targets: [...part('table', 'Productos'), ...part('[role=table]', 'Productos')],
        },
        {
          at: '/products',
          needs: ['products', 'update'],
          title: 'Abre uno para corregirlo',
          text: 'Pulsa un producto para cambiar su precio, su categoría o sus códigos.',
          targets: [
            { selector: 'main table tbody tr' },
            ...part('table', 'Productos'),
            ...part('[role=table]', 'Productos'),
          ],
        },
      ],
    },
  ],
};
