import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../browser/page-title.ts';
import { askNotToBeListed } from '../public-calls/no-index.ts';
import { DisplayScreen } from './DisplayScreen.tsx';
import { ownPictures, remotePictures } from './read-picture.ts';
import { useOwnTill } from './use-own-till.ts';
import { useRemoteTill } from './use-remote-till.ts';

/**
 * `/display`: what the customer in front of a till sees (docs/decisions/0074). `?channel=` names a till of this device, which
 * needs no connection; `#` is followed by the secret of one on another. No session is read or needed.
 */
export default function DisplayPage() {
  const { search, hash } = useLocation();
  usePageTitle('Pantalla del cliente');
  useEffect(askNotToBeListed, []);
  const channel = new URLSearchParams(search).get('channel');
  return channel ? <OwnTill channel={channel} /> : <RemoteTill token={hash.slice(1)} />;
}

function OwnTill({ channel }: { channel: string }) {
  const readPicture = useMemo(() => ownPictures(channel), [channel]);
  return <DisplayScreen state={useOwnTill(channel)} readPicture={readPicture} isOwn />;
}

function RemoteTill({ token }: { token: string }) {
  const { state, again } = useRemoteTill(token);
  const readPicture = useMemo(() => remotePictures(token), [token]);
  return <DisplayScreen state={state} readPicture={readPicture} onRetry={again} />;
}
