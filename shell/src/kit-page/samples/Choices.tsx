import {
  Checkbox,
  CheckboxGroup,
  ChoiceCards,
  Dot,
  FilePicker,
  Row,
  SegmentedChoice,
  Switch,
  Tick,
} from '@cuadra/shared/ui';
import { useId, useState } from 'react';
import { Sample } from './Sample.tsx';

const TERMS = [
  { value: 'monthly', label: 'Mensual', hint: 'Pagas cada mes.', price: '$ 6,00' },
  { value: 'yearly', label: 'Anual', hint: 'Pagas una vez al año.', price: '$ 60,00' },
];

const PERMISSIONS = ['Crear', 'Ver', 'Modificar', 'Borrar', 'Cambiar el costo', 'Cambiar la utilidad'].map(
  (label, index) => ({ value: String(index + 1), label }),
);

export function Choices() {
  const [on, setOn] = useState(true);
  const [cash, setCash] = useState(true);
  const [chosen, setChosen] = useState(['1', '2']);
  const [term, setTerm] = useState('monthly');
  const group = useId();
  const [file, setFile] = useState<File>();
  return (
    <>
      <Sample name="Switch">
        <Switch
          label="Tasa automática"
          hint="La trae del Banco Central cada día; apagada, la escribes tú."
          checked={on}
          onCheckedChange={setOn}
        />
        <Switch label="Apagado" checked={false} disabled onCheckedChange={setOn} />
      </Sample>
      <Sample name="Checkbox">
        <Checkbox
          label="Es efectivo"
          hint="Se cuenta al cerrar la caja"
          checked={cash}
          onCheckedChange={setCash}
        />
        <Checkbox label="Algunos" mixed checked={false} onCheckedChange={setCash} />
        <Checkbox label="No se puede cambiar" disabled checked />
      </Sample>
      <Sample name="ChoiceCards">
        <ChoiceCards
          legend="Cómo pagas"
          name={group}
          choices={TERMS}
          value={term}
          onChoose={setTerm}
          beside
        />
      </Sample>
      <Sample name="SegmentedChoice">
        <SegmentedChoice
          aria-label="Forma de pago"
          options={TERMS}
          value={term}
          onChoose={setTerm}
          listWidth={160}
        />
      </Sample>
      <Sample name="Dot, Tick">
        <Row $gap={[2, 3]}>
          <Dot type="radio" aria-label="Elegido" checked readOnly />
          <Dot type="radio" aria-label="Sin elegir" checked={false} readOnly />
          <Tick type="checkbox" aria-label="Marcado" checked readOnly />
          <Tick type="checkbox" aria-label="Sin marcar" checked={false} readOnly />
        </Row>
      </Sample>
      <Sample name="CheckboxGroup">
        <CheckboxGroup
          legend="Productos"
          options={PERMISSIONS}
          value={chosen}
          onValueChange={setChosen}
          collapsible
        />
      </Sample>
      <Sample name="FilePicker">
        <FilePicker
          label="Comprobante"
          accept="image/*,.pdf"
          maxBytes={5 * 2 ** 20}
          hint="Foto o PDF, hasta 5 MB"
          preview={file?.name}
          onPick={setFile}
        />
      </Sample>
    </>
  );
}
