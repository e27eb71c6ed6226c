import { Checkbox, CheckboxGroup, FilePicker, Switch } from '@cuadra/shared/ui';
import { useState } from 'react';
import { Piece } from './Piece.tsx';

const PERMISSIONS = ['Crear', 'Ver', 'Modificar', 'Borrar', 'Cambiar el costo', 'Cambiar la utilidad'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

export function Choices() {
  const [on, setOn] = useState(true);
  const [cash, setCash] = useState(true);
  const [chosen, setChosen] = useState(['1', '2']);
  const [file, setFile] = useState<File>();
  return (
    <>
      <Piece name="Switch">
        <Switch
          label="Tasa automática"
          hint="La trae del Banco Central cada día; apagada, la escribes tú."
          checked={on}
          onCheckedChange={setOn}
        />
        <Switch label="Apagado" checked={false} disabled onCheckedChange={setOn} />
      </Piece>
      <Piece name="Checkbox">
        <Checkbox
          label="Es efectivo"
          hint="Se cuenta al cerrar la caja"
          checked={cash}
          onCheckedChange={setCash}
        />
        <Checkbox label="Algunos" mixed checked={false} onCheckedChange={setCash} />
        <Checkbox label="No se puede cambiar" disabled checked />
      </Piece>
      <Piece name="CheckboxGroup">
        <CheckboxGroup
          legend="Productos"
          options={PERMISSIONS}
          value={chosen}
          onValueChange={setChosen}
          collapsible
        />
      </Piece>
      <Piece name="FilePicker">
        <FilePicker
          label="Comprobante"
          accept="image/*,.pdf"
          maxBytes={5 * 2 ** 20}
          hint="Foto o PDF, hasta 5 MB"
          preview={file?.name}
          onPick={setFile}
        />
      </Piece>
    </>
  );
}
