/** @jest-environment jsdom */
import { findTarget, nameOf } from './find-target.ts';

const everything = () => true;

function page(html: string): void {
  document.body.innerHTML = html;
}

test('finds by selector and name, the first target that is there', () => {
  page('<main><a href="/x">Otro</a><button>Crear producto <kbd>F2</kbd></button></main>');
  const found = findTarget(
    [
      { selector: 'button', name: 'Importar' },
      { selector: 'button, a', name: 'Crear producto' },
    ],
    everything,
  );
  expect(found?.element.tagName).toBe('BUTTON');
  expect(findTarget([{ selector: 'button', name: 'Crear' }], everything)).toBeUndefined();
});

test('what cannot be reached or is not drawn is not there: on a phone the menu that is slid out', () => {
  page('<div inert><a href="/products">Productos</a></div><button aria-label="Abrir menú"></button>');
  const targets = [{ selector: 'a[href$="/products"]' }, { selector: 'button[aria-label="Abrir menú"]' }];
  expect(findTarget(targets, everything)?.element.tagName).toBe('BUTTON');
  expect(findTarget(targets, () => false)).toBeUndefined();
});

test('names are read as the screens give them', () => {
  page(`
    <section aria-labelledby="t"><h2 id="t">Precio</h2><p>Cuánto</p></section>
    <ul aria-label="Líneas"><li>Harina</li></ul>
    <label for="n">Nombre</label><input id="n">
    <button><svg aria-hidden="true"><title>x</title></svg>
      Nueva   venta</button>`);
  const names = ['section', 'ul', 'input', 'button'].map((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    return element && nameOf(element);
  });
  expect(names).toEqual(['Precio', 'Líneas', 'Nombre', 'Nueva venta']);
});
