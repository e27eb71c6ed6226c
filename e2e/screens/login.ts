import type { Page } from '@playwright/test';

/** `/login`. */
export class Login {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get username() {
    return this.#page.getByRole('textbox', { name: 'Usuario' });
  }

  get password() {
    return this.#page.getByLabel('Contraseña', { exact: true });
  }

  get submit() {
    return this.#page.getByRole('button', { name: 'Iniciar sesión' });
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
