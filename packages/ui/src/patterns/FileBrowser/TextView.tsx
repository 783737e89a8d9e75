import { useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './TextView.css.ts';
import { splitTextBlocks } from './splitTextBlocks.ts';

/** Container of fixed height for a document that scrolls inside. */
export function PdfStage({ children }: { children: ReactNode }) {
  return <div className={styles.pdf}>{children}</div>;
}

/** Text content of a file with its lines and table columns. */
export function TextView({ label, text }: { label: string; text: string }) {
  const parts = useMemo(() => splitTextBlocks(text), [text]);
  return (
    // Focusable, because it scrolls.
    <div role="region" aria-label={label} tabIndex={0} className={styles.text}>
      {parts.map((part, at) =>
        'text' in part ? (
          <pre key={at} className={styles.block}>
            {part.text}
          </pre>
        ) : (
          <table key={at} className={styles.table}>
            <tbody>
              {part.rows.map((row, line) => (
                <tr key={line}>
                  {part.isNumeric.map((isNumeric, column) => (
                    <td key={column} className={cx(styles.cell, isNumeric && styles.number)}>
                      {row[column]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ),
      )}
    </div>
  );
}

/* oxlint-disable jsx-a11y/media-has-caption -- what people record on a site comes without captions, and there is nothing to make them from */
/** Centered image, video or audio player. */
export function MediaView({
  kind,
  url,
  name,
  otherwise,
}: {
  kind: 'image' | 'video' | 'audio';
  url: string;
  name: string;
  /** Content if the browser cannot display the file. */
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
