import { useCall } from '@cuadra/shared/client';
import type { InvoiceReport } from '@cuadra/shared/contract';
import { formatMoney, plainDay } from '@cuadra/shared/domain';
import { PictureDialog } from '@cuadra/shared/ui';

export interface ReportPictureProps {
  report: InvoiceReport;
  onClose: () => void;
}

/** The picture that was sent with a report, read once somebody wants to see it. */
export function ReportPicture({ report, onClose }: ReportPictureProps) {
  const { id, amount, currency, date } = report;
  const query = useCall(
    'GET /subscriptions/reports/{id}/picture',
    { params: { id } },
    { staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <PictureDialog
      title="Comprobante del pago"
      alt={`Comprobante de ${formatMoney(amount, currency)} del ${plainDay(date)}`}
      query={query}
      onClose={onClose}
    />
  );
}
