import { formatIdentification } from '@cuadra/shared/domain';
import { useId } from 'react';
import styled from 'styled-components';
import type { CompanyValues } from './company-values.ts';

/** Always on white: it stands for paper. */
const Paper = styled.div<{ $width: 58 | 80 }>`
  justify-self: center;
  width: ${({ $width }) => ($width === 58 ? 220 : 300)}px;
  max-width: 100%;
  padding: var(--s-4) var(--s-3);
  background: #fff;
  color: #1c1a17;
  border: 1px solid var(--line);
  box-shadow: var(--shadow-2);
  font-size: 12px;
  line-height: 1.45;
  text-align: center;
  overflow-wrap: anywhere;
  white-space: pre-line;
  i {
    display: block;
    height: 7px;
    margin: calc(-1 * var(--s-4)) calc(-1 * var(--s-3)) var(--s-3);
  }
  img {
    display: block;
    max-width: 70%;
    max-height: 80px;
    margin: 0 auto 8px;
    object-fit: contain;
    filter: grayscale(1);
  }
  hr {
    margin: 10px 0;
    border: 0;
    border-top: 1px dashed #8a857c;
  }
`;

const Box = styled.section`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border-radius: var(--r-2);
  background: var(--chip);
  h4 {
    font-size: var(--t-sm);
    font-weight: 600;
    color: var(--ink-2);
  }
`;

/** What a ticket will begin and end with, while it is being written. */
export function TicketPreview({ values }: { values: CompanyValues }) {
  const id = useId();
  const { name, legal_name, identification, identification_type, address, phone, logo, colour } = values;
  return (
    <Box aria-labelledby={id}>
      <h4 id={id}>Así saldrá</h4>
      <Paper $width={values.paper_width}>
        {colour && <i style={{ background: colour }} />}
        {logo && <img src={logo} alt="" />}
        <b>{legal_name || name}</b>
        {identification && <div>RIF {formatIdentification(identification_type, identification)}</div>}
        {address && <div>{address}</div>}
        {phone && <div>Tel. {phone}</div>}
        {values.ticket_header && <div>{values.ticket_header}</div>}
        <hr />
        <div>Productos y totales</div>
        <hr />
        {!values.has_fiscal_documents && <b>Documento no fiscal</b>}
        <div>{values.ticket_footer || 'Gracias por tu compra'}</div>
      </Paper>
    </Box>
  );
}
