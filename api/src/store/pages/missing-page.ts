import type { MissingData } from '@cuadra/storefront';
import type { ApiError } from '../../errors/api-error.ts';

/** What is said in place of a page. @param home where the store is, if there may be one */
export function missingPage({ status }: ApiError, home: string | undefined): MissingData {
  if (status === 404 || status === 400)
    return {
      title: 'No encontramos esta página',
      text: 'Puede que el enlace esté incompleto, que el producto ya no se venda o que la tienda no esté abierta en línea.',
      home,
    };
  return status === 429
    ? { title: 'Vas muy rápido', text: 'Espera un minuto y vuelve a intentarlo.' }
    : { title: 'La tienda no responde', text: 'Intenta de nuevo en un momento.' };
}
