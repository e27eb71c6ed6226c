import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type FormEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { fieldText, errorText as plainErrorText } from '../client/index.ts';
import { useReloadHold } from '../state/index.ts';
import { isAlreadySaved, showFieldErrors } from './send.ts';
import { changedFields, type DraftOptions, type FormDraft, useDraft } from './use-draft.ts';

/** A field of the form itself, not of what it holds. */
export type FieldName<Values> = Extract<keyof Values, string>;

export interface EntityFormOptions<Values extends FieldValues, Output, Saved> {
  /** How the values are persisted until they are saved; without it they are not, as passwords. */
  draft?: DraftOptions;
  /** What the values are checked by: the contract's schema, which gives out what is sent. */
  schema: ZodType<Output, FieldValues>;
  /** What the form begins with. Only the first render counts: what is fetched again takes nothing of what is typed. */
  values: Values;
  /**
   * Sends what was filled in.
   *
   * @param id the idempotency id of what the form creates: the same at each try, also after a reload
   */
  send: (output: Output, id: string) => Promise<Saved>;
  /**
   * Changes what an earlier try has created, where the answer was lost on its way and the form was changed since. Without
   * it `alreadySaved` is said.
   */
  update?: (output: Output, id: string) => Promise<Saved>;
  /** True: this has to be agreed to before it is sent, which `FormQuestion` asks. */
  asksBefore?: (output: Output) => boolean;
  /** It is saved: says so and, unless `next` keeps the form open, closes it. */
  onSaved: (saved: Saved, output: Output) => void;
  /** The form stays open once it is saved and goes on from these values. */
  next?: (saved: Saved, output: Output) => Values;
  /** A sentence for what is wrong with a field, by the reason of contract or server; `fieldText` by default. */
  fieldError?: (field: FieldName<Values>, reason: string, value: unknown) => string;
  /** A sentence for an error that concerns no field; `errorText` by default. Undefined where something else says it. */
  errorText?: (error: unknown) => string | undefined;
  /** These fields are wrong, as the schema or the server says: shows where they stand, if that is not in sight. */
  onInvalid?: (fields: readonly string[]) => void;
  /** Said where an earlier try was saved with other values. */
  alreadySaved?: string;
}

/** A form that is filled in, sent and saved: what `FormDrawer` and `FormDialog` are given. */
export interface EntityForm<Values extends FieldValues, Output = Values> {
  form: UseFormReturn<Values, unknown, Output>;
  draft: FormDraft;
  isSubmitting: boolean;
  isDirty: boolean;
  /** What went wrong that concerns no field, in words. */
  error: string | undefined;
  /** What is wrong with a field, in words. */
  errorOf: (field: FieldName<Values>) => string | undefined;
  /** What is checked waits to be agreed to. */
  isAsking: boolean;
  /** Sends what was asked about. */
  agree: () => Promise<void>;
  disagree: () => void;
  /** For `<form onSubmit>`: one press, or two, or Enter on top of them, send once. */
  onSubmit: (event?: FormEvent) => void;
}

/**
 * The one way in which something is filled in and saved: checked by the contract's schema, persisted as a draft, sent under
 * an id of its own, with the server's errors on their fields.
 *
 * While something was changed, the page is not loaded again for a new version.
 */
export function useEntityForm<Values extends FieldValues, Output, Saved>(
  options: EntityFormOptions<Values, Output, Saved>,
): EntityForm<Values, Output> {
  const { schema, values, fieldError = (_, reason) => fieldText(reason) } = options;
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const isUnderWay = useRef(false);
  const form = useForm<Values, unknown, Output>({
    defaultValues: values as DefaultValues<Values>,
    resolver: standardSchemaResolver(schema) as Resolver<Values, unknown, Output>,
  });
  const draft = useDraft(form, options.draft);
  const { errors, isDirty, isSubmitting } = form.formState;
  useReloadHold(isDirty);

  const deliver = async (sent: Values, output: Output, isAgreed: boolean) => {
    setError(undefined);
    if (!isAgreed && options.asksBefore?.(output)) return setAsking(true);
    draft.trySend();
    let saved: Saved;
    try {
      saved = await sendOnce(options, output, draft.id);
    } catch (failure) {
      const wrong = showFieldErrors(form, failure);
      if (wrong.length === 0) setError(sentenceFor(failure, options));
      else options.onInvalid?.(wrong);
      return;
    }
    if (options.next) goOn(form, draft, options.next(saved, output), sent);
    else draft.discard();
    options.onSaved(saved, output);
  };
  const submit = async (isAgreed: boolean) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    // What is typed from here on is not in what is sent, even while it is still being checked.
    const sent = { ...form.getValues() };
    try {
      await form.handleSubmit(
        (output) => deliver(sent, output, isAgreed),
        (wrong) => options.onInvalid?.(Object.keys(wrong)),
      )();
    } finally {
      isUnderWay.current = false;
    }
  };

  const startOver = () => {
    setError(undefined);
    draft.startOver();
  };

  return {
    form,
    draft: { ...draft, startOver },
    isSubmitting,
    isDirty,
    error,
    errorOf: (field) => {
      const reason = reasonOf(errors, field);
      return reason === undefined ? undefined : fieldError(field, reason, form.getValues()[field]);
    },
    onSubmit: (event) => {
      event?.preventDefault();
      // A drawer's form stands inside others, as React sees it.
      event?.stopPropagation();
      void submit(false);
    },
    isAsking,
    agree: () => submit(true),
    disagree: () => setAsking(false),
  };
}

async function sendOnce<Values extends FieldValues, Output, Saved>(
  { send, update }: EntityFormOptions<Values, Output, Saved>,
  output: Output,
  id: string,
): Promise<Saved> {
  try {
    return await send(output, id);
  } catch (error) {
    if (!update || !isAlreadySaved(error)) throw error;
    return update(output, id);
  }
}

function sentenceFor<Values extends FieldValues, Output, Saved>(
  error: unknown,
  { alreadySaved, errorText = plainErrorText }: EntityFormOptions<Values, Output, Saved>,
): string | undefined {
  return alreadySaved !== undefined && isAlreadySaved(error) ? alreadySaved : errorText(error);
}

/**
 * Begins again from what was saved; a letter that was typed while it was on its way stays. The fields are kept: a reset that
 * lets go of them loses what is typed until React has drawn them again.
 */
function goOn<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  draft: FormDraft,
  next: Values,
  sent: Values,
): void {
  const typedSince = changedFields(form.getValues(), sent);
  draft.renew();
  form.reset(next, { keepValues: true, keepFieldsRef: true });
  for (const [field, value] of Object.entries({ ...next, ...typedSince })) {
    form.setValue(field as FieldPath<Values>, value, { shouldDirty: true });
  }
}

/** An error's message is its reason, `required`; of a list, as barcodes are, the first one's. */
function reasonOf(errors: object, field: string): string | undefined {
  const error: unknown = Object.entries(errors).find(([name]) => name === field)?.[1];
  const first: unknown = Array.isArray(error) ? error.find(Boolean) : error;
  if (typeof first !== 'object' || first === null || !('message' in first)) return undefined;
  return typeof first.message === 'string' ? first.message : undefined;
}
