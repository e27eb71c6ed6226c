/** Of the address of `/industrial/formula`: which one. */
export const FORMULA_PARAMETER = 'id';

export const FORMULAS_PATH = '/industrial/formulas';

export function formulaPath(id: string): string {
  return `/industrial/formula?${FORMULA_PARAMETER}=${id}`;
}

/** Of the address of `/industrial/simulation`: the material that it begins with. */
export const MATERIAL_OF_SIMULATION = 'material';

/** What a rise does to what is made; `materialId` is the one that rises. */
export function simulationPath(materialId?: string): string {
  return `/industrial/simulation${materialId ? `?${MATERIAL_OF_SIMULATION}=${materialId}` : ''}`;
}
