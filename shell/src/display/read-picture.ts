import type { DisplayMessage } from '@cuadra/shared/contract';
import { readPublic } from '../public-calls/read-public.ts';

/** Gives the picture of a line as a data URL. @throws whatever went wrong */
export type ReadPicture = (image: string) => Promise<string>;

/** Pictures that a display keeps: it stands in a shop all day. */
const MOST = 200;
/** Milliseconds that Caja has to answer in. */
const PATIENCE = 15_000;

/** From a till on another device, by the secret of the display's address. */
export function remotePictures(token: string): ReadPicture {
  return keeping(async (image) => {
    const found = await readPublic<{ image: string }>('/public/display/picture', { token, image });
    return found.image;
  });
}

/** From Caja on this device, which has a session and this window none. @param name of the channel */
export function ownPictures(name: string): ReadPicture {
  return keeping(
    (image) =>
      new Promise((resolve, reject) => {
        const channel = new BroadcastChannel(name);
        const timer = setTimeout(() => {
          channel.close();
          reject(new Error('No till has answered'));
        }, PATIENCE);
        channel.addEventListener('message', ({ data }: MessageEvent<DisplayMessage>) => {
          if (data?.kind !== 'picture' || data.image !== image) return;
          clearTimeout(timer);
          channel.close();
          resolve(data.url);
        });
        channel.postMessage({ kind: 'wants', image } satisfies DisplayMessage);
      }),
  );
}

/** Asks once for each, and again for what did not come. */
function keeping(read: ReadPicture): ReadPicture {
  const kept = new Map<string, Promise<string>>();
  return (image) => {
    const known = kept.get(image);
    if (known) return known;
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST) kept.delete(oldest);
    const url = read(image);
    kept.set(image, url);
    void url.catch(() => kept.delete(image));
    return url;
  };
}
