import { ChevronRight } from 'lucide-react';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Status/Kbd.tsx';
import type { FoundCommand } from './commands.ts';
import * as styles from './CommandPalette.css.ts';

export interface CommandOptionProps {
  /** Id of the element. */
  id: string;
  found: FoundCommand;
  /** True if the option is active. */
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

/** Command in the list. */
export function CommandOption({
  id,
  found: { command, ranges },
  isActive,
  onActive,
  onChoose,
}: CommandOptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={command.disabledReason !== undefined || undefined}
      className={cx(styles.option, isActive && styles.active)}
      onMouseMove={onActive}
      // Keeps the caret and an open on-screen keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {command.icon && (
        <span className={styles.glyph}>
          <Icon icon={command.icon} />
        </span>
      )}
      <span className={styles.text} title={command.label}>
        <Marked text={command.label} ranges={ranges} />
      </span>
      {(command.disabledReason ?? command.description) && (
        <span className={styles.description}>{command.disabledReason ?? command.description}</span>
      )}
      {(command.shortcut || command.items) && (
        <span className={styles.end}>
          {command.shortcut && <Kbd>{command.shortcut}</Kbd>}
          {command.items && <Icon icon={ChevronRight} isDirectional />}
        </span>
      )}
    </div>
  );
}

export function Marked({ text, ranges }: { text: string; ranges: FoundCommand['ranges'] }) {
  let from = 0;
  const parts = ranges.flatMap(([start, end]) => {
    const before = text.slice(from, start);
    from = end;
    return [
      before,
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
