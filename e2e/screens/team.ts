import type { Locator, Page } from '@playwright/test';

/** `/users`, and the drawers of users and roles. */
export class Team {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get table() {
    return this.#page.getByRole('table', { name: 'Usuarios' });
  }

  get newUser() {
    return this.#page.getByRole('button', { name: 'Nuevo usuario' });
  }

  /** The login data of a user who was just added, or got another password. */
  get loginData() {
    return this.#page.getByRole('region', { name: 'Datos para entrar' });
  }

  row(name: string): Locator {
    return this.table.getByRole('row').filter({ hasText: name });
  }

  async open(name: string): Promise<void> {
    await this.row(name).getByRole('button').click();
  }

  drawer(name: 'Roles' | 'Rol' | 'Nuevo rol' | 'Usuario' | 'Nuevo usuario'): Locator {
    return this.#page.getByRole('dialog', { name, exact: true });
  }

  role(name: string): Locator {
    return this.drawer('Roles').getByRole('button', { name: new RegExp(`^${name}`) });
  }

  permission(name: string): Locator {
    return this.#page.getByRole('checkbox', { name, exact: true });
  }

  async fillInUser({ name, email, role }: { name: string; email: string; role?: string }): Promise<void> {
    await this.#page.getByLabel('Nombre y apellido').fill(name);
    await this.#page.getByLabel('Correo').fill(email);
    if (role) await this.#page.getByLabel('Rol', { exact: true }).selectOption({ label: role });
  }

  /** One line of the data to log in with. */
  async loginFact(name: 'Usuario' | 'Contraseña'): Promise<string> {
    const term = this.loginData.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    return (await term.locator('xpath=following-sibling::dd[1]').textContent()) ?? '';
  }
}
