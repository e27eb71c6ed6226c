import { expect, type Page } from '@playwright/test';

/** Prints what is asked for into a PDF, as the browser's dialog would. @returns the size of its one page in millimetres */
export async function printed(
  page: Page,
  press: () => Promise<void>,
): Promise<{ width: number; height: number }> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press();
  const overflow = await page.locator('[data-print-sheet] article').evaluate((paper) => {
    const edge = paper.getBoundingClientRect();
    return [...paper.querySelectorAll('*')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < edge.left - 0.5 || box.right > edge.right + 0.5;
    }).length;
  });
  expect(overflow, 'text that is cut at the edge').toBe(0);
  const boxes = await pagesPrinted(page);
  expect(boxes, 'one page, however long').toHaveLength(1);
  return boxes[0] ?? { width: 0, height: 0 };
}

/** Prints what is in the page into a PDF. It says `afterprint` at its end, as the dialog does. @returns its pages in millimetres */
export async function pagesPrinted(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => ({ width: millimetres(width), height: millimetres(height) }),
  );
}

function millimetres(points: string | undefined): number {
  return Math.round((Number(points) / 72) * 25.4);
}
