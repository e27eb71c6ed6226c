import { useEntityFormContext } from '@cuadra/shared/form';
import { Checkbox, Field, Select, Stack, Text, TextArea } from '@cuadra/shared/ui';
import type { CompanyValues } from './company-values.ts';
import { TicketPreview } from './TicketPreview.tsx';

const WIDTHS = [
  { value: '58', label: '58 mm, el más angosto' },
  { value: '80', label: '80 mm, el más común' },
];

/** What the company's tickets say above and below, and on which paper. */
export function TicketSection() {
  const { form, errorOf } = useEntityFormContext<CompanyValues>();
  const [width, isFiscal] = form.watch(['paper_width', 'has_fiscal_documents']);
  return (
    <Stack $gap={3} as="section" aria-label="Tu ticket">
      <Text $size="md" as="h3">
        Tu ticket
      </Text>
      <Field label="Ancho del papel" error={errorOf('paper_width')}>
        <Select
          options={WIDTHS}
          value={String(width)}
          onChange={({ target }) =>
            form.setValue('paper_width', target.value === '58' ? 58 : 80, { shouldDirty: true })
          }
        />
      </Field>
      <Field
        label="Encabezado"
        error={errorOf('ticket_header')}
        hint="Debajo de los datos de tu empresa: tu horario, tu Instagram."
      >
        <TextArea {...form.register('ticket_header')} rows={2} maxLength={300} />
      </Field>
      <Field
        label="Pie"
        error={errorOf('ticket_footer')}
        hint="Al final. Si está vacío, dice «Gracias por tu compra»."
      >
        <TextArea {...form.register('ticket_footer')} rows={2} maxLength={300} />
      </Field>
      <Checkbox
        label="Tengo máquina fiscal o forma libre con número de control"
        hint="Si lo marcas, los tickets dejan de decir «Documento no fiscal». Consúltalo con tu contador."
        checked={isFiscal}
        onCheckedChange={(checked) => form.setValue('has_fiscal_documents', checked, { shouldDirty: true })}
      />
      <TicketPreview values={form.watch()} />
    </Stack>
  );
}
