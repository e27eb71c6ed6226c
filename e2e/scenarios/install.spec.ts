import { expect, test } from '../fixtures.ts';

test('the application can be installed: the browser has nothing to say against its manifest and icons', async ({
  page,
  context,
}) => {
  await page.goto('/home');
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A test's window is a private one, from which nothing can be installed; that it says nothing else is what counts.
  const errors = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(errors).toEqual([]);

  const { icons, start_url, display } = JSON.parse(manifest.data ?? '{}');
  expect({ start_url, display }).toEqual({ start_url: '/', display: 'standalone' });
  expect(await page.evaluate(pictureSizes, icons)).toEqual(
    icons.map(({ src, sizes }: Icon) => [src, sizes === 'any' ? 'any' : sizes]),
  );
  expect(icons.map(({ purpose }: Icon) => purpose)).toContain('maskable');
});

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}

/** How large the pictures really are. */
async function pictureSizes(icons: Icon[]): Promise<[string, string][]> {
  return Promise.all(
    icons.map(async ({ src, type }): Promise<[string, string]> => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      const size = `${picture.naturalWidth}x${picture.naturalHeight}`;
      return [src, type === 'image/svg+xml' ? 'any' : size];
    }),
  );
}
