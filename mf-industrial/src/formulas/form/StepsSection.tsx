import type { PhotoState } from '@cuadra/shared/form';
import { useEntityFormContext } from '@cuadra/shared/form';
import { Button, Field, QuantityInput, Row, TextArea } from '@cuadra/shared/ui';
import { useController } from 'react-hook-form';
import { FormSection } from './FormSection.tsx';
import { rowError } from './formula-errors.ts';
import { type FormulaValues, newStep, type StepValues } from './formula-values.ts';
import { RowTools } from './RowTools.tsx';
import { withMoved, withoutRow, withRow } from './rows.ts';
import { FormRowItem, RowHead, RowName, Rows } from './rows-style.ts';
import { StepPhotoField } from './StepPhotoField.tsx';

/** As the contract has it. */
const MOST = 50;

export interface StepsSectionProps {
  /** Of the step with this id: the form waits for a photo, or for what becomes of it. */
  onPhoto: (stepId: string, state: PhotoState) => void;
}

/** How it is made, step by step. */
export function StepsSection({ onPhoto }: StepsSectionProps) {
  const { form } = useEntityFormContext<FormulaValues>();
  const { field } = useController({ control: form.control, name: 'steps' });
  const steps = field.value;
  const errors = form.formState.errors.steps;
  const set = (step: StepValues) => field.onChange(withRow(steps, step));
  // It comes while somebody writes on, or has moved the step.
  const setImage = (id: string, image: string | null) =>
    field.onChange(form.getValues('steps').map((step) => (step.id === id ? { ...step, image } : step)));
  return (
    <FormSection title="Pasos" about="Cómo se hace. Salen en la hoja que se imprime.">
      {steps.length > 0 && (
        <Rows aria-label="Pasos">
          {steps.map((step, index) => {
            const name = `el paso ${index + 1}`;
            return (
              <FormRowItem key={step.id}>
                <RowHead>
                  <RowName>Paso {index + 1}</RowName>
                  <RowTools
                    name={name}
                    index={index}
                    count={steps.length}
                    onMove={(by) => field.onChange(withMoved(steps, step.id, by))}
                    onRemove={() => field.onChange(withoutRow(steps, step.id))}
                  />
                </RowHead>
                <Field
                  label={`Qué se hace en ${name}`}
                  hideLabel
                  error={rowError('text', errors?.[index]?.text?.message)}
                >
                  <TextArea
                    rows={2}
                    maxLength={1000}
                    value={step.text}
                    placeholder="Amasa todo hasta que quede liso."
                    onChange={({ target }) => set({ ...step, text: target.value })}
                  />
                </Field>
                <Field
                  label={`Minutos del paso ${index + 1}`}
                  error={rowError('minutes', errors?.[index]?.minutes?.message)}
                >
                  <QuantityInput
                    value={step.minutes ?? ''}
                    placeholder="Opcional"
                    onValueChange={(minutes) => set({ ...step, minutes })}
                  />
                </Field>
                <StepPhotoField
                  of={`del paso ${index + 1}`}
                  image={step.image}
                  onChange={(image) => setImage(step.id, image)}
                  onState={(state) => onPhoto(step.id, state)}
                  error={rowError('image', errors?.[index]?.image?.message)}
                />
              </FormRowItem>
            );
          })}
        </Rows>
      )}
      {steps.length < MOST && (
        <Row>
          <Button size="sm" icon="plus" onClick={() => field.onChange([...steps, newStep()])}>
            Agregar paso
          </Button>
        </Row>
      )}
    </FormSection>
  );
}
