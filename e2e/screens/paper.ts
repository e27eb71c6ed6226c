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
  // It says `afterprint` at its end, as the dialog does.
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  expect(boxes, 'one page, however long').toHaveLength(1);
  const [width = 0, height = 0] = (boxes[0] ?? []).slice(1).map((points) => (Number(points) / 72) * 25.4);
  return { width: Math.round(width), height: Math.round(height) };
}
