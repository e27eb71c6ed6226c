import {
  Button,
  ColourPicker,
  Combobox,
  type ComboboxOption,
  DayInput,
  Field,
  MoneyInput,
  PhotoPicker,
  PictureDialog,
  PicturePicker,
  QuantityInput,
  SearchInput,
  Select,
  TextArea,
  TextInput,
} from '@cuadra/shared/ui';
import { useState } from 'react';
import { Sample } from './Sample.tsx';

const CLIENTS: ComboboxOption[] = [
  { value: '1', label: 'Rojas, María', hint: 'V-11470283' },
  { value: '2', label: 'Inversiones El Ávila, C.A.', hint: 'J-07013380-5' },
  { value: '3', label: 'Núñez, José', hint: 'V-8123456' },
  { value: '4', label: 'Cliente inactivo', disabled: true },
];

const SLIP = { side: 1600, bytes: 180_000 };

export function Entries() {
  const [search, setSearch] = useState('');
  const [price, setPrice] = useState('1234.56');
  const [day, setDay] = useState('2026-11-20');
  const [colour, setColour] = useState('#0d47a1');
  const [qty, setQty] = useState('0.645');
  const [valid, setValid] = useState(true);
  const [photo, setPhoto] = useState<string | null>(null);
  const [slip, setSlip] = useState<string | null>(null);
  const [isLarge, setLarge] = useState(false);
  const [client, setClient] = useState<ComboboxOption | null>(null);
  const takePrice = (value: string | null) => {
    setValid(value !== null);
    if (value !== null) setPrice(value);
  };
  return (
    <>
      <Sample name="Field, TextInput">
        <Field label="Nombre" required hint="Como lo conoce quien compra">
          <TextInput placeholder="Harina P.A.N. 1 kg" />
        </Field>
        <Field label="Correo" error="Escribe un correo como ana@correo.com">
          <TextInput defaultValue="ana@" />
        </Field>
        <Field label="Código">
          <TextInput disabled defaultValue="HP-1" />
        </Field>
      </Sample>
      <Sample name="MoneyInput, QuantityInput">
        <Field label="Precio" error={valid ? undefined : 'Escribe un monto como 1.234,56'}>
          <MoneyInput currency="USD" value={price} onValueChange={takePrice} />
        </Field>
        <Field label="Cantidad">
          <QuantityInput value={qty} onValueChange={(value) => value !== null && setQty(value)} />
        </Field>
      </Sample>
      <Sample name="DayInput">
        <Field label="Vence">
          <DayInput value={day} onValueChange={setDay} />
        </Field>
        <Field label="Fecha del pago" error="Ese día todavía no llega">
          <DayInput value="2026-11-30" max="2026-11-20" onValueChange={setDay} />
        </Field>
      </Sample>
      <Sample name="SearchInput, Select, Combobox">
        <SearchInput label="Buscar" placeholder="Busca por nombre" value={search} onValueChange={setSearch} />
        <Field label="Moneda">
          <Select
            placeholder="Elige una"
            options={[
              { value: 'VES', label: 'Bolívares' },
              { value: 'USD', label: 'Dólares' },
            ]}
          />
        </Field>
        <Field label="Cliente">
          <Combobox
            options={CLIENTS}
            value={client}
            onValueChange={setClient}
            placeholder="Busca un cliente"
          />
        </Field>
      </Sample>
      <Sample name="ColourPicker">
        <Field label="Color">
          <ColourPicker value={colour} onChange={setColour} />
        </Field>
      </Sample>
      <Sample name="PicturePicker">
        <PicturePicker
          kind="photo"
          name="Rojas, María"
          image={photo}
          hint="Para reconocerla."
          onSave={async (image) => {
            setPhoto(image);
            return undefined;
          }}
        />
        <PicturePicker
          kind="logo"
          name="Bodega"
          image={null}
          onSave={async () => 'No pudimos guardarlo. Intenta de nuevo.'}
        />
      </Sample>
      <Sample name="PhotoPicker, PictureDialog">
        <PhotoPicker label="Comprobante" hint="Opcional." image={slip} bounds={SLIP} onChange={setSlip} />
        {slip && (
          <Button size="sm" icon="image" onClick={() => setLarge(true)}>
            Ver en grande
          </Button>
        )}
        {isLarge && slip && (
          <PictureDialog
            title="Comprobante"
            alt="Lo que elegiste"
            query={{ data: { image: slip }, error: null, refetch: () => {} }}
            onClose={() => setLarge(false)}
          />
        )}
      </Sample>
      <Sample name="TextArea">
        <Field label="Nota">
          <TextArea defaultValue="Paga los viernes." />
        </Field>
      </Sample>
    </>
  );
}
