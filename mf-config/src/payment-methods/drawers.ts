/** Ids of the drawers of `remote.ts`, and what the address says beside them. */
export const CREATE_METHOD = 'create-payment-method';
export const EDIT_METHOD = 'edit-payment-method';
/** `?drawer=edit-payment-method&method=<id>` */
export const METHOD_PARAMETER = 'method';
