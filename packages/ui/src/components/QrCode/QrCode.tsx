import { encodeQR } from 'qr';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /** Encoded text, e.g. an address or a number. */
  value: string;
  /** Description of the target, which must also be reachable without a scanner. */
  label: string;
  /** `sm` for labels in a row, `md` on a page, `lg` for reading from afar. */
  size?: 'sm' | 'md' | 'lg';
}

/** Width of the quiet zone around the code in modules (ISO/IEC 18004). */
const quiet = 4;

/**
 * A QR code: dark on white in every theme, because scanners expect it.
 *
 * @example
 * <QrCode value="https://example.com/quotes/Q-2026-0142" label="Link to quote Q-2026-0142" />
 */
export function QrCode({ value, label, size = 'md' }: QrCodeProps) {
  const rows = encodeQR(value, 'raw', { border: quiet, ecc: 'medium' });
  const path = rows
    .map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`${styles.code} ${styles.size[size]}`}
    >
      <rect width="100%" height="100%" className={styles.paper} />
      <path d={path} className={styles.ink} />
    </svg>
  );
}
