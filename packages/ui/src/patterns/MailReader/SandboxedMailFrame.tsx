import { useEffect, useState } from 'react';
import { sandboxedMailDocument } from './sandboxedMailDocument.ts';
import * as styles from './MailReader.css.ts';

interface MailFrameProps {
  /** Names the frame. */
  title: string;
  html: string;
  areImagesAllowed: boolean;
}

/**
 * HTML of a mail in a frame as tall as its content. The sandbox runs no scripts, sends no forms and opens links in a new
 * tab only; the page reads nothing but the height of the document, for which the frame keeps the page's origin.
 */
export function SandboxedMailFrame({ title, html, areImagesAllowed }: MailFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [height, setHeight] = useState(0);
  const [document, setDocument] = useState<Document | null>(null);
  useEffect(() => {
    const body = document?.body;
    if (!body) return undefined;
    const measure = () => setHeight(Math.ceil(body.scrollHeight));
    measure();
    let request = 0;
    // Pictures change the height after the document is loaded. The next frame takes it: the observer would report its
    // own change again in this one.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(measure);
    });
    observer.observe(body);
    return () => {
      cancelAnimationFrame(request);
      observer.disconnect();
    };
  }, [document]);
  return (
    <div className={styles.paper}>
      <iframe
        ref={setFrame}
        title={title}
        className={styles.frame}
        style={{ height: Math.max(height, 24) }}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        srcDoc={sandboxedMailDocument(html, { areImagesAllowed })}
        onLoad={() => setDocument(frame?.contentDocument ?? null)}
      />
    </div>
  );
}
