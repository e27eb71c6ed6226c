import type { Locator, Page } from '@playwright/test';

/** `/`, Resumen. */
export class Home {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/${search}`);
  }

  /** A figure or a panel, by its heading: «Ventas», «Hoy», «Quién te debe». */
  part(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** Any of the periods: «Hoy», «Esta semana», «Otras fechas». */
  period(name: string): Locator {
    return this.#page.getByRole('group', { name: 'Período' }).getByRole('radio', { name });
  }

  async choose(period: string): Promise<void> {
    await this.#page.getByRole('group', { name: 'Período' }).getByText(period, { exact: true }).click();
  }

  async chooseDays(from: string, to: string): Promise<void> {
    await this.choose('Otras fechas');
    const form = this.#page.getByRole('form', { name: 'Otras fechas' });
    await form.getByLabel('Desde').fill(from);
    await form.getByLabel('Hasta').fill(to);
    await form.getByRole('button', { name: 'Ver' }).click();
  }

  /** Of the chart, which is there for the eye alone and so has no name. */
  get bars() {
    return this.#page.locator('.recharts-bar-rectangle path');
  }

  get daysTable() {
    return this.#page.getByRole('table', { name: 'Ventas por día' });
  }

  get tiles() {
    return this.#page.getByRole('list', { name: 'Accesos' });
  }
}
