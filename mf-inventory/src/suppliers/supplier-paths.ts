/** Of the address of `/supplier`: which one. */
export const SUPPLIER_PARAMETER = 'id';

export function supplierPath(id: string): string {
  return `/supplier?${SUPPLIER_PARAMETER}=${id}`;
}
