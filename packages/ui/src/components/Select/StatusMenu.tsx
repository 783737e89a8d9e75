import { ChevronDownIcon } from 'lucide-react';
import { cx } from '../../cx.ts';
import { BareButton } from '../Button/BareButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import * as styles from '../Status/Status.css.ts';
import { StatusText } from '../Status/StatusText.tsx';
import { Pill } from '../Status/Pill.tsx';
import { toneGlyph, type Tone } from '../Status/tones.ts';

export interface StatusOption {
  id: string;
  label: string;
  tone?: Tone;
  /** Reason why the status cannot be chosen. */
  disabledReason?: string;
}

export interface StatusMenuProps {
  /** Accessible name: "Status of Head-of-wall detail". */
  label: string;
  /** Current status, even if it is not among the options. */
  status: string;
  /** Tone of the current status. */
  tone?: Tone;
  /** Statuses to change to. */
  options: readonly StatusOption[];
  /** Called with the id of the chosen status. */
  onChange: (id: string) => void;
  /** `pill` in a record, `text` in a line of a table. */
  look?: 'pill' | 'text';
  /** Shows the status read-only. */
  isReadOnly?: boolean;
  /** Removes it from the tab order, if the row's menu offers the same. */
  excludeFromTabOrder?: boolean;
}

/**
 * Status as a button that opens a menu of the possible statuses.
 *
 * @example
 * const [status, setStatus] = useState('draft');
 * return (
 *   <StatusMenu
 *     label="Quote status"
 *     status={status}
 *     options={[
 *       { id: 'draft', label: 'Draft' },
 *       { id: 'sent', label: 'Sent', tone: 'ok' },
 *     ]}
 *     onChange={setStatus}
 *   />
 * );
 */
export function StatusMenu({
  label,
  status,
  tone = 'neutral',
  options,
  onChange,
  look = 'pill',
  isReadOnly,
  excludeFromTabOrder,
}: StatusMenuProps) {
  const shown = status || '–';
  if (isReadOnly || options.length === 0)
    return look === 'pill' ? <Pill tone={tone}>{shown}</Pill> : <StatusText tone={tone}>{shown}</StatusText>;
  return (
    <Menu
      label={label}
      trigger={
        <BareButton
          aria-label={`${label}: ${shown}`}
          className={cx(
            look === 'pill' ? [styles.pill, styles.pillTone[tone]].join(' ') : styles.status,
            styles.change,
          )}
          {...(excludeFromTabOrder ? { excludeFromTabOrder } : {})}
        >
          <span className={look === 'pill' ? undefined : styles.glyphTone[tone]}>
            <Icon icon={toneGlyph[tone]} size={look === 'pill' ? 14 : 16} />
          </span>
          <span className={styles.text}>{shown}</span>
          {look === 'pill' && <Icon icon={ChevronDownIcon} size={14} />}
        </BareButton>
      }
      items={options.map(({ id, label: name, tone: each = 'neutral', disabledReason }) => ({
        id,
        label: name,
        icon: toneGlyph[each],
        onAction: () => onChange(id),
        ...(disabledReason ? { disabledReason } : {}),
      }))}
    />
  );
}
