import { createSale, type Ticket } from '@cuadra/shared/contract';
import type { Locator, Page, Response } from '@playwright/test';
import { Scanner } from './scanner.ts';

const SALES = '/api/v1/sales/create';

/** `/cash-register`: the steps of a cashier's day. */
export class CashRegister {
  readonly #page: Page;
  readonly #scanner: Scanner;

  constructor(page: Page) {
    this.#page = page;
    this.#scanner = new Scanner(page);
  }

  async open(): Promise<void> {
    await this.#page.goto('/cash-register');
  }

  get searchBox() {
    return this.#page.getByRole('searchbox', { name: 'Buscar producto' });
  }

  /** The products that were found, to be pressed. */
  get found() {
    return this.#page.getByRole('list', { name: 'Productos' });
  }

  get lines() {
    return this.#page.getByRole('list', { name: 'Líneas' });
  }

  line(product: string): Locator {
    return this.lines.getByRole('listitem', { name: product, exact: true });
  }

  quantity(product: string): Locator {
    return this.line(product).getByRole('textbox', { name: 'Cantidad' });
  }

  get total() {
    return this.#page.getByRole('group', { name: 'Total' });
  }

  get tabs() {
    return this.#page.getByRole('tablist', { name: 'Ventas' }).getByRole('tab');
  }

  get newSale() {
    return this.#page.getByRole('button', { name: 'Nueva venta' });
  }

  /** The name, debt and limit of whose sale it is; the button that asks for one where there is none. */
  get client() {
    return this.#page.getByRole('group', { name: 'Cliente', exact: true });
  }

  get undo() {
    return this.#page.getByRole('button', { name: 'Deshacer' });
  }

  dialog(name: string | RegExp): Locator {
    return this.#page.getByRole('dialog', { name });
  }

  get clientBox() {
    return this.#page.getByRole('combobox', { name: 'Buscar cliente' });
  }

  /** A client that was found, or the one that is yet to be made. */
  clientOption(name: string | RegExp): Locator {
    return this.#page.getByRole('listbox', { name: 'Clientes' }).getByRole('option', { name });
  }

  get charge() {
    // Beside a client who owes, «Cobrar deuda» is another one.
    return this.#page.getByRole('button', { name: /^Cobrar(?! deuda)/ });
  }

  get payments() {
    return this.#page.getByRole('region', { name: 'Pagos' });
  }

  get change() {
    return this.#page.getByRole('region', { name: 'Vuelto' });
  }

  get amount() {
    return this.#page.getByRole('textbox', { name: 'Monto' });
  }

  get reference() {
    return this.#page.getByRole('textbox', { name: 'Referencia', exact: true });
  }

  method(name: string): Locator {
    return this.#page
      .getByRole('group', { name: 'Métodos de pago' })
      .getByRole('button', { name, exact: true });
  }

  /** The key that is drawn on a method. */
  async keyOf(method: string): Promise<string> {
    const key = await this.method(method).getAttribute('aria-keyshortcuts');
    if (key === null) throw new Error(`${method} has no key`);
    return key;
  }

  get finish() {
    return this.#page.getByRole('button', { name: 'Finalizar venta' });
  }

  /** The choice to take a reference that paid before. */
  get acceptsReuse() {
    return this.payments.getByRole('checkbox', { name: 'Cobrar de todos modos' });
  }

  get retry() {
    return this.#page.getByRole('button', { name: 'Reintentar' });
  }

  /** The end of a sale, or the ticket of one that was seen again. */
  get ticket() {
    return this.#page.getByRole('dialog', { name: /^Ticket \d{8}$/ });
  }

  /** The button of the end of a sale that shows its ticket as it is printed, and where the printer is set up. */
  get seeTicket() {
    return this.#page.getByRole('button', { name: 'Ver ticket' });
  }

  /** A ticket as it is printed. */
  get paper() {
    return this.#page.getByRole('dialog').getByRole('article');
  }

  /** The notes and coins of a change, as they are told at the end of a sale. */
  get notesToHand() {
    return this.#page.getByRole('list', { name: /^En billetes y monedas/ }).getByRole('listitem');
  }

  /** The ticket of a sale that has not arrived yet. */
  get provisionalTicket() {
    return this.#page.getByRole('dialog', { name: 'Ticket por enviar' });
  }

  /** How many sales wait to be sent: the way to their list. */
  get waiting() {
    return this.#page.getByRole('button', { name: /por enviar$|rechazadas?$/ });
  }

  get waitingList() {
    return this.#page.getByRole('list', { name: 'Ventas por enviar' }).getByRole('listitem');
  }

  get nextSale() {
    return this.#page.getByRole('button', { name: 'Siguiente venta' });
  }

  /** A product that is found, by its whole name: what was shown before may have it within a longer one. */
  card(product: string): Locator {
    return this.found.getByRole('button').filter({ has: this.#page.getByText(product, { exact: true }) });
  }

  /** Looks a product up by its name and presses it. */
  async add(product: string): Promise<void> {
    await this.searchBox.fill(product);
    // Its card may stand among others already: it moves as the search is shown, and a press begun before ends beside it.
    const [word = ''] = product.split(' ');
    await this.found
      .getByRole('listitem')
      .filter({ hasNotText: word })
      .first()
      .waitFor({ state: 'detached' });
    await this.card(product).first().click();
    await this.line(product).waitFor();
    await this.searchBox.fill('');
  }

  /** What a scanner does: types the code at once and presses Enter. */
  async scan(barcode: string): Promise<void> {
    await this.#page.keyboard.insertText(barcode);
    await this.#page.keyboard.press('Enter');
  }

  /** What a scanner does that types key by key, wherever the focus is: one code behind the other, as fast as it can. */
  async scanByKeys(...barcodes: readonly string[]): Promise<void> {
    await this.#scanner.press(
      barcodes.flatMap((barcode) => [...barcode, 'Enter']),
      { gap: 5 },
    );
  }

  /** What is shown before anybody types: «Más vendidos», «Favoritos», «Todos» or a category. */
  shelf(name: string): Locator {
    return this.#page.getByRole('group', { name: 'Mostrar productos' }).getByRole('button', { name });
  }

  async setQuantity(product: string, quantity: string): Promise<void> {
    await this.quantity(product).fill(quantity);
    await this.quantity(product).press('Enter');
  }

  /** One payment: the method by its name, the amount as a cashier types it. */
  async pay(method: string, amount: string): Promise<void> {
    await this.method(method).click();
    await this.amount.last().fill(amount);
  }

  /** How the change is given, by the currency's symbol: all of it in one. */
  async giveChangeIn(symbol: 'Bs.' | '$'): Promise<void> {
    const ways = this.change.getByRole('radio');
    const names = await this.change.locator('label').allInnerTexts();
    const other = symbol === 'Bs.' ? '$' : 'Bs.';
    await ways.nth(names.findIndex((name) => name.includes(symbol) && !name.includes(other))).check();
  }

  /** Ends the sale. @returns what the API answered */
  async finishSale(): Promise<Ticket> {
    const answered = this.answer();
    await this.finish.click();
    return readTicket(await answered);
  }

  /** The next answer to a sale that was sent. */
  answer(): Promise<Response> {
    return this.#page.waitForResponse((response) => response.url().endsWith(SALES));
  }
}

export async function readTicket(response: Response): Promise<Ticket> {
  return createSale.response.parse(await response.json());
}
