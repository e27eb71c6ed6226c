import { useCall } from '@cuadra/shared/client';
import type { ReviewedReport } from '@cuadra/shared/contract';
import { formatMoney } from '@cuadra/shared/domain';
import { LoadFailed, PictureDialog, Skeleton } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** White in both themes, as paper is. */
const Thumb = styled.button`
  display: block;
  width: 100%;
  height: 160px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-2);
  background: #fff;
  cursor: zoom-in;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export interface PaymentPictureProps {
  report: ReviewedReport;
  /** Whether it stands there large. */
  isLarge: boolean;
  onLarge: (isLarge: boolean) => void;
}

/** The picture that came with a payment, and pressed, the same one large. */
export function PaymentPicture({ report, isLarge, onLarge }: PaymentPictureProps) {
  const { id, amount, currency, company } = report;
  const query = useCall(
    'GET /backoffice/reports/{id}/picture',
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const { data, error, refetch } = query;
  if (error)
    return <LoadFailed level={3} title="No pudimos cargar la foto" error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height={160} radius="var(--r-2)" />;
  const alt = `Comprobante de ${formatMoney(amount, currency)} de ${company.name}`;
  return (
    <>
      <Thumb type="button" aria-label={`Ver en grande: ${alt}`} onClick={() => onLarge(true)}>
        <img src={data.image} alt={alt} />
      </Thumb>
      {isLarge && (
        <PictureDialog title="Comprobante" alt={alt} query={query} onClose={() => onLarge(false)} />
      )}
    </>
  );
}
