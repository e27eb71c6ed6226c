import { expect, type Locator, type Page } from '@playwright/test';

/** The drawers of payment methods. */
export class PaymentMethods {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get list() {
    return this.#page.getByRole('dialog', { name: 'Métodos de pago' });
  }

  get form() {
    return this.#page.getByRole('dialog', { name: /^(Agregar|Editar) método de pago$/ });
  }

  get add() {
    return this.list.getByRole('button', { name: 'Agregar método de pago' });
  }

  rows(name: string | RegExp): Locator {
    return this.list
      .getByRole('list', { name: 'Métodos de pago' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async edit(name: string): Promise<void> {
    await this.rows(name).getByRole('button').first().click();
  }

  /** Opens the question before a method is removed. */
  async remove(name: string): Promise<Locator> {
    await this.list.getByRole('button', { name: `Eliminar ${name}`, exact: true }).click();
    return this.#page.getByRole('dialog', { name: `¿Eliminar «${name}»?` });
  }

  /** Of the form. */
  field(label: string): Locator {
    return this.form.getByLabel(label, { exact: true });
  }

  async choose(kind: string): Promise<void> {
    // The button of a choice is drawn by its label.
    await this.form.locator('label').filter({ hasText: kind }).click();
    await expect(this.form.getByRole('radio', { name: kind, exact: true })).toBeChecked();
  }

  async chooseBank(text: string): Promise<void> {
    await this.field('Banco').fill(text);
    await this.#page.getByRole('option', { name: text }).click();
  }

  get save() {
    return this.form.getByRole('button', { name: /^(Agregar|Guardar cambios)$/ });
  }
}
