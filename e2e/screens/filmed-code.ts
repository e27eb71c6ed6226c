import type { Page } from '@playwright/test';

/** Pixels of the narrowest bar: a code that is held before a phone. */
const BAR = 4;

/** Left digits of odd parity (GS1); the even ones are the right ones backwards, and those the odd ones turned over. */
const ODD = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ');
/** Which of the six left digits are even, by the first digit, which is drawn nowhere else. */
const EVEN = '000000 001011 001101 001110 010011 011001 011100 010101 010110 011010'.split(' ');

function barsOf(ean13: string): string {
  const [first = 0, ...digits] = [...ean13].map(Number);
  const turned = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('');
  const drawn = digits.map((digit, at) => {
    const odd = ODD[digit] ?? '';
    const right = turned(odd);
    if (at >= 6) return right;
    return EVEN[first]?.[at] === '1' ? [...right].reverse().join('') : odd;
  });
  return `101${drawn.slice(0, 6).join('')}01010${drawn.slice(6).join('')}101`;
}

/**
 * Has the camera see an EAN-13 that somebody holds before it. The browser that tests bring along has no cameras, so that what
 * it sees is drawn; the video, the reader and all behind them are those of every browser without a reader of its own.
 */
export async function filmCode(page: Page, ean13: string): Promise<void> {
  await page.addInitScript(
    ({ bars, bar }) => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        canvas.width = 640;
        canvas.height = 480;
        const paper = canvas.getContext('2d');
        const draw = () => {
          if (!paper) return;
          paper.fillStyle = '#eee';
          paper.fillRect(0, 0, 640, 480);
          paper.fillStyle = '#111';
          const left = (640 - bars.length * bar) / 2;
          for (const [at, bit] of [...bars].entries())
            if (bit === '1') paper.fillRect(left + at * bar, 100, bar, 280);
        };
        setInterval(draw, 100);
        return canvas.captureStream(10);
      };
    },
    { bars: barsOf(ean13), bar: BAR },
  );
}
