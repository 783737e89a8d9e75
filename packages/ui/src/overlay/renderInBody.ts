import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Renders above the page. Renders nothing on a server, which has no document. */
export const renderInBody = (content: ReactNode): ReactNode =>
  typeof document === 'undefined' ? null : createPortal(content, document.body);
