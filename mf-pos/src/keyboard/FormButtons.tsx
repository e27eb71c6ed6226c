import { Button } from '@cuadra/shared/ui';

export interface FormButtonsProps {
  /** The id of the form that is sent. */
  form: string;
  /** What sending it is called: «Guardar nota». */
  submit: string;
  onCancel: () => void;
}

/** The end of a small window that is filled in above a sale, each button with its key. */
export function FormButtons({ form, submit, onCancel }: FormButtonsProps) {
  return (
    <>
      <Button shortcut="Esc" onClick={onCancel}>
        Cancelar
      </Button>
      <Button variant="primary" type="submit" form={form} shortcut="Enter">
        {submit}
      </Button>
    </>
  );
}
