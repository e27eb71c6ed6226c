/**
 * The encoder as Node takes it: the one for browsers wants a canvas, which jsdom has not.
 *
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { WritableStream } from 'node:stream/web';
import { deserialize, serialize } from 'node:v8';
import { words } from '../receipt/rows.ts';
import { readThermal } from '../receipt/testing/thermal-paper.ts';
import { PrinterError } from './connection.ts';
import { printerErrorText } from './error-text.ts';
import { NO_PRINTER } from './printer-settings.ts';
import { usePrinter } from './printer-store.ts';
import { UsbPrinter } from './testing/usb-printer.ts';

let printer: UsbPrinter;

/** The browser, as far as printers are concerned. */
function browserWith(parts: { usb?: object; serial?: object }) {
  for (const name of ['usb', 'serial'] as const) {
    Reflect.deleteProperty(navigator, name);
    if (parts[name]) Object.defineProperty(navigator, name, { value: parts[name], configurable: true });
  }
}

beforeAll(() => {
  // jsdom has none.
  globalThis.structuredClone ??= (value) => deserialize(serialize(value));
});

beforeEach(async () => {
  await usePrinter.getState().forget();
  printer = new UsbPrinter();
  browserWith({ usb: printer.usb });
});

const store = () => usePrinter.getState();
const job = (text: string) => ({ rows: [words(text)], width: 58 as const });
const paper = () => readThermal(Uint8Array.from(printer.received));
const printed = () =>
  paper()
    .lines.map(({ text }) => text)
    .filter((text) => text !== '');
const kindOf = async (work: Promise<void>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof PrinterError ? error.kind : error;
};

test('a printer is chosen once, prints, and opens its drawer', async () => {
  await store().choose('usb');
  expect(store().settings.printer).toEqual({
    kind: 'usb',
    name: 'POS58',
    vendorId: 0x0416,
    productId: 0x5011,
    serialNumber: 'A1',
  });
  await store().print(job('Café'));
  await store().openDrawer();
  expect(printed()).toEqual(['Café']);
  expect(paper().pulses).toBe(1);
  expect(printer.opened).toBe(1);
});

test('two tickets at once come out one after the other', async () => {
  await store().choose('usb');
  await Promise.all([store().print(job('Uno')), store().print(job('Dos'))]);
  expect(printed()).toEqual(['Uno', 'Dos']);
  expect(store().isBusy).toBe(false);
});

test('switched off and on again, it prints without being asked for', async () => {
  await store().choose('usb');
  await store().print(job('Uno'));
  printer.unplug();
  printer.plugIn();
  await store().print(job('Dos'));
  expect(printed()).toEqual(['Uno', 'Dos']);
});

test('one that is gone is told, and prints once it is back', async () => {
  await store().choose('usb');
  printer.unplug();
  expect(await kindOf(store().print(job('Uno')))).toBe('gone');
  printer.plugIn();
  await store().print(job('Dos'));
  expect(printed()).toEqual(['Dos']);
});

test('one that another program holds is told', async () => {
  printer.isHeld = true;
  expect(await kindOf(store().choose('usb'))).toBe('busy');
  expect(store().settings.printer).toBeNull();
});

test('closing the list of printers is no error', async () => {
  printer.unplug();
  const work = store().choose('usb');
  await expect(work).rejects.toThrow('not-chosen');
  expect(printerErrorText(await work.catch((error: unknown) => error))).toBeUndefined();
});

test('a browser that cannot speak to printers is told what to do', async () => {
  browserWith({});
  for (const kind of ['usb', 'serial'] as const) {
    const work = store().choose(kind);
    expect(await kindOf(work)).toBe('unsupported');
    expect(printerErrorText(await work.catch((error: unknown) => error))).toMatch(/Chrome o Edge/);
  }
});

test('a serial port prints too, and is found again by its chip', async () => {
  const received: number[] = [];
  let isOpen = false;
  const port = {
    getInfo: () => ({ usbVendorId: 0x1a86, usbProductId: 0x7523 }),
    open: async () => {
      isOpen = true;
    },
    close: async () => {
      isOpen = false;
    },
    get writable() {
      return isOpen
        ? new WritableStream({ write: (bytes: Uint8Array) => void received.push(...bytes) })
        : null;
    },
  };
  browserWith({ serial: { requestPort: async () => port, getPorts: async () => [port] } });
  await store().choose('serial');
  const { settings } = store();
  await store().print(job('Uno'));
  // As at the next visit: remembered, and not open.
  await store().forget();
  usePrinter.setState({ settings });
  await store().print(job('Dos'));
  const lines = readThermal(Uint8Array.from(received)).lines.map(({ text }) => text);
  expect(lines.filter((text) => text !== '')).toEqual(['Uno', 'Dos']);
});

test('what is set is what it prints with', async () => {
  await store().choose('usb');
  store().change({ codePage: 'plain', columns: 42 });
  await store().print({ ...job('Ñandú'), width: 80 });
  expect(printed()).toEqual(['Nandu']);
  await store().forget();
  expect(store().settings).toEqual(NO_PRINTER);
});
