import { readableOn, textOn } from '@cuadra/shared/domain';
import { css } from 'styled-components';

/** The darkest surface by day and the lightest by night, so that a colour that is read there is read on all of them. */
const BY_DAY = '#efede8';
const BY_NIGHT = '#27302d';

/**
 * The company's own colour in the place of Cuadra's, by day and by night, moved until it is readable.
 *
 * @param colour `#0b6e4f`; anything else, as none, leaves Cuadra's
 */
export function companyColours(colour: string | undefined) {
  if (!colour || !/^#[0-9a-f]{6}$/.test(colour)) return undefined;
  return css`
    ${variables(readableOn(colour, BY_DAY))}
    [data-theme='dark'] & {
      ${variables(readableOn(colour, BY_NIGHT))}
    }
  `;
}

function variables(colour: string) {
  return css`
    --brand: ${colour};
    --brand-hover: ${colour};
    --brand-ink: ${colour};
    --on-brand: ${textOn(colour)};
    --brand-soft: color-mix(in srgb, ${colour} 14%, var(--surface));
  `;
}
