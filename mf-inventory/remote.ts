import { defineRemote } from '@cuadra/shared/remote';

export default defineRemote({
  name: 'mf_inventory',
  apiVersion: '^3.2.0',
  requires: 'products',
  routes: [
    { path: '/products', title: 'Productos', expose: './Products', permission: ['products', 'read'] },
    {
      path: '/create-product',
      title: 'Crear Producto',
      expose: './CreateProduct',
      permission: ['products', 'create'],
    },
    {
      path: '/edit-product',
      title: 'Editar Producto',
      expose: './EditProduct',
      permission: ['products', 'update'],
    },
    {
      path: '/product',
      title: 'Detalle de Producto',
      expose: './Product',
      permission: ['products', 'read'],
    },
    { path: '/labels', title: 'Etiquetas', expose: './Labels', permission: ['products', 'read'] },
    {
      path: '/stock-counts',
      title: 'Inventario físico',
      expose: './StockCounts',
      permission: ['products', 'read'],
    },
    {
      path: '/stock-count',
      title: 'Conteo',
      expose: './StockCount',
      permission: ['products', 'read'],
      offline: true,
    },
  ],
  nav: [
    {
      section: 'General',
      label: 'Productos',
      icon: 'package',
      to: '/products',
      order: 30,
      permission: ['products', 'read'],
    },
  ],
  tiles: [
    {
      label: 'Categorías',
      description: 'Agrupa tus productos',
      icon: 'tag',
      drawer: 'categories',
      order: 30,
      permission: ['categories', 'read'],
    },
    {
      label: 'Productos',
      description: 'Precios, existencias y códigos de barras',
      icon: 'package',
      to: '/products',
      order: 20,
      permission: ['products', 'read'],
    },
    {
      label: 'Inventario físico',
      description: 'Cuenta lo que hay en los estantes',
      icon: 'check',
      to: '/stock-counts',
      order: 35,
      permission: ['products', 'read'],
    },
  ],
  sender: './CountSender',
  drawers: [
    {
      id: 'categories',
      title: 'Categorías y medidas',
      expose: './Categories',
      permission: ['categories', 'read'],
    },
  ],
  guides: true,
});
