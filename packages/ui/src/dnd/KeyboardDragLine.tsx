import { Ban, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../components/Icon/Icon.tsx';
import { Kbd } from '../components/Status/Kbd.tsx';
import { cx } from '../cx.ts';
import { useMessages } from '../messages/useMessages.ts';
import { keyboardDragMessages } from './KeyboardDrag.messages.ts';
import * as styles from './KeyboardDragLine.css.ts';
import { renderInBody } from '../overlay/renderInBody.ts';

export interface KeyboardDragLineProps {
  /** Text of the target position. */
  children: string;
  /** Names to emphasize in the text. */
  strong?: readonly string[];
  /** Marks the target as not allowed; the text has the reason. */
  isRefused?: boolean;
  /** Modifier key and its effect. */
  orElse?: { key: string; does: string } | undefined;
}

/** Live line during a move: item, target position and how to cancel. */
export function KeyboardDragLine({ children, strong = [], isRefused, orElse }: KeyboardDragLineProps) {
  const messages = useMessages('keyboardDrag', keyboardDragMessages);
  return renderInBody(
    <div
      role="status"
      aria-live="assertive"
      aria-atomic
      data-plumbline
      data-react-aria-top-layer="true"
      className={cx(styles.line, isRefused && styles.refused)}
    >
      <span className={cx(styles.glyph, isRefused && styles.glyphRefused)}>
        <Icon icon={isRefused ? Ban : GripVertical} />
      </span>
      <span className={styles.text}>{stressed(children, strong)}</span>
      {orElse && (
        <span className={cx(styles.keys, styles.byKey)}>
          <Kbd>{orElse.key}</Kbd> {orElse.does}
        </span>
      )}
      <span className={cx(styles.keys, styles.byKey)}>
        <Kbd>{messages.escape}</Kbd> {messages.cancel}
      </span>
      <span className={styles.byTouch}>{messages.bringBack}</span>
    </div>,
  );
}

/** Text with the first occurrence of each name in bold. */
function stressed(text: string, names: readonly string[]) {
  const parts: ReactNode[] = [];
  let rest = text;
  for (const name of names) {
    const at = rest.indexOf(name);
    if (name === '' || at < 0) continue;
    parts.push(rest.slice(0, at), <b key={parts.length}>{name}</b>);
    rest = rest.slice(at + name.length);
  }
  return [...parts, rest];
}
