import type { Locator, Page } from '@playwright/test';

/** Pixels below which the sidebar is out of sight. */
const PHONE_WIDTH = 760;

/** What stands round every screen behind the login. */
export class Shell {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get sidebar() {
    return this.#page.getByRole('navigation', { name: 'Principal' });
  }

  link(name: string): Locator {
    return this.sidebar.getByRole('link', { name, exact: true });
  }

  /** Opens a screen as people do. On a phone the sidebar has to be called first. */
  async goTo(name: string): Promise<void> {
    if (this.#isPhone) await this.#page.getByRole('button', { name: 'Abrir menú' }).click();
    await this.link(name).click();
  }

  get #isPhone(): boolean {
    return (this.#page.viewportSize()?.width ?? Number.POSITIVE_INFINITY) < PHONE_WIDTH;
  }

  async logOut(): Promise<void> {
    await this.#page.getByRole('button', { name: /^Tu cuenta/ }).click();
    await this.#page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await this.#page.getByRole('button', { name: 'Salir' }).click();
  }

  /** The card in the place of a module that failed. */
  failureCard(title: string): { heading: Locator; retry: Locator } {
    const card = this.#page
      .getByRole('alert')
      .filter({ has: this.#page.getByRole('heading', { name: `No pudimos cargar ${title}` }) });
    return { heading: card.getByRole('heading'), retry: card.getByRole('button', { name: 'Reintentar' }) };
  }
}
