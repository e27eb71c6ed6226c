import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';
import type { Editing, SentEdit } from './editing.ts';
import type { FieldName } from './field-name.ts';
import type { Conflict } from './use-conflict.ts';
import type { DraftOptions, FormDraft } from './use-draft.ts';

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
   * @param edit of what is changed: what the request says of the form that it comes of, see `edited`
   */
  send: (output: Output, id: string, edit: SentEdit<Values>) => Promise<Saved>;
  /** The form changes what others may change too: made with `editing`. What they did meanwhile is told and chosen from. */
  edited?: Editing<Values> | undefined;
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
  /** Somebody else has changed it meanwhile: `EditConflict`, which `FormDrawer` and `FormDialog` have, asks what to keep. */
  conflict: Conflict<Values> | undefined;
  /** For `<form onSubmit>`: one press, or two, or Enter on top of them, send once. */
  onSubmit: (event?: FormEvent) => void;
}
