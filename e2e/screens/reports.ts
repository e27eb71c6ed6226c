import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** `/reports`. */
export class Reports {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(search = ''): Promise<void> {
    await this.#page.goto(`/reports${search}`);
  }

  get tabs() {
    return this.#page.getByRole('tablist', { name: 'Reportes' }).getByRole('tab');
  }

  async show(report: string): Promise<void> {
    await this.tabs.filter({ hasText: new RegExp(`^${report}$`) }).click();
  }

  way(name: string): Locator {
    return this.#page.getByRole('group', { name: 'Agrupar por' }).getByRole('radio', { name, exact: true });
  }

  /** By what the rows are put together: «Producto». */
  async groupBy(name: string): Promise<void> {
    await this.#page.getByRole('group', { name: 'Agrupar por' }).getByText(name, { exact: true }).click();
  }

  /** A figure, by its heading: «Ganancia». */
  figure(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** A row of the report: of «Ventas por producto», the one of coffee. */
  row(table: string, name: string): Locator {
    return this.#page
      .getByRole('table', { name: table, exact: true })
      .getByRole('row')
      .filter({ hasText: name });
  }

  /** What the rows of a report are of, in the order that they stand in. */
  names(table: string): Locator {
    return this.#page
      .getByRole('table', { name: table, exact: true })
      .getByRole('row')
      .locator('td:first-child');
  }

  /** Presses the head of a column. */
  async sortBy(table: string, column: string): Promise<void> {
    await this.#page
      .getByRole('table', { name: table, exact: true })
      .getByRole('columnheader', { name: column, exact: true })
      .getByRole('button')
      .click();
  }

  /** The file as it is saved. @returns its lines, each as its cells, with the mark of UTF-8 in the first one */
  async file(): Promise<string[][]> {
    const arrives = this.#page.waitForEvent('download');
    await this.#page.getByRole('button', { name: 'Descargar CSV' }).click();
    const text = await readFile(await (await arrives).path(), 'utf8');
    return text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(';'));
  }
}
