import type { Locator, Page } from '@playwright/test';

/** `/sales`, the list of what was sold, and a sale's drawer. */
export class Sales {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/sales${search}`);
  }

  get table() {
    return this.#page.getByRole('table', { name: 'Ventas', exact: true });
  }

  /** Looks for a number and opens what is found. */
  async find(number: string): Promise<void> {
    await this.#page.getByRole('searchbox', { name: 'Buscar por número' }).fill(number);
    await this.table.getByRole('button', { name: number }).click();
  }

  get drawer() {
    return this.#page.getByRole('dialog', { name: 'Venta', exact: true });
  }

  /** A part of the sale in the drawer: «Productos». */
  part(name: string): Locator {
    return this.drawer.getByRole('region', { name, exact: true });
  }

  get edition() {
    return this.#page.getByRole('dialog', { name: /^Editar la venta/ });
  }

  get annulment() {
    return this.#page.getByRole('dialog', { name: /^¿Anular la venta/ });
  }

  get goodsBack() {
    return this.#page.getByRole('dialog', { name: /^Devolución de la venta/ });
  }
}
