import {
  type Connection,
  inTime,
  type KnownPrinter,
  PrinterError,
  printerError,
  type Transport,
} from './connection.ts';

/** Bits a second. Printers that hang on a real serial port are set to it; the virtual ones of USB and Bluetooth do not care. */
export const BAUD_RATE = 9600;

/** Printers on a serial port, a virtual one of Windows or Bluetooth included, through Web Serial. */
export const serial: Transport = {
  isSupported: () => 'serial' in navigator,
  choose: async () => {
    if (!('serial' in navigator)) throw new PrinterError('unsupported');
    try {
      return await open(await navigator.serial.requestPort());
    } catch (error) {
      throw printerError(error, { NetworkError: 'busy' });
    }
  },
  reopen: async (printer) => {
    if (!('serial' in navigator)) throw new PrinterError('unsupported');
    const port = that(await navigator.serial.getPorts(), printer);
    if (!port) throw new PrinterError('gone');
    try {
      return await open(port);
    } catch (error) {
      throw printerError(error, { NetworkError: 'busy', NotFoundError: 'gone' });
    }
  },
};

/** A port tells nothing of itself but its USB chip, and a real one not even that: the only one that was ever allowed is it. */
function that(ports: readonly SerialPort[], { vendorId, productId }: KnownPrinter): SerialPort | undefined {
  const same = ports.filter((port) => {
    const { usbVendorId = null, usbProductId = null } = port.getInfo();
    return usbVendorId === vendorId && usbProductId === productId;
  });
  return same.length === 1 ? same[0] : undefined;
}

async function open(port: SerialPort): Promise<Connection> {
  if (!port.writable) await port.open({ baudRate: BAUD_RATE });
  const { usbVendorId = null, usbProductId = null } = port.getInfo();
  return {
    printer: {
      kind: 'serial',
      name: 'Impresora de puerto serial',
      vendorId: usbVendorId,
      productId: usbProductId,
      serialNumber: null,
    },
    write: async (bytes) => {
      const writer = port.writable?.getWriter();
      if (!writer) throw new PrinterError('gone');
      try {
        await inTime(writer.write(bytes));
      } catch (error) {
        throw printerError(error);
      } finally {
        writer.releaseLock();
      }
    },
    close: () => port.close(),
  };
}
