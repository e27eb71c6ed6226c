/** Of the address of `/industrial/material`: which one. */
export const MATERIAL_PARAMETER = 'id';

export const MATERIALS_PATH = '/industrial/materials';

export function materialPath(id: string): string {
  return `/industrial/material?${MATERIAL_PARAMETER}=${id}`;
}
