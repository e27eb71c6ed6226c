import { type IdentificationType, isIdentification } from './identification.ts';

/** The identification of a person or a company, as it stands in a form or goes out of it. */
export interface IdentityValues {
  identification?: string | null | undefined;
  identification_type?: IdentificationType | null | undefined;
}

/** For a form's schema, `schema.refine(...IDENTIFICATION_RULE)`: a number that is given is one of its letter. */
export const IDENTIFICATION_RULE = [
  ({ identification, identification_type }: IdentityValues): boolean =>
    !identification || !identification_type || isIdentification(identification_type, identification),
  { path: ['identification'], error: 'not-an-identification' },
] as const satisfies [unknown, { path: string[]; error: string }];

/** The identification as it is sent: without a number it has no letter either. */
export function identityOutput(values: { identification: string; identification_type: IdentificationType }): {
  identification: string | null;
  identification_type: IdentificationType | null;
} {
  const identification = values.identification.trim() || null;
  return {
    identification,
    identification_type: identification === null ? null : values.identification_type,
  };
}
