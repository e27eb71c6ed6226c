import { answerOrder } from '../../imports/answer-order.ts';
import { checkImport } from './check-import.ts';
import { importProducts } from './import-products.ts';
import type { ProductResults } from './script.ts';

await answerOrder<ProductResults>({ check: checkImport, write: importProducts });
