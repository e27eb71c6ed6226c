import {
  type Connection,
  inTime,
  type KnownPrinter,
  PrinterError,
  printerError,
  type Transport,
} from './connection.ts';

/** Of USB's classes of interfaces, the one of printers. */
const PRINTER_CLASS = 7;
/** Makers whose receipt printers call themselves something of their own and not a printer. */
const MAKERS = [0x04b8, 0x0519, 0x1504, 0x1d90, 0x0483, 0x0416, 0x0fe6, 0x6868, 0x1fc9, 0x28e9];
/** In Windows the driver holds a printer, and Linux's may too. */
const HELD = { SecurityError: 'busy', NetworkError: 'busy', InvalidStateError: 'busy' } as const;

/** Printers on USB, through WebUSB: what Chrome and Edge have, on computers and on Android. */
export const usb: Transport = {
  isSupported: () => 'usb' in navigator,
  choose: async () => {
    if (!('usb' in navigator)) throw new PrinterError('unsupported');
    try {
      const filters = [{ classCode: PRINTER_CLASS }, ...MAKERS.map((vendorId) => ({ vendorId }))];
      return await open(await navigator.usb.requestDevice({ filters }));
    } catch (error) {
      throw printerError(error, { NetworkError: 'busy', SecurityError: 'busy' });
    }
  },
  reopen: async (printer) => {
    if (!('usb' in navigator)) throw new PrinterError('unsupported');
    const device = (await navigator.usb.getDevices()).find((known) => isThat(known, printer));
    if (!device) throw new PrinterError('gone');
    try {
      return await open(device);
    } catch (error) {
      throw printerError(error, { ...HELD, NotFoundError: 'gone' });
    }
  },
};

function isThat(device: USBDevice, { vendorId, productId, serialNumber }: KnownPrinter): boolean {
  const isSameModel = device.vendorId === vendorId && device.productId === productId;
  return isSameModel && (serialNumber === null || (device.serialNumber ?? null) === serialNumber);
}

async function open(device: USBDevice): Promise<Connection> {
  if (!device.opened) await device.open();
  if (device.configuration === null) await device.selectConfiguration(1);
  const { interfaceNumber, endpoint } = wayOut(device);
  await device.claimInterface(interfaceNumber);
  return {
    printer: {
      kind: 'usb',
      name: device.productName?.trim() || 'Impresora USB',
      vendorId: device.vendorId,
      productId: device.productId,
      serialNumber: device.serialNumber ?? null,
    },
    write: async (bytes) => {
      try {
        const { status } = await inTime(device.transferOut(endpoint, Uint8Array.from(bytes)));
        if (status !== 'ok') throw new PrinterError('failed');
      } catch (error) {
        throw printerError(error, { NotFoundError: 'gone', InvalidStateError: 'gone' });
      }
    },
    close: () => device.close(),
  };
}

/** The endpoint that takes what is to be printed: the printer interface's, or the first one that takes anything. */
function wayOut(device: USBDevice): { interfaceNumber: number; endpoint: number } {
  const interfaces = device.configuration?.interfaces ?? [];
  const isPrinter = ({ alternate }: USBInterface) => alternate.interfaceClass === PRINTER_CLASS;
  for (const { interfaceNumber, alternate } of [...interfaces.filter(isPrinter), ...interfaces]) {
    const out = alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk');
    if (out) return { interfaceNumber, endpoint: out.endpointNumber };
  }
  throw new PrinterError('failed');
}
