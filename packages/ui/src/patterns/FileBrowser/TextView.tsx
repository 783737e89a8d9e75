import { useMemo, useState, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './TextView.css.ts';
import { textParts } from './textParts.ts';

/** Room of a fixed height for a document that scrolls inside. */
export function PdfStage({ children }: { children: ReactNode }) {
  return <div className={styles.pdf}>{children}</div>;
}

/** What a file says, as it stands: lines kept, columns of tables in line. */
export function TextView({ label, text }: { label: string; text: string }) {
  const parts = useMemo(() => textParts(text), [text]);
  return (
    // It scrolls, so the keyboard must reach it.
    <div role="region" aria-label={label} tabIndex={0} className={styles.text}>
      {parts.map((part, at) =>
        'words' in part ? (
          <pre key={at} className={styles.words}>
            {part.words}
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
