import { useId } from 'react';
import * as styles from './ColorSwatches.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useLocale } from '../../locale.tsx';
import { colorSwatchesMessages } from './ColorSwatches.messages.ts';

export interface ColorSwatchesProps {
  /** Label of the group. */
  label: string;
  /** Colors as #rrggbb. */
  colors: readonly string[];
  /** Selected color as #rrggbb. */
  value: string;
  /** Called with the chosen color as #rrggbb. */
  onChange: (color: string) => void;
}

/**
 * Choice of one among a few colors with arrow keys.
 *
 * @example
 * const [color, setColor] = useState('#0b6e4f');
 * return (
 *   <ColorSwatches
 *     label="Color"
 *     colors={['#0b6e4f', '#1f5fbf', '#b42318']}
 *     value={color}
 *     onChange={setColor}
 *   />
 * );
 */
export function ColorSwatches({ label, colors, value, onChange }: ColorSwatchesProps) {
  const messages = useMessages('colorSwatches', colorSwatchesMessages);
  const { locale } = useLocale();
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        {colors.map((color, index) => (
          <label key={color} className={styles.swatch} style={{ background: color }} title={color}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              aria-label={messages.color(
                (index + 1).toLocaleString(locale),
                colors.length.toLocaleString(locale),
                color,
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
