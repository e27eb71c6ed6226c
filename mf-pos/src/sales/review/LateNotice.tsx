import { errorText, useCallMutation } from '@cuadra/shared/client';
import type { LateSale } from '@cuadra/shared/contract';
import { beforeStop, formatDateTime } from '@cuadra/shared/domain';
import { notify, useCan } from '@cuadra/shared/state';
import { Button, Notice, Stack } from '@cuadra/shared/ui';
import { useSaleChanged } from '../use-sale-changed.ts';
import { lateText, needsReview, reasonTexts } from './late-text.ts';

/** What the shop should know of a sale that came later than it was made, and the way to note that it was looked at. */
export function LateNotice({ id, late }: { id: string; late: LateSale }) {
  const mayReview = useCan(['sales', 'delete']);
  const review = useCallMutation('PUT /sales/{id}/review');
  const saleChanged = useSaleChanged();
  const isOpen = needsReview(late);
  if (late.reasons.length === 0) return <Notice title="Hecha sin conexión.">{lateText(late)}</Notice>;

  const mark = async () => {
    try {
      saleChanged(await review.mutateAsync({ params: { id } }));
      notify.success('La venta quedó como revisada.');
    } catch (error) {
      notify.error(errorText(error));
    }
  };

  return (
    <Notice
      tone={isOpen ? 'warning' : 'info'}
      title={isOpen ? 'Por revisar.' : 'Revisada.'}
      action={
        isOpen &&
        mayReview && (
          <Button size="sm" icon="check" loading={review.isPending} onClick={() => void mark()}>
            Marcar como revisada
          </Button>
        )
      }
    >
      <Stack $gap={2}>
        <ul>
          {reasonTexts(late).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <span>{lateText(late)}</span>
        {late.review && (
          <span>
            Revisada el {formatDateTime(new Date(late.review.create_at))}
            {late.review.user && ` por ${beforeStop(late.review.user)}`}.
          </span>
        )}
      </Stack>
    </Notice>
  );
}
