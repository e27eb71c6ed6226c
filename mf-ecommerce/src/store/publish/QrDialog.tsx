import { useCodes, usePrintPage } from '@cuadra/shared/print';
import { Button, Dialog, Notice, Skeleton, Stack, Text } from '@cuadra/shared/ui';
import styled from 'styled-components';

const Code = styled.img`
  display: block;
  width: min(260px, 100%);
  aspect-ratio: 1;
  /* White whatever the theme is: a telephone reads dark on light. */
  background: #fff;
`;

const Poster = styled.div`
  display: grid;
  justify-items: center;
  gap: 10mm;
  padding-top: 20mm;
  font-size: 18px;
  text-align: center;
  overflow-wrap: anywhere;
  h1 {
    font-size: 36px;
  }
  img {
    width: 110mm;
  }
`;

export interface QrDialogProps {
  address: string;
  /** Of the store. */
  name: string;
  onClose: () => void;
}

/** The address of the store as a QR, for the counter or the window of the shop. */
export default function QrDialog({ address, name, onClose }: QrDialogProps) {
  const codes = useCodes();
  const { print, sheet } = usePrintPage();
  const code = codes.draw?.(address, 'qr');
  return (
    <Dialog
      open
      size="sm"
      title="Código QR de tu tienda"
      description="Quien lo lea con su teléfono llega a tu tienda."
      onOpenChange={onClose}
      footer={
        <Button
          variant="primary"
          icon="printer"
          disabled={!code}
          onClick={() =>
            print(
              <Poster>
                <h1>{name}</h1>
                {code && <img src={code.url} alt="" />}
                <div>Compra desde tu teléfono: lee este código.</div>
                <div>{address}</div>
              </Poster>,
            )
          }
        >
          Imprimir
        </Button>
      }
    >
      <Stack $gap={3} $align="center">
        {codes.failed && (
          <Notice
            tone="warning"
            title="No pudimos cargar el código."
            action={<Button onClick={codes.retry}>Reintentar</Button>}
          />
        )}
        {code ? (
          <Code src={code.url} alt={`Código QR de ${address}`} />
        ) : (
          !codes.failed && <Skeleton width={260} height={260} />
        )}
        <Text $size="sm" $tone="soft" style={{ overflowWrap: 'anywhere' }}>
          {address}
        </Text>
      </Stack>
      {sheet}
    </Dialog>
  );
}
