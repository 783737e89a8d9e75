import type { ReactNode } from 'react';
import { useSignatureFont } from '../../components/SignaturePad/useSignatureFont.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './DocumentPaper.css.ts';
import { documentPaperMessages } from './DocumentPaper.messages.ts';

export interface PaperSignatureProps {
  /** Heading, e.g. "Accepted by". */
  title: string;
  /** Typed name, or drawn strokes in pixels. */
  signature?: string | readonly (readonly { x: number; y: number }[])[];
  /** Name of the signer. */
  name?: string;
  /** Formatted date of the signature. */
  date?: string;
  /** Text below the signature. */
  note?: string;
}

/** Signature strokes scaled to fit the line. */
function Strokes({
  strokes,
  label,
}: {
  strokes: readonly (readonly { x: number; y: number }[])[];
  label: string;
}) {
  const points = strokes.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - 2, Math.min(...ys) - 2];
  const [width, height] = [Math.max(...xs) + 2 - left, Math.max(...ys) + 2 - top];
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMinYMax meet"
      width={width}
      height={height}
      className={styles.strokes}
    >
      {strokes.map((stroke, at) => (
        <polyline key={at} points={stroke.map(({ x, y }) => `${x},${y}`).join(' ')} />
      ))}
    </svg>
  );
}

/** Signature block, empty or signed. */
export function PaperSignature({ title, signature, name, date, note }: PaperSignatureProps) {
  const messages = useMessages('documentPaper', documentPaperMessages);
  useSignatureFont(typeof signature === 'string');
  const drawn =
    signature === undefined ? undefined : typeof signature === 'string' ? (
      <span className={styles.typedSignature}>{signature}</span>
    ) : (
      <Strokes strokes={signature} label={messages.signatureOf(name ?? '')} />
    );
  const signed: [label: string, value: ReactNode][] = [
    [messages.signature, drawn],
    [messages.name, name],
    [messages.date, date],
  ];
  return (
    <div className={styles.signing}>
      <p className={styles.value}>{title}</p>
      <dl className={styles.signature}>
        {signed.map(([label, value]) => (
          <div key={label} className={styles.signed}>
            <dt className={styles.small}>{label}</dt>
            <dd className={styles.signedValue}>{value}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={styles.small}>{note}</p>}
    </div>
  );
}
