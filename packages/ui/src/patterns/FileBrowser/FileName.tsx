import {
  FileIcon,
  FileImageIcon,
  FileSpreadsheetIcon,
  FileTextIcon,
  FolderIcon,
  PlayIcon,
  StarIcon,
  UsersIcon,
} from 'lucide-react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './FileName.css.ts';
import { fileNameMessages } from './FileName.messages.ts';

/** Category of a file that determines its icon and tint. */
type Sort = keyof typeof styles.tintOf;
const icons: Readonly<Record<Sort, IconType>> = {
  folder: FolderIcon,
  picture: FileImageIcon,
  sheet: FileSpreadsheetIcon,
  document: FileTextIcon,
  film: PlayIcon,
  other: FileIcon,
};

function sortOf(type: string): Sort {
  if (type === 'folder') return 'folder';
  if (type.startsWith('image/')) return 'picture';
  if (/^(video|audio)\//.test(type)) return 'film';
  if (/sheet|excel|csv/.test(type)) return 'sheet';
  return /pdf|word|^text\//.test(type) ? 'document' : 'other';
}

export interface FileGlyphProps {
  /** Media type of the content; `folder` for a folder. */
  type: string;
  /** Edge length in pixels. */
  size?: 16 | 20 | 32;
}

/** Icon of a file type. */
export function FileGlyph({ type, size = 16 }: FileGlyphProps) {
  const sort = sortOf(type);
  return (
    <span className={cx(styles.glyph, styles.tintOf[sort])}>
      <Icon icon={icons[sort]} size={size} />
    </span>
  );
}

export interface FileNameProps {
  /** File name. */
  name: string;
  /** Content type. */
  type: string;
  /** Shows the favorite mark. */
  isFavorite?: boolean;
  /** Shows the shared mark. */
  isShared?: boolean;
}

/**
 * File or folder in the first column of a list.
 *
 * @example
 * <FileName name="Floor plans.pdf" type="application/pdf" />
 */
export function FileName({ name, type, isFavorite, isShared }: FileNameProps) {
  const messages = useMessages('fileName', fileNameMessages);
  return (
    <span className={styles.named}>
      <FileGlyph type={type} />
      {/* The end of a file's name tells its revision and type. */}
      <Text weight="medium" truncate={type === 'folder' ? 'end' : 'middle'}>
        {name}
      </Text>
      {(isFavorite || isShared) && (
        <span className={styles.after}>
          {isFavorite && <Icon icon={StarIcon} size={14} label={messages.favorite} />}
          {isShared && <Icon icon={UsersIcon} size={14} label={messages.shared} />}
        </span>
      )}
    </span>
  );
}
