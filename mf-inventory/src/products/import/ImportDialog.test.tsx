import { ApiError } from '@cuadra/shared/client';
import type { ImportPlan, ImportResult } from '@cuadra/shared/contract';
import type { ImportField } from '@cuadra/shared/domain';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/patience.ts';
import { ImportDialog } from '@cuadra/shared/form';
import { writeXlsx } from 'hucre/xlsx';
import type { ComponentProps } from 'react';
import { PRODUCT_KIND } from './product-kind.ts';
import { productPlan } from './product-plan.tsx';

type ImportDialogProps = ComponentProps<typeof ImportDialog>;

const user = userEvent.setup({ applyAccept: false, delay: null });
const LIST = 'codigo_barras,nombre,pasillo\n111,"Arroz, blanco",A\n222,Café,B\n,,C\n';
const RESULT: ImportResult = {
  created: 1250,
  updated: 1,
  rejected: 2,
  rejections: [
    { line: 4, reason: 'missing-name', field: 'name', value: null },
    { line: 9, reason: 'not-a-number', field: 'price', value: 'doce' },
  ],
};

const PLAN: ImportPlan = {
  ...{ created: 1, changed: 1, unchanged: 1, rejected: 0, rejections: [] },
  ...{ new_categories: [], new_measures: [] },
};

afterEach(() => localStorage.clear());

function csv(content: BlobPart, name = 'lista.csv'): File {
  return new File([content], name, { type: 'text/csv' });
}

async function open(
  send: ImportDialogProps['send'] = async () => RESULT,
  {
    check = async () => PLAN,
    locked = [],
  }: {
    check?: (...given: Parameters<ImportDialogProps['check']>) => Promise<ImportPlan>;
    locked?: ImportField[];
  } = {},
) {
  const happened = { imported: 0, closed: 0 };
  render(
    <ImportDialog
      kind={PRODUCT_KIND}
      check={async (...given) => productPlan(await check(...given))}
      send={send}
      companyId="esquina"
      locked={new Set(locked)}
      onImported={() => {
        happened.imported += 1;
      }}
      onClose={() => {
        happened.closed += 1;
      }}
    />,
  );
  await screen.findByRole('dialog', { name: 'Importar productos' });
  return happened;
}

const choose = async (file: File) => user.upload(await screen.findByLabelText('Archivo CSV o Excel'), file);
/** Once the server has said what would come of it. */
const pressImport = async () => {
  await screen.findByText(/^Se crean?$/);
  await press('Importar 3 productos');
};
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('shows how a file is read before anything is sent', async () => {
  await open();
  await choose(csv(LIST));
  expect(await screen.findByRole('dialog', { name: 'Revisa antes de importar' })).toBeInTheDocument();
  const sample = screen.getByRole('table', { name: 'Así leemos tu archivo' });
  expect(within(sample).getByLabelText('Columna «codigo_barras»')).toHaveValue('barcode');
  expect(within(sample).getByLabelText('Columna «nombre»')).toHaveValue('name');
  expect(within(sample).getByLabelText('Columna «pasillo»')).toHaveValue('');
  expect(within(sample).getByRole('row', { name: '2 111 Arroz, blanco A' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Importar 3 productos' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Importar 3 productos' })).toHaveFocus();
});

test('tells what was created, updated and refused, each rejection with its line and reason', async () => {
  const sent: string[] = [];
  const happened = await open(async (text) => {
    sent.push(text);
    return RESULT;
  });
  await choose(csv(LIST));
  await pressImport();
  expect(await screen.findByRole('dialog', { name: 'Importación terminada' })).toBeInTheDocument();
  expect(sent).toEqual([LIST.replace('pasillo', '_')]);
  expect(screen.getByText('Creados').parentElement).toHaveTextContent('1.250');
  expect(screen.getByText('Actualizados').parentElement).toHaveTextContent('0');
  expect(screen.getByText('Sin cambios').parentElement).toHaveTextContent('1');
  expect(screen.getByText('Rechazados').parentElement).toHaveTextContent('2');
  const [, ...rows] = within(screen.getByRole('table', { name: 'Líneas rechazadas' })).getAllByRole('row');
  expect(rows.map(cells)).toEqual([
    ['4', 'Le falta el nombre', ''],
    ['9', 'Precio: no es un número', 'doce'],
  ]);
  expect(happened).toEqual({ imported: 1, closed: 0 });
  await press('Listo');
  expect(happened.closed).toBe(1);
});

test('the refused lines can be taken along as a file', async () => {
  const kept: Blob[] = [];
  URL.createObjectURL = (blob) => {
    kept.push(blob as Blob);
    return 'blob:refused';
  };
  URL.revokeObjectURL = () => undefined;
  // jsdom cannot follow a link; what matters is the name that the browser would keep.
  const names: string[] = [];
  HTMLAnchorElement.prototype.click = function click() {
    names.push(this.download);
  };
  await open();
  await choose(csv(LIST));
  await pressImport();
  await press('Descargar rechazados');
  expect(names).toEqual(['productos-rechazados.csv']);
  expect(kept).toHaveLength(1);
});

test('what Excel writes, with semicolons and in its own encoding, goes out in UTF-8 and line by line as it was', async () => {
  const sent: string[] = [];
  await open(async (text) => {
    sent.push(text);
    return RESULT;
  });
  const text = 'nombre;precio\r\n"Piña; grande";1,50\r\n\r\nPan;2\r\n';
  await choose(csv(Uint8Array.from(text, (character) => character.charCodeAt(0))));
  await pressImport();
  await screen.findByRole('dialog', { name: 'Importación terminada' });
  expect(sent).toEqual([text.replace('\r\n', '\n')]);
});

test.each([
  [{ cost: 'not-allowed', qty: 'not-allowed' }, {}, /^Tu rol no puede cambiar «Costo», «Cantidad»\./],
  [{ category: 'not-allowed' }, { missing: ['Quesos', 'Vinos'] }, /«Categoría»: Quesos, Vinos\./],
])('columns that the role may not set, %j, are named', async (fields, details, sentence) => {
  await open(async () => {
    throw new ApiError('ERROR_MIDDLEWARE_NEED_PERMISSIONS', 403, { fields, details });
  });
  await choose(csv(LIST));
  await pressImport();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test.each([
  [{ file: 'import-running' }, {}, /otra importación en marcha/],
  [{ file: 'quote-not-closed' }, { line: 12 }, 'La línea 12 abre unas comillas que nunca se cierran.'],
  [{ file: 'too-many-rows' }, {}, /demasiadas líneas/],
  [
    { file: 'too-many-names' },
    { field: 'category', count: 179_012, most: 1_000 },
    /trae 179012 categorías nuevas y caben 1000/,
  ],
  [{ name: 'missing-column' }, {}, /Ninguna columna es el nombre/],
  [{ file: 'something-new' }, {}, /No es una lista que podamos leer/],
])('what the API says of the whole file, %j, is said plainly', async (fields, details, sentence) => {
  await open(async () => {
    throw new ApiError('ERROR_VALIDATION', 400, { fields, details });
  });
  await choose(csv(LIST));
  await pressImport();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test.each([
  ['a broken book', new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00]), /está dañado/],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x00, 0x01]), /no es una lista/],
  ['nothing', '', /está vacío/],
  ['a header alone', 'nombre,precio\n', /está vacío/],
])('%s is refused on the spot', async (_, content, sentence) => {
  await open();
  await choose(csv(content));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await screen.findByLabelText('Archivo CSV o Excel')).toBeInTheDocument();
});

test('a file beyond what the API takes is refused without reading it', async () => {
  await open();
  const huge = csv('nombre\n');
  Object.defineProperty(huge, 'size', { value: 16 * 1024 * 1024 + 1 });
  await choose(huge);
  expect(await screen.findByRole('alert')).toHaveTextContent('El archivo pasa de 16 MB');
});

test('a file that is gone or locked is told apart from a wrong one', async () => {
  await open();
  const gone = csv(LIST);
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new Error('NotReadableError')) });
  await choose(gone);
  expect(await screen.findByRole('alert')).toHaveTextContent(/No pudimos abrir el archivo/);
});

test('a list without names cannot be sent', async () => {
  await open();
  await choose(csv('codigo,precio\n1,2\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ninguna columna es el nombre/);
  expect(screen.getByRole('button', { name: /^Importar/ })).toBeDisabled();
});

test('a failure keeps the file, so that it can be sent again', async () => {
  let tries = 0;
  const happened = await open(async () => {
    tries += 1;
    if (tries === 1) throw new ApiError('ERROR_TIMEOUT', 0);
    return RESULT;
  });
  await choose(csv(LIST));
  await pressImport();
  expect(await screen.findByRole('alert')).toHaveTextContent(/mírala antes de repetir/);
  expect(happened.imported).toBe(0);
  await pressImport();
  expect(await screen.findByRole('dialog', { name: 'Importación terminada' })).toBeInTheDocument();
});

test('stays open while it is under way, and shows how far it is', async () => {
  let report: (share: number) => void = () => undefined;
  const happened = await open((_, onProgress) => {
    report = onProgress;
    return new Promise(() => undefined);
  });
  await choose(csv(LIST));
  await pressImport();
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(happened.closed).toBe(0);
  expect(screen.queryByRole('button', { name: 'Cerrar' })).not.toBeInTheDocument();
  act(() => report(1));
  expect(await screen.findByRole('progressbar', { name: 'Guardando 3 productos…' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});

test('a dropped file is read like a chosen one', async () => {
  await open();
  const zone = screen.getByText('Elige tu archivo o suéltalo aquí');
  fireEvent.drop(zone, { dataTransfer: { files: [csv(LIST)] } });
  expect(await screen.findByRole('table', { name: 'Así leemos tu archivo' })).toBeInTheDocument();
});

test('columns are corrected by hand, asked about again, and known the next time', async () => {
  const checked: string[] = [];
  const sent: string[] = [];
  const dialog = () =>
    open(
      async (text) => {
        sent.push(text);
        return RESULT;
      },
      {
        check: async (text) => {
          checked.push(text);
          return PLAN;
        },
      },
    );
  await dialog();
  await choose(csv('Rótulo;Monto\nArroz;2,50\n'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ninguna columna es el nombre/);
  await user.selectOptions(screen.getByLabelText('Columna «Rótulo»'), 'name');
  await user.selectOptions(screen.getByLabelText('Columna «Monto»'), 'price');
  await pressImport();
  await screen.findByRole('dialog', { name: 'Importación terminada' });
  expect(checked.at(-1)).toBe('nombre;precio\nArroz;2,50\n');
  expect(sent).toEqual(['nombre;precio\nArroz;2,50\n']);

  await press('Importar otro archivo');
  await choose(csv('RÓTULO;MONTO\nPan;1\n'));
  expect(await screen.findByLabelText('Columna «RÓTULO»')).toHaveValue('name');
  expect(screen.getByLabelText('Columna «MONTO»')).toHaveValue('price');
});

test('of two columns one is the name: whoever takes the other gives the first up', async () => {
  await open();
  await choose(csv('nombre,descripcion\nA,Arroz\n'));
  await user.selectOptions(await screen.findByLabelText('Columna «descripcion»'), 'name');
  expect(screen.getByLabelText('Columna «nombre»')).toHaveValue('');
});

test('each bad line is shown before anything is written, with what would come of the others', async () => {
  const sent: string[] = [];
  await open(
    async (text) => {
      sent.push(text);
      return RESULT;
    },
    {
      check: async () => ({
        ...{ created: 2, changed: 3, unchanged: 4, rejected: 2, rejections: RESULT.rejections },
        ...{ new_categories: ['Quesos'], new_measures: [] },
      }),
    },
  );
  await choose(csv(LIST));
  const [, ...rows] = within(await screen.findByRole('table', { name: 'Líneas rechazadas' })).getAllByRole(
    'row',
  );
  expect(rows.map(cells)).toEqual([
    ['4', 'Le falta el nombre', ''],
    ['9', 'Precio: no es un número', 'doce'],
  ]);
  for (const [label, count] of [
    ['Se crean', '2'],
    ['Cambian', '3'],
    ['Quedan igual', '4'],
    ['Con errores', '2'],
  ] as const) {
    expect(screen.getByText(label).parentElement).toHaveTextContent(count);
  }
  const sample = within(screen.getByRole('table', { name: 'Así leemos tu archivo' }));
  expect(sample.getByRole('row', { name: /^4\s*no se puede importar/ })).toHaveTextContent('C');
  expect(sample.getAllByText('no se puede importar')).toHaveLength(1);
  expect(screen.getByText('También se crean estas categorías: Quesos.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Importar 9 productos' })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('columns that the role may not set are left out from the start', async () => {
  await open(undefined, { locked: ['cost'] });
  await choose(csv('nombre,costo\nArroz,1\n'));
  expect(await screen.findByLabelText('Columna «costo»')).toHaveValue('');
  expect(screen.getByText(/Tu rol no puede cambiar «Costo»: esas columnas quedan fuera/)).toBeInTheDocument();
});

test('a book of Excel is read like a list, and its formulas without a result are told', async () => {
  const sent: string[] = [];
  await open(async (text) => {
    sent.push(text);
    return RESULT;
  });
  const book = await writeXlsx({
    sheets: [
      {
        name: 'Inventario',
        rows: [
          ['Nombre', 'Precio'],
          ['Arroz', 1.5],
          ['Café', null],
        ],
        cells: new Map([['2,1', { value: null, formula: 'B2*2' }]]),
      },
    ],
  });
  await choose(new File([book.slice()], 'inventario.xlsx'));
  expect(await screen.findByText(/hoja «Inventario»/)).toBeInTheDocument();
  expect(screen.getByText(/Una celda tiene una fórmula sin resultado/)).toBeInTheDocument();
  await pressImport();
  await screen.findByRole('dialog', { name: 'Importación terminada' });
  expect(sent).toEqual(['nombre;precio\nArroz;1,5\nCafé;']);
});
