/** A line as the buyer put it into the cart. */
export interface CartLine {
  id: string;
  qty: number;
  name: string;
  /** What one cost when it was put there, in main and in alternative: to tell when that has changed. */
  price: string;
  price_alternative: string;
}

/** What is kept of who orders, so that it is typed once. */
export interface Buyer {
  buyer_name: string;
  phone: string;
  address: string;
}

const slug = document.documentElement.dataset.store ?? '';
const key = (what: string) => `cuadra-tienda:${slug}:${what}`;

/** What a page remembers when the browser keeps nothing, as in a private window of some. */
const memory = new Map<string, unknown>();

function read<T>(what: string, isWhole: (value: unknown) => value is T, otherwise: T): T {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(what)) ?? 'null');
    return isWhole(value) ? value : otherwise;
  } catch {
    const value = memory.get(what);
    return isWhole(value) ? value : otherwise;
  }
}

function write(what: string, value: unknown): void {
  memory.set(what, value);
  try {
    localStorage.setItem(key(what), JSON.stringify(value));
  } catch {
    // Full, or forbidden: this page remembers it.
  }
}

/** The cart, of this store alone. */
export function readCart(): CartLine[] {
  return read('carrito', isCart, []);
}

/** Tells the other parts of the page, and other tabs hear of it by the storage. */
export function writeCart(lines: readonly CartLine[]): void {
  write('carrito', lines);
  dispatchEvent(new Event('cart-changed'));
}

export function addToCart(line: Omit<CartLine, 'qty'>): void {
  const lines = readCart();
  const there = lines.find(({ id }) => id === line.id);
  if (there) writeCart(lines.map((one) => (one === there ? { ...one, qty: one.qty + 1 } : one)));
  else writeCart([...lines, { ...line, qty: 1 }]);
}

/** The code in the cart; empty for none. */
export function readCoupon(): string {
  return read('cupon', isText, '');
}

export function writeCoupon(coupon: string): void {
  write('cupon', coupon);
}

/** What the shop was told of a visit, and on which day. */
interface Told {
  day: string;
  has_cart: boolean;
}

export function readTold(): Told {
  return read('visita', isTold, { day: '', has_cart: false });
}

export function writeTold(told: Told): void {
  write('visita', told);
}

export function readBuyer(): Buyer {
  return read('comprador', isBuyer, { buyer_name: '', phone: '', address: '' });
}

export function writeBuyer(buyer: Buyer): void {
  write('comprador', buyer);
}

/** What an order is known by however often it is sent; another one for the next. */
export function orderId(): string {
  const id = read('pedido', isText, '');
  if (id) return id;
  const made = newUuid();
  write('pedido', made);
  return made;
}

export function forgetOrderId(): void {
  write('pedido', '');
}

/** `crypto.randomUUID` is there over https alone, and a shop may try its store on its own network. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && 'day' in value && 'has_cart' in value;
}

function isCart(value: unknown): value is CartLine[] {
  return (
    Array.isArray(value) &&
    value.every(
      (line) =>
        typeof line?.id === 'string' &&
        Number.isFinite(line.qty) &&
        line.qty > 0 &&
        typeof line.name === 'string',
    )
  );
}

function isBuyer(value: unknown): value is Buyer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'buyer_name' in value &&
    'phone' in value &&
    'address' in value
  );
}
