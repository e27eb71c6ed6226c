import type { Locator, Page } from '@playwright/test';

/** The drawer of categories and measures. */
export class Categories {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get drawer() {
    return this.#page.getByRole('dialog', { name: 'Categorías y medidas' });
  }

  tab(name: 'Categorías' | 'Medidas'): Locator {
    return this.drawer.getByRole('tab', { name });
  }

  /** What adds one to the tab that is open. */
  get newName() {
    return this.drawer.getByRole('textbox', { name: /^Nueva / });
  }

  get add() {
    return this.drawer.getByRole('button', { name: 'Agregar' });
  }

  get rows() {
    return this.drawer.getByRole('tabpanel').getByRole('listitem');
  }

  async addNamed(name: string): Promise<void> {
    await this.newName.fill(name);
    await this.add.click();
  }

  async rename(name: string, next: string): Promise<void> {
    await this.drawer.getByRole('button', { name: `Cambiar el nombre de ${name}` }).click();
    await this.drawer.getByRole('textbox', { name: `Nombre de ${name}` }).fill(next);
    await this.#page.keyboard.press('Enter');
  }

  async remove(name: string): Promise<void> {
    await this.drawer.getByRole('button', { name: `Eliminar ${name}` }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click();
  }
}
