import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { Field } from './Field.tsx';
import { FilePicker } from './FilePicker.tsx';
import { Notice } from './Notice.tsx';
import { RelativeTime } from './RelativeTime.tsx';
import { Steps } from './Steps.tsx';
import { TextArea } from './TextArea.tsx';

test('a text area is labelled by its field and takes several lines', async () => {
  render(
    <Field label="Nota" error="Escribe por qué">
      <TextArea />
    </Field>,
  );
  const box = screen.getByRole('textbox', { name: 'Nota' });
  expect(box).toBeInvalid();
  await userEvent.type(box, 'uno{Enter}dos');
  expect(box).toHaveValue('uno\ndos');
});

test('an error is read out at once, anything else when there is time; either can be put away', async () => {
  function Both() {
    const [shown, setShown] = useState(true);
    return (
      <>
        <Notice tone="bad" title="Falta la tasa.">
          Escríbela en Ajustes.
        </Notice>
        {shown && <Notice onDismiss={() => setShown(false)}>Hay una versión nueva.</Notice>}
      </>
    );
  }
  render(<Both />);
  expect(screen.getByRole('alert')).toHaveTextContent('Falta la tasa. Escríbela en Ajustes.');
  expect(screen.getByRole('status')).toHaveTextContent('Hay una versión nueva.');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('steps tell which one it is, and which are done', () => {
  render(<Steps label="Registro" steps={['Tú', 'Tu empresa', 'Tu plan']} current={1} />);
  const [first, second, third] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Paso 1 de 3: Tú, hecho');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).not.toHaveAttribute('aria-current');
});

test('a text is copied, and it is said', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="https://cuadra/tienda" label="Copiar enlace" />);
  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));
  expect(await navigator.clipboard.readText()).toBe('https://cuadra/tienda');
  expect(screen.getByRole('status')).toHaveTextContent('Copiado');
});

test('a clipboard that cannot be written is said, too', async () => {
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  });
  render(<CopyButton text="x" />);
  await user.click(screen.getByRole('button', { name: 'Copiar' }));
  expect(screen.getByRole('status')).toHaveTextContent('No se pudo copiar');
});

test('a time ago says the exact one as well', () => {
  const instant = new Date(Date.now() - 3 * 3_600_000 - 1000).toISOString();
  render(<RelativeTime instant={instant} />);
  const time = screen.getByText('hace 3 horas');
  expect(time).toHaveAttribute('datetime', instant);
  expect(time).toHaveAttribute('title', expect.stringMatching(/\d{2}\/\d{2}\/\d{4}/));
});

function Picker({ picked }: { picked: string[] }) {
  return (
    <FilePicker
      label="Foto"
      accept="image/*"
      maxBytes={2 ** 20}
      hint="Hasta 1 MB"
      onPick={(file) => picked.push(file.name)}
    />
  );
}

const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

test('a file is chosen, and the same one again', async () => {
  const picked: string[] = [];
  render(<Picker picked={picked} />);
  const input = screen.getByLabelText('Foto');
  expect(input).toHaveAccessibleDescription('Hasta 1 MB');
  await userEvent.upload(input, picture('ana.png'));
  await userEvent.upload(input, picture('ana.png'));
  expect(picked).toEqual(['ana.png', 'ana.png']);
});

test('a dropped file is held to the same kinds and size', () => {
  const picked: string[] = [];
  render(<Picker picked={picked} />);
  const drop = (file: File) =>
    fireEvent.drop(screen.getByText('Elige un archivo o suéltalo aquí'), { dataTransfer: { files: [file] } });
  drop(new File(['x'], 'lista.csv', { type: 'text/csv' }));
  expect(screen.getByRole('alert')).toHaveTextContent('no es del tipo');
  drop(picture('grande.png', 2 ** 20 + 1));
  expect(screen.getByRole('alert')).toHaveTextContent('puede tener hasta 1 MB');
  drop(picture('bien.png'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(picked).toEqual(['bien.png']);
});
