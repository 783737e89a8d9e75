import { Fragment } from 'react';

/** Text of a docstring with code in backticks and paragraphs divided by empty lines. */
export function DocstringText({ text, isInline }: { text: string; isInline?: boolean }) {
  if (text === '') return null;
  const marked = (paragraph: string) =>
    paragraph
      .split('`')
      .map((piece, at) =>
        at % 2 === 1 ? <code key={at}>{piece}</code> : <Fragment key={at}>{piece}</Fragment>,
      );
  if (isInline) return <span>{marked(text)}</span>;
  return text.split(/\n\s*\n/).map((paragraph, at) => <p key={at}>{marked(paragraph)}</p>);
}
