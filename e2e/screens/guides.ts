import { expect, type Locator, type Page } from '@playwright/test';

/** The guides: their panel on Resumen, their drawers, and the card of the step that stands. */
export class Guides {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get panel() {
    return this.#page.getByRole('region', { name: 'Guías' });
  }

  /** The card of a step, by its title. */
  step(title: string): Locator {
    return this.#page.getByRole('region', { name: title }).filter({ has: this.close });
  }

  get next() {
    return this.#page.getByRole('button', { name: 'Siguiente', exact: true });
  }

  get back() {
    return this.#page.getByRole('button', { name: 'Anterior', exact: true });
  }

  get finish() {
    return this.#page.getByRole('button', { name: 'Terminar', exact: true });
  }

  get close() {
    return this.#page.getByRole('button', { name: 'Cerrar guía' });
  }

  get paused() {
    return this.#page.getByRole('banner').getByRole('button', { name: /^Guía en pausa/ });
  }

  /** Opens the menu of the one that waits, and goes on with it. */
  async goOn(): Promise<void> {
    await this.paused.click();
    await this.#page.getByRole('menuitem', { name: 'Continuar la guía' }).click();
  }

  /** What the step points at. */
  get pointedAt() {
    return this.#page.locator('[data-guided]');
  }

  drawer(title: string): Locator {
    return this.#page.getByRole('dialog', { name: title });
  }

  /** Starts a guide as people do: Resumen, all guides, its section. */
  async start(section: string, guide: string): Promise<void> {
    await this.#page.goto('/');
    await this.panel.getByRole('button', { name: 'Todas las guías' }).click();
    await this.drawer('Todas las guías').getByRole('button', { name: section }).click();
    await this.drawer(section).getByRole('button', { name: guide }).click();
  }

  /** Reads the guide that stands from here to its last step. */
  async goToTheEnd(): Promise<void> {
    const { walkthrough } = await this.stored();
    const left = walkthrough ? walkthrough.steps.length - 1 - walkthrough.index : 0;
    expect(left).toBeGreaterThan(0);
    for (let step = 0; step < left; step += 1) await this.next.click();
  }

  /** What the browser keeps of it (spec §9). */
  stored(): Promise<{
    mark: string | null;
    walkthrough: { index: number; run: boolean; steps: unknown[] } | null;
  }> {
    return this.#page.evaluate(() => ({
      mark: localStorage.getItem('cuadra.get-started'),
      walkthrough: JSON.parse(localStorage.getItem('cuadra.walkthrough') ?? 'null'),
    }));
  }
}
