import type { Locator, Page } from '@playwright/test';

/** Ajustes, and the drawers that it leads to. */
export class Settings {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  drawer(name: string): Locator {
    return this.#page.getByRole('dialog', { name, exact: true });
  }

  get automatic() {
    return this.drawer('Ajustes').getByRole('switch', { name: 'Tasa automática' });
  }

  /** One of Ajustes' ways to another drawer: «Monedas», «Empresa». */
  way(name: string): Locator {
    return this.drawer('Ajustes').getByRole('list', { name: 'Más ajustes' }).getByRole('button', { name });
  }

  /** The form of a new rate, in the drawer on top. */
  get rateForm() {
    return this.#page.getByRole('form', { name: 'Nueva tasa' }).last();
  }

  get rate() {
    return this.rateForm.getByRole('textbox');
  }

  get saveRate() {
    return this.rateForm.getByRole('button', { name: 'Guardar tasa' });
  }

  /** Saves a rate that is far from the one before, having been asked. */
  get question() {
    return this.#page.getByRole('alertdialog');
  }

  async openCurrency(name: string): Promise<Locator> {
    await this.drawer('Monedas').getByRole('row', { name }).click();
    return this.drawer('Moneda');
  }

  get history() {
    return this.drawer('Moneda').getByRole('table', { name: 'Historia de la tasa' });
  }

  /** Presses what may be done with a rate of the history; the head is row 0. */
  async rateMenu(row: number, entry: 'Corregir' | 'Quitar'): Promise<void> {
    await this.history
      .getByRole('row')
      .nth(row)
      .getByRole('button', { name: /^Opciones de la tasa/ })
      .click();
    await this.#page.getByRole('menuitem', { name: entry }).click();
  }

  /** The company's form: a field by its label. */
  field(name: string): Locator {
    return this.drawer('Empresa').getByRole('textbox', { name });
  }

  get saveCompany() {
    return this.drawer('Empresa').getByRole('button', { name: 'Guardar empresa' });
  }
}
