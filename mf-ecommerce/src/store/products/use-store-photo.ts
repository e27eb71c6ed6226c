import { useCallCache, useCallMutation } from '@cuadra/shared/client';
import { type SentPhoto, type SentPhotoOptions, useSentPhoto } from '@cuadra/shared/form';

/** A photo for a product of the store that is saved after it. */
export function useStorePhoto(options: Pick<SentPhotoOptions, 'onKept' | 'onState'>): SentPhoto {
  const { mutateAsync } = useCallMutation('POST /store/pictures');
  const calls = useCallCache();
  return useSentPhoto({
    ...options,
    full: 'Las fotos de tu tienda ya ocupan todo su espacio. Quita las que no necesites.',
    send: async (body) => {
      const { image: hash } = await mutateAsync({ body });
      // It is looked at next, and here already.
      const asked = { params: { hash }, query: { size: 'small' } } as const;
      calls.set('GET /store/pictures/{hash}', { image: body.small }, asked);
      return hash;
    },
  });
}
