import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Draws over the page. On a server there is no page to be over yet: nothing is drawn, until a browser does. */
export const onPage = (content: ReactNode): ReactNode =>
  typeof document === 'undefined' ? null : createPortal(content, document.body);
