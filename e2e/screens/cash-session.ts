import type { Locator, Page } from '@playwright/test';

/** The drawer of the cash session, and the bar of Caja that leads to it. */
export class CashSession {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** «Caja abierta desde 8:05 a. m., por Ana Pérez», «Caja sin abrir». */
  get state() {
    return this.#page.getByRole('status').filter({ hasText: /^Caja (abierta desde|sin abrir)/ });
  }

  get drawer() {
    return this.#page.getByRole('dialog', { name: 'Apertura y cierre de caja' });
  }

  get confirm() {
    return this.#page.getByRole('alertdialog', { name: '¿Cerrar la caja?' });
  }

  get report() {
    return this.drawer.getByRole('article', { name: /^Reporte [XZ]/ });
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: /^(Abrir caja|Caja)$/ }).click();
    await this.drawer.waitFor();
  }

  async close(): Promise<void> {
    await this.drawer.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await this.drawer.waitFor({ state: 'hidden' });
  }

  button(name: string): Locator {
    return this.drawer.getByRole('button', { name, exact: true });
  }

  amount(method: string): Locator {
    return this.drawer.getByRole('textbox', { name: method, exact: true });
  }

  /** Counts a method note by note: `{ '$ 20,00': 2 }`, values as the counter writes them. */
  async count(method: string, notes: Record<string, number>): Promise<void> {
    const field = this.drawer.getByRole('group', { name: method, exact: true });
    await field.getByRole('button', { name: 'Contar billetes' }).click();
    const group = this.drawer.getByRole('group', { name: `Billetes de ${method}` });
    for (const [note, count] of Object.entries(notes)) {
      await group.getByRole('textbox', { name: `Cuántos de ${note}`, exact: true }).fill(String(count));
    }
  }

  async move(
    kind: 'Entrada' | 'Salida',
    { method, amount, reason }: Record<'method' | 'amount' | 'reason', string>,
  ) {
    await this.button(`${kind} de dinero`).click();
    await this.drawer.getByRole('combobox', { name: 'Método' }).selectOption({ label: method });
    await this.amount('Monto').fill(amount);
    await this.amount('Motivo').fill(reason);
    await this.button(`Registrar ${kind.toLowerCase()}`).click();
    await this.drawer.getByRole('listitem').filter({ hasText: reason }).waitFor();
  }
}
