/** Of the kit, what is fetched apart from the first scripts. */
export { Toaster } from '@cuadra/shared/ui';
