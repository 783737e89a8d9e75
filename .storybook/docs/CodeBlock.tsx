import { Button } from '@plumbline/ui/Button';
import { useState } from 'react';

/** How long the button says that it has copied, in milliseconds. */
const shownFor = 2_000;

interface CopyButtonProps {
  /** Text that is copied. */
  text: string;
  /** What it is, for assistive technology. */
  name: string;
}

/** Button that copies a text and says so. */
export function CopyButton({ text, name }: CopyButtonProps) {
  const [answer, setAnswer] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('Copied');
    } catch {
      setAnswer('Select and copy it by hand');
    }
    setTimeout(() => setAnswer(''), shownFor);
  };
  return (
    <>
      <Button size="sm" aria-label={`Copy ${name}`} onPress={() => void copy()}>
        {answer || 'Copy'}
      </Button>
      <span role="status" className="pl-docs-heard">
        {answer}
      </span>
    </>
  );
}

/** Code with a copy button, on one line if it has no title. It can be focused, so that keys scroll long lines. */
export function CodeBlock({ code, title }: { code: string; title?: string }) {
  const name = title ?? 'import';
  const text = (
    <pre tabIndex={0} aria-label={name} role="region">
      <code>{code.trimEnd()}</code>
    </pre>
  );
  if (title === undefined)
    return (
      <figure className="pl-docs-code pl-docs-line">
        {text}
        <CopyButton text={code} name={name} />
      </figure>
    );
  return (
    <figure className="pl-docs-code">
      <figcaption>
        <span>{title}</span>
        <CopyButton text={code} name={name} />
      </figcaption>
      {text}
    </figure>
  );
}
