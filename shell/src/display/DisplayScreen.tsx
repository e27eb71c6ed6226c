import { EmptyState, LoadFailed, Spinner } from '@cuadra/shared/ui';
import { WholeWindow } from '../ui/centered.ts';
import type { DisplayState } from './display-state.ts';
import { FullScreenButton } from './FullScreenButton.tsx';
import { IdleView } from './IdleView.tsx';
import type { ReadPicture } from './read-picture.ts';
import { SaleView } from './SaleView.tsx';
import { Screen } from './screen-style.ts';
import { ThanksView } from './ThanksView.tsx';
import { useAwake } from './use-awake.ts';
import { useThanks } from './use-thanks.ts';

interface DisplayScreenProps {
  state: DisplayState;
  readPicture: ReadPicture;
  /** It shows the till of this device. */
  isOwn?: boolean;
  onRetry?: () => Promise<void>;
}

/** The display as its till has it: at rest, a sale, its payment, and thanks. */
export function DisplayScreen({ state, readPicture, isOwn = false, onRetry }: DisplayScreenProps) {
  const snapshot = state.kind === 'showing' ? state.snapshot : undefined;
  const isThanking = useThanks(snapshot?.stage);
  useAwake(state.kind === 'waiting' || state.kind === 'showing');
  if (state.kind === 'waiting' || state.kind === 'showing') {
    const isSelling = snapshot?.stage === 'selling' || snapshot?.stage === 'paying';
    return (
      <Screen $colour={state.shop?.colour}>
        {snapshot && isSelling && <SaleView {...{ snapshot, readPicture }} shop={state.shop} />}
        {snapshot && isThanking && <ThanksView snapshot={snapshot} shop={state.shop} />}
        {!isSelling && !isThanking && (
          <IdleView
            shop={state.shop}
            hint={isOwn && !snapshot ? 'Empieza a vender en este equipo y aquí se verá la venta.' : undefined}
          />
        )}
        {!isSelling && <FullScreenButton />}
      </Screen>
    );
  }
  return (
    <WholeWindow>
      {state.kind === 'loading' && (
        <p role="status">
          <Spinner /> Buscando la caja…
        </p>
      )}
      {state.kind === 'over' && (
        <EmptyState level={1} icon="monitor" title="Esta pantalla ya cerró">
          Se abre con la caja y termina con ella. Si sigues en la tienda, pide que te muestren el código otra
          vez.
        </EmptyState>
      )}
      {state.kind === 'failed' && (
        <LoadFailed
          level={1}
          title="No pudimos abrir la pantalla"
          error={state.error}
          onRetry={onRetry ?? (async () => location.reload())}
        />
      )}
    </WholeWindow>
  );
}
