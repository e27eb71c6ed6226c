import { useEntityForm } from '@cuadra/shared/form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '../session/connect.ts';
import { readDraft, storeDraft } from './registration-draft.ts';
import { registrationFieldError } from './registration-field-error.ts';
import { registrationSchema } from './registration-schema.ts';
import { STEPS, stepOf } from './steps.ts';
import { useStep } from './use-step.ts';

/** The user who has to enter the code now. */
export interface Registered {
  user_id: string;
  email: string;
}

/** The form, the step that is shown, and what leads from one to the next. */
export function useWizard(onRegistered: (user: Registered) => void) {
  const [values] = useState(readDraft);
  const { index, goTo } = useStep();
  /** The step from which something wrong led back: once it is mended, that one comes next. */
  const [resumeAt, setResumeAt] = useState<number>();
  const registration = useEntityForm({
    // No `draft`: those are of the signed-in user, and nobody is yet.
    schema: registrationSchema,
    values,
    send: (body) => api('POST /auth/register', { body }),
    onSaved: ({ user_id }, { email }) => onRegistered({ user_id, email }),
    fieldError: registrationFieldError,
    onInvalid: (fields) => {
      // After a reload: it was not stored, and without this sentence nobody would know why it is asked for again.
      if (form.getValues('password') === '') form.setError('password', { type: 'lost', message: 'lost' });
      const at = stepOf(fields);
      if (at === undefined || at === index) return;
      setResumeAt(index);
      goTo(at);
    },
  });
  const { form } = registration;
  const { errors } = form.formState;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => storeDraft(values),
      }),
    [form],
  );

  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    const wrong = STEPS[index]?.fields.find((field) => errors[field]);
    if (wrong) form.setFocus(wrong);
    else heading.current?.focus();
  }, [index, errors, form]);

  const next = async () => {
    if (!(await form.trigger(STEPS[index]?.fields, { shouldFocus: true }))) return;
    goTo(resumeAt ?? index + 1);
    setResumeAt(undefined);
  };

  const isLast = index === STEPS.length - 1;
  const submit = (event: FormEvent) => {
    if (isLast) return registration.onSubmit(event);
    event.preventDefault();
    if (!registration.isSubmitting) void next();
  };

  return { registration, index, isLast, back: () => goTo(index - 1), submit, heading };
}
