import type { Locator, Page } from '@playwright/test';

/** `/products` and what opens from it. */
export class Products {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto('/products');
  }

  get heading() {
    return this.#page.getByRole('heading', { name: 'Productos', level: 1 });
  }

  get table() {
    return this.#page.getByRole('table', { name: 'Productos' });
  }

  get searchBox() {
    return this.#page.getByRole('searchbox', { name: 'Buscar' });
  }

  get create() {
    return this.#page.getByRole('button', { name: 'Crear producto' });
  }

  get import() {
    return this.#page.getByRole('button', { name: 'Importar', exact: true });
  }

  get importDialog() {
    return this.#page.getByRole('dialog');
  }

  /** The rows of products, without the header. */
  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name });
  }

  async search(text: string): Promise<void> {
    await this.searchBox.fill(text);
  }

  async fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.#page.getByRole('textbox', { name: label, exact: true }).fill(value);
    }
  }

  async save(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Guardar producto' }).click();
  }

  /** Opens the import and gives it a file, up to the look at it before it is sent. */
  async chooseFile(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.import.click();
    await this.importDialog.getByLabel('Archivo CSV o Excel').setInputFiles(file);
  }

  async startImport(): Promise<void> {
    await this.importDialog.getByRole('button', { name: /^Importar [\d.]+ productos?$/ }).click();
  }

  /** How many were created, updated or rejected, once the import is over. */
  figure(name: 'Creado' | 'Actualizado' | 'Rechazado' | 'Se crea' | 'Cambia' | 'Con errores'): Locator {
    const term = this.#page.getByRole('term').filter({ hasText: new RegExp(`^${name}[sn]?$`) });
    return this.importDialog.locator('div', { has: term }).last().getByRole('definition');
  }
}
