import { useCall } from '@cuadra/shared/client';
import type { ReviewedReport } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { Kbd, LoadFailed, PictureDialog, Skeleton, Text, useShortcut } from '@cuadra/shared/ui';
import styled from 'styled-components';

const HEIGHT = 220;

const Thumb = styled.button`
  display: block;
  width: 100%;
  padding: var(--s-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: var(--sunken);
  cursor: zoom-in;
  /* White in both themes, as paper is. */
  img {
    display: block;
    max-width: 100%;
    height: ${HEIGHT}px;
    margin-inline: auto;
    object-fit: contain;
    background: #fff;
  }
`;

export interface PaymentPictureProps {
  report: ReviewedReport;
  /** Whether it stands there large. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

/** The picture that came with a payment, and by a press or the key `V`, the same one large. */
export function PaymentPicture({ report, isLarge, onLarge }: PaymentPictureProps) {
  const { id, amount, currency, company } = report;
  const query = useCall(
    'GET /backoffice/reports/{id}/picture',
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { data, error, refetch } = query;
  useShortcut('v', () => onLarge(true), { behindDialogs: true, enabled: !isLarge && data !== undefined });
  if (error)
    return <LoadFailed level={3} title="No pudimos cargar la foto" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={HEIGHT} radius="var(--r-2)" />;
  const alt = `Comprobante de ${formatMoney(amount, currency)} de ${company.name}`;
  return (
    <>
      <Thumb type="button" aria-label={`Ver en grande: ${alt}`} onClick={() => onLarge(true)}>
        <img src={data.image} alt={alt} />
      </Thumb>
      <Text $tone="quiet" $size="xs">
        <Kbd>V</Kbd> lo muestra en grande
      </Text>
      {isLarge && (
        <PictureDialog title="Comprobante" alt={alt} query={query} onClose={() => onLarge(false)} />
      )}
    </>
  );
}
