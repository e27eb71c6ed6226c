/** A printer on USB as the browser shows it: plugged in or not, ready or out of paper. */
export class UsbPrinter {
  readonly received: number[] = [];
  isIn = true;
  /** Whether the system's own driver holds it. */
  isHeld = false;
  /** How often it was opened. */
  opened = 0;
  /** Grows with each time that it is plugged in: the browser then lists another device. */
  #plugs = 0;

  unplug(): void {
    this.isIn = false;
  }

  plugIn(): void {
    this.isIn = true;
    this.#plugs += 1;
  }

  /** `navigator.usb` of a browser in which the user chooses this printer. */
  get usb() {
    return {
      requestDevice: async () => {
        if (!this.isIn) throw new DOMException('nothing chosen', 'NotFoundError');
        return this.#device();
      },
      getDevices: async () => (this.isIn ? [this.#device()] : []),
    };
  }

  #device() {
    const plug = this.#plugs;
    const here = () => {
      if (!this.isIn || plug !== this.#plugs) throw new DOMException('gone', 'NotFoundError');
    };
    return {
      opened: false,
      vendorId: 0x0416,
      productId: 0x5011,
      productName: ' POS58 ',
      serialNumber: 'A1',
      configuration: {
        interfaces: [
          { interfaceNumber: 0, alternate: { interfaceClass: 3, endpoints: [] } },
          {
            interfaceNumber: 1,
            alternate: {
              interfaceClass: 7,
              endpoints: [
                { direction: 'in', type: 'bulk', endpointNumber: 1 },
                { direction: 'out', type: 'bulk', endpointNumber: 2 },
              ],
            },
          },
        ],
      },
      open: async () => {
        here();
        this.opened += 1;
      },
      close: async () => here(),
      claimInterface: async (number: number) => {
        if (this.isHeld) throw new DOMException('held', 'NetworkError');
        if (number !== 1) throw new DOMException('no such interface', 'NotFoundError');
      },
      transferOut: async (endpoint: number, bytes: Uint8Array) => {
        here();
        if (endpoint !== 2) throw new DOMException('no such endpoint', 'NotFoundError');
        this.received.push(...bytes);
        return { status: 'ok', bytesWritten: bytes.length };
      },
    };
  }
}
