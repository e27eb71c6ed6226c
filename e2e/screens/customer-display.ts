import type { Locator, Page } from '@playwright/test';
import { CashSession } from './cash-session.ts';

/** `/display`: what the customer in front of a till sees. */
export class CustomerDisplay {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it beside Caja, as its cashier does. */
  static async besides(page: Page): Promise<CustomerDisplay> {
    const till = new CashSession(page);
    await till.open();
    const opened = page.waitForEvent('popup');
    await till.button('En otra ventana').click();
    const display = new CustomerDisplay(await opened);
    await till.close();
    return display;
  }

  get lines() {
    return this.page.getByRole('list', { name: 'Tu compra' }).getByRole('listitem');
  }

  get total() {
    return this.page.getByRole('region', { name: 'Total' });
  }

  get payments() {
    return this.page.getByRole('list', { name: 'Pagos' }).getByRole('listitem');
  }

  get thanks() {
    return this.page.getByRole('heading', { name: '¡Gracias!' });
  }

  get welcome() {
    return this.page.getByText('Te damos la bienvenida');
  }

  get closed() {
    return this.page.getByRole('heading', { name: 'Esta pantalla ya cerró' });
  }

  /** To whom a payment by this method goes. */
  transfer(method: string): Locator {
    return this.page.getByRole('region', { name: method });
  }
}
