import type { ReactNode } from 'react';
import './docs.css';

interface TitledProps {
  title: string;
  children: ReactNode;
}

/** Page of documentation that belongs to no single component. */
export function DocsPage({ title, children }: TitledProps) {
  return (
    <main className="pl-docs sb-unstyled">
      <h1>{title}</h1>
      {children}
    </main>
  );
}

/** Section of a page with a heading that the table of contents links to. */
export function DocsSection({ id, title, children }: TitledProps & { id: string }) {
  return (
    <section className="pl-docs-block">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
