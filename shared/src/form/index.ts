/**
 * Forms: how something is filled in, checked, persisted as a draft, and sent. Apart from the kit, since only screens that
 * have a form need what it takes.
 */
export * from './adjust-values.ts';
export * from './DiscardButton.tsx';
export * from './DraftNotice.tsx';
export * from './debts/tender-values.ts';
export * from './EditConflict.tsx';
export * from './editing.ts';
export * from './entity-form.ts';
export { EntityFormProvider, useEntityFormContext } from './FormContext.tsx';
export * from './FormDayInput.tsx';
export * from './FormDialog.tsx';
export * from './FormDrawer.tsx';
export * from './FormErrors.tsx';
export * from './FormQuestion.tsx';
export type { FieldName } from './field-name.ts';
export * from './IdentityFields.tsx';
export * from './lazy-debts.tsx';
export * from './lazy-import.ts';
export { useRefreshGoods } from './refresh-goods.ts';
export type { TypedDecimal } from './typed-decimal.ts';
export { type DraftOptions, type FormDraft, readDrafts, useDraft } from './use-draft.ts';
export * from './use-entity-form.ts';
export { type SentOnce, useSentOnce } from './use-sent-once.ts';
export { type PhotoState, type SentPhoto, type SentPhotoOptions, useSentPhoto } from './use-sent-photo.ts';
