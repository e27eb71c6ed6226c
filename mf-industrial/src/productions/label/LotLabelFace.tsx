import { LabelFace, type LabelFaceProps } from '@cuadra/shared/print';
import styled from 'styled-components';

const Line = styled.div`
  flex: none;
  font-size: calc(2 * var(--mm));
  overflow-wrap: anywhere;
  &:first-of-type {
    font-size: calc(2.6 * var(--mm));
    font-weight: 700;
  }
`;

const Lines = styled.div`
  flex: none;
`;

export interface LotLabelFaceProps extends Pick<LabelFaceProps, 'sheet' | 'name' | 'code'> {
  /** The lot first, which is what somebody looks for. */
  lines: readonly string[];
}

/** The label of a lot. Its code is the lot itself, which stands above in letters. */
export function LotLabelFace({ lines, ...face }: LotLabelFaceProps) {
  return (
    <LabelFace {...face} hasDigits={false}>
      <Lines>
        {lines.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      </Lines>
    </LabelFace>
  );
}
