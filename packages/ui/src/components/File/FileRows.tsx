import { CircleAlert, File as FileGlyph, X } from 'lucide-react';
import { IconButton } from '../Button/IconButton.tsx';
import { formatShare } from '../Format/formatPercent.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatBytes } from './accept.ts';
import { fileFieldMessages } from './FileField.messages.ts';
import * as styles from './File.css.ts';
import type { Refused } from './acceptFiles.ts';

export interface ChosenFileProps {
  file: File;
  /** 0 to 1 while it is sent. */
  part: number | undefined;
  /** Removes the file; undefined if it cannot be removed. */
  onRemove: (() => void) | undefined;
}

/** Chosen file with its size or progress. */
export function ChosenFile({ file, part, onRemove }: ChosenFileProps) {
  const messages = useMessages('fileField', fileFieldMessages);
  const { locale } = useLocale();
  return (
    <li className={styles.row}>
      <span className={styles.glyph}>
        <Icon icon={FileGlyph} />
      </span>
      <span className={styles.text}>
        <Text truncate="middle">{file.name}</Text>
      </span>
      <span className={styles.size}>
        {part === undefined || part >= 1 ? formatBytes(file.size, locale) : formatShare(part, locale)}
      </span>
      {onRemove && (
        <span className={styles.rowAction}>
          <IconButton icon={X} size="xs" label={messages.remove(file.name)} onPress={onRemove} />
        </span>
      )}
    </li>
  );
}

/** Refused file with the reason. */
export function RefusedFile({ file: { name, why }, onDismiss }: { file: Refused; onDismiss: () => void }) {
  const messages = useMessages('fileField', fileFieldMessages);
  return (
    <li className={cx(styles.row, styles.rowBad)}>
      <span className={cx(styles.glyph, styles.glyphBad)}>
        <Icon icon={CircleAlert} />
      </span>
      <span className={styles.text}>
        <Text truncate="middle">{name}</Text>
        <span className={styles.why}>{why}</span>
      </span>
      <span className={styles.rowAction}>
        <IconButton icon={X} size="xs" label={messages.dismiss(name)} onPress={onDismiss} />
      </span>
    </li>
  );
}
