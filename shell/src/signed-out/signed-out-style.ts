import { PHONE } from '@cuadra/shared/ui';
import styled from 'styled-components';

/** The form, and beside it on a wide screen what Cuadra is for. */
export const Sheet = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  min-height: 100dvh;
  background: var(--surface);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Form = styled.section<{ $stays: boolean }>`
  align-self: ${({ $stays }) => ($stays ? 'start' : 'center')};
  justify-self: center;
  width: min(400px, 100%);
  padding: ${({ $stays }) => ($stays ? 'clamp(32px, 8vh, 96px)' : 'var(--s-6)')} var(--s-5) var(--s-6);
  ${PHONE} {
    padding-top: var(--s-6);
  }
`;

export const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  margin-bottom: var(--s-7);
  font-size: var(--t-xl);
  font-weight: 700;
  letter-spacing: -0.02em;
  ${PHONE} {
    margin-bottom: var(--s-6);
  }
`;

export const Title = styled.h1`
  font-size: var(--t-2xl);
  letter-spacing: -0.02em;
`;

export const Lead = styled.p`
  margin: 6px 0 var(--s-5);
  color: var(--ink-2);
`;

export const Fields = styled.div`
  display: grid;
  gap: var(--s-4);
`;

/** The other ways in, below the form. */
export const Ways = styled.div`
  display: grid;
  gap: var(--s-2);
  margin-top: var(--s-5);
  color: var(--ink-2);
  a {
    font-weight: 600;
  }
  @media (pointer: coarse) {
    a {
      padding-block: 12px;
    }
  }
`;

/** Stays where it is while a form that is longer than the window goes by. */
export const Aside = styled.aside`
  position: sticky;
  top: 0;
  display: grid;
  align-content: center;
  align-self: start;
  height: 100dvh;
  overflow: hidden;
  gap: var(--s-6);
  padding: var(--s-7) clamp(32px, 6vw, 96px);
  background: var(--bg);
  border-left: 1px solid var(--line);
  & > p {
    max-width: 16ch;
    font-size: var(--t-3xl);
    font-weight: 700;
    line-height: 1.15;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  @media (max-width: 900px) {
    display: none;
  }
`;

export const Claims = styled.ul`
  display: grid;
  gap: var(--s-5);
  max-width: 46ch;
`;

export const Claim = styled.li`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 14px;
  color: var(--ink-2);
  svg {
    margin-top: 1px;
    color: var(--brand-ink);
  }
  b {
    display: block;
    font-weight: 600;
    color: var(--ink);
  }
`;
