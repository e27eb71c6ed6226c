import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Combobox, DataTable, Drawer, Menu, PartBoundary, Stat } from './index.ts';

/** In the place of the network, from which the code of these files does not come. */
let mockIsOffline = true;
function mockFetch(file: string): object {
  if (mockIsOffline) throw new Error('no chunk');
  return jest.requireActual(file);
}
jest.mock('./OverlayPanel.tsx', () => mockFetch('./OverlayPanel.tsx'));
jest.mock('./MenuPopup.tsx', () => mockFetch('./MenuPopup.tsx'));
jest.mock('./ComboboxBox.tsx', () => mockFetch('./ComboboxBox.tsx'));
jest.mock('./VirtualTable.tsx', () => mockFetch('./VirtualTable.tsx'));
jest.mock('./figures-and-pickers.ts', () => mockFetch('./figures-and-pickers.ts'));

beforeEach(() => {
  mockIsOffline = true;
  // React says what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
});

const ignore = () => {};
const column = { key: 'name', header: 'Nombre', cell: (name: string) => name };

const COMPONENTS: [name: string, component: ReactNode, shown: () => Promise<HTMLElement>][] = [
  [
    'Drawer',
    <Drawer key="" open onOpenChange={ignore} title="Empresa" />,
    () => screen.findByRole('dialog', { name: 'Empresa' }),
  ],
  [
    'Combobox',
    <Combobox key="" aria-label="Banco" value={null} onValueChange={ignore} options={[]} />,
    () => screen.findByRole('combobox', { name: 'Banco' }),
  ],
  [
    'DataTable',
    <DataTable key="" label="Clientes" columns={[column]} rows={['Ana']} rowKey={(name) => name} />,
    () => screen.findByRole('row', { name: 'Ana' }),
  ],
  ['Stat', <Stat key="" label="Ventas" value="7" />, () => screen.findByText('7')],
];

test.each(COMPONENTS)(
  '%s: what could not be fetched is fetched by «Reintentar»',
  async (_name, component, shown) => {
    render(<PartBoundary what="la prueba">{component}</PartBoundary>);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    mockIsOffline = false;
    await userEvent.click(retry);
    expect(await shown()).toBeInTheDocument();
  },
);

test('Menu: what could not be fetched is fetched when it opens again', async () => {
  render(
    <PartBoundary what="el menú">
      <Menu trigger="Más" entries={[{ label: 'Editar', onSelect: ignore }]} />
    </PartBoundary>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  mockIsOffline = false;
  await userEvent.click(retry);
  await userEvent.click(screen.getByRole('button', { name: 'Más' }));
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeInTheDocument();
});
