import { useEffect, useState } from 'react';
import { Button, type ButtonProps } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface CopyButtonProps extends Omit<ButtonProps, 'onClick' | 'children' | 'icon' | 'loading'> {
  /** What is put on the clipboard. */
  text: string;
  /** «Copiar» by default; say what where several stand side by side: «Copiar enlace». */
  label?: string;
}

/** Milliseconds that «Copiado» stays. */
const SAID = 2000;

type Outcome = 'copied' | 'failed';
const WORDS: Readonly<Record<Outcome, string>> = { copied: 'Copiado', failed: 'No se pudo copiar' };

/** Puts a text on the clipboard, and says that it did. */
export function CopyButton({ text, label = 'Copiar', size = 'sm', ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), SAID);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Forbidden, or a page that is not served over HTTPS.
      setOutcome('failed');
    }
  };
  return (
    <>
      <Button size={size} {...rest} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={copy}>
        {outcome ? WORDS[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && WORDS[outcome]}</VisuallyHidden>
    </>
  );
}
