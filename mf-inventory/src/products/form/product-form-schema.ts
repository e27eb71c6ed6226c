import { ProductDraft } from '@cuadra/shared/contract';
import { z } from 'zod';
import { type ProductValues, toProductInput } from './product-values.ts';

/** The form's values as the contract wants them, held against its own schema. */
export const productFormSchema = z.custom<ProductValues>().transform(toProductInput).pipe(ProductDraft);
