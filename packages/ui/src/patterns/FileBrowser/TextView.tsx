import { useState, type ReactNode } from 'react';
import * as styles from './TextView.css.ts';

/** Room of a fixed height for a document that scrolls inside. */
export function PdfStage({ children }: { children: ReactNode }) {
  return <div className={styles.pdf}>{children}</div>;
}

/** What a file says, as it stands: lines kept, columns of tables in line. */
export function TextView({ label, text }: { label: string; text: string }) {
  return (
    // It scrolls, so the keyboard must reach it.
    <pre role="region" aria-label={label} tabIndex={0} className={styles.text}>
      {text}
    </pre>
  );
}

/* oxlint-disable jsx-a11y/media-has-caption -- what people record on a site comes without captions, and there is nothing to make them from */
/** A picture, a film or a sound in the middle of what room there is. */
export function MediaView({
  kind,
  url,
  name,
  otherwise,
}: {
  kind: 'image' | 'video' | 'audio';
  url: string;
  name: string;
  /** Stands in its place where the browser cannot show it. */
  otherwise?: ReactNode;
}) {
  const [failed, setFailed] = useState<string>();
  if (failed === url && otherwise) return otherwise;
  const onError = () => setFailed(url);
  return (
    <div className={styles.stage}>
      {kind === 'image' ? (
        <img src={url} alt={name} onError={onError} className={styles.picture} />
      ) : kind === 'video' ? (
        <video src={url} aria-label={name} controls onError={onError} className={styles.picture} />
      ) : (
        <audio src={url} aria-label={name} controls onError={onError} />
      )}
    </div>
  );
}
