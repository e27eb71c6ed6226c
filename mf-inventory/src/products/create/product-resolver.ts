import { ProductDraft } from '@cuadra/shared/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, Resolver, ResolverResult, ResolverSuccess } from 'react-hook-form';
import { type ProductInput, type ProductValues, toProductInput } from './product-values.ts';

export type ProductResolver = Resolver<ProductValues, unknown, ProductDraft>;

const check = zodResolver<ProductInput, unknown, ProductDraft>(ProductDraft);

/** Holds the form against the contract's own schema; a field's error carries the reason, `required`, as its message. */
export const productResolver: ProductResolver = async (values, context, options) => {
  const { fields, criteriaMode, shouldUseNativeValidation } = options;
  const result = await check(toProductInput(values), context, {
    fields,
    shouldUseNativeValidation,
    ...(criteriaMode && { criteriaMode }),
  });
  return isAccepted(result) ? result : { values: {}, errors: byField(result.errors) };
};

function isAccepted(
  result: ResolverResult<ProductInput, ProductDraft>,
): result is ResolverSuccess<ProductDraft> {
  return 'name' in result.values;
}

/** One error a field: a list of barcodes is one field, whichever of them is wrong. */
function byField(errors: object): FieldErrors<ProductValues> {
  const entries = Object.entries(errors).map(([field, error]: [string, unknown]) => {
    const first = Array.isArray(error) ? error.find(Boolean) : error;
    return [field, { type: 'contract', message: String(first?.message ?? '') }];
  });
  return Object.fromEntries(entries);
}
