import type { Page } from '@playwright/test';

/** `/register`: four steps, and the code from the mail. */
export class Register {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  field(label: string) {
    return this.#page.getByLabel(label, { exact: true });
  }

  heading(title: string) {
    return this.#page.getByRole('heading', { name: title, level: 1 });
  }

  get next() {
    return this.#page.getByRole('button', { name: 'Continuar' });
  }

  get back() {
    return this.#page.getByRole('button', { name: 'Atrás' });
  }

  get create() {
    return this.#page.getByRole('button', { name: 'Crear mi cuenta' });
  }

  get code() {
    return this.field('Código');
  }

  get resend() {
    return this.#page.getByRole('button', { name: /^Enviar otro código/ });
  }

  /** The first step, up to its button. */
  async introduce(who: { name: string; username: string; email: string; password: string }): Promise<void> {
    await this.field('Nombre y apellido').fill(who.name);
    await this.field('Correo').fill(who.email);
    await this.field('Usuario').fill(who.username);
    await this.field('Contraseña').fill(who.password);
  }

  /** All steps with their defaults, up to the code. */
  async fillIn(
    who: { name: string; username: string; email: string; password: string },
    company: string,
  ): Promise<void> {
    await this.introduce(who);
    await this.next.click();
    await this.field('Nombre del negocio').fill(company);
    await this.next.click();
    await this.heading('Paso 3 de 4: Tus monedas').waitFor();
    await this.next.click();
    await this.create.click();
  }
}
