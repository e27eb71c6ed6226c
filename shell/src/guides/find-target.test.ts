/** @jest-environment jsdom */
import { findTarget, nameOf } from './find-target.ts';

const everything = () => true;

function page(html: string): void {
  document.body.innerHTML = html;
}

test('finds by role and name, the first target that is there', () => {
  page('<main><a href="/x">Crear producto</a><button>Crear producto <kbd>F2</kbd></button></main>');
  const found = findTarget(
    [
      { role: 'button', name: 'Importar' },
      { role: 'button', name: 'Crear producto' },
    ],
    everything,
  );
  expect(found?.element.tagName).toBe('BUTTON');
  expect(findTarget([{ role: 'button', name: 'Crear' }], everything)).toBeUndefined();
});

test('a role that an element is given counts, and not the one that it would have', () => {
  page(
    '<main><div role="table" aria-label="Productos"></div><ul role="listbox" aria-label="Lista"></ul></main>',
  );
  expect(findTarget([{ role: 'table', name: 'Productos' }], everything)?.element.tagName).toBe('DIV');
  expect(findTarget([{ role: 'list', name: 'Lista' }], everything)).toBeUndefined();
});

test('looks where it is told: on the screen, in the drawer, among the entries', () => {
  page(`
    <nav aria-label="Principal"><a href="/products">Productos</a></nav>
    <main><ul aria-label="Accesos"><li>
      <a href="/products/new"><b>Productos nuevos</b></a>
      <a href="/products"><b>Productos</b><small>Precios</small></a>
    </li></ul></main>
    <div role="dialog"><button>Nuevo rol</button></div>`);
  const find = (role: string, name: string, place?: string) =>
    findTarget([{ role, name, ...(place && { in: place }) }], everything)?.element;
  expect(find('link', 'Productos')).toBeUndefined();
  expect(find('link', 'Productos', 'menu')?.closest('nav')).not.toBeNull();
  expect(find('link', 'Productos', 'tiles')).toHaveAttribute('href', '/products');
  expect(find('button', 'Nuevo rol')).toBeUndefined();
  expect(find('button', 'Nuevo rol', 'drawer')).toBeDefined();
});

test('what a version does not know is not there, and no error', () => {
  page('<main><button>Importar</button></main>');
  expect(findTarget([{ role: 'toString', name: 'Importar' }], everything)).toBeUndefined();
  expect(findTarget([{ role: 'button', name: 'Importar', in: 'elsewhere' }], everything)).toBeUndefined();
});

test('what cannot be reached or is not drawn is not there: on a phone the menu that is slid out', () => {
  page(
    '<div inert><nav aria-label="Principal"><a href="/products">Productos</a></nav></div><button aria-label="Abrir menú"></button>',
  );
  const targets = [
    { role: 'link', name: 'Productos', in: 'menu' },
    { role: 'button', name: 'Abrir menú', in: 'page' },
  ];
  expect(findTarget(targets, everything)?.element.tagName).toBe('BUTTON');
  expect(findTarget(targets, () => false)).toBeUndefined();
});

test('names are read as the screens give them', () => {
  page(`
    <section aria-labelledby="t"><h2 id="t">Precio</h2><p>Cuánto</p></section>
    <section>Sin nombre</section>
    <ul aria-label="Líneas"><li>Harina</li></ul>
    <label for="n">Nombre</label><input id="n">
    <button><svg aria-hidden="true"><title>x</title></svg>
      Nueva   venta</button>`);
  const names = [
    ['section', 'region'],
    ['section + section', 'region'],
    ['ul', 'list'],
    ['input', 'textbox'],
    ['button', 'button'],
  ].map(([selector = '', role = '']) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element && nameOf(element, role);
  });
  expect(names).toEqual(['Precio', '', 'Líneas', 'Nombre', 'Nueva venta']);
});
