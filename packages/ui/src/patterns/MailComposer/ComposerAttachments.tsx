import { XIcon } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { formatBytes } from '../../components/File/accept.ts';
import { Text } from '../../components/Text/Text.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FileGlyph } from '../FileBrowser/FileName.tsx';
import { filesSize, type DraftFile } from './mailDraft.ts';
import { mailComposerMessages } from './MailComposer.messages.ts';
import * as styles from './MailComposer.css.ts';

interface ComposerFilesProps {
  files: readonly DraftFile[];
  /** Largest size of all files together in bytes. */
  maxBytes: number | undefined;
  /** Problem that prevents sending the attachments. */
  error: string | undefined;
  onDetach: ((id: string) => void) | undefined;
}

/** Attached files with their sizes, and their sum against the limit. */
export function ComposerAttachments({ files, maxBytes, error, onDetach }: ComposerFilesProps) {
  const messages = useMessages('mailComposer', mailComposerMessages);
  const { locale } = useLocale();
  if (files.length === 0) return null;
  const summary = messages.filesSummary(
    files.length,
    files.length.toLocaleString(locale),
    formatBytes(filesSize(files), locale),
  );
  return (
    <div className={styles.files}>
      <ul className={styles.fileList} aria-label={messages.attachments}>
        {files.map((file) => (
          <li key={file.id} className={cx(styles.file, file.error !== undefined && styles.fileFailed)}>
            <FileGlyph type={file.type} size={20} />
            <div className={styles.fileText}>
              <Text size="small" truncate="middle">
                {file.name}
              </Text>
              {file.error !== undefined ? (
                <span role="alert" className={styles.error}>
                  {file.error}
                </span>
              ) : file.percent === undefined ? (
                <span className={styles.fileSize}>{formatBytes(file.size, locale)}</span>
              ) : (
                <ProgressBar label={messages.uploading(file.name)} hideLabel value={file.percent} />
              )}
            </div>
            {onDetach && (
              <IconButton
                icon={XIcon}
                size="sm"
                label={messages.removeFile(file.name)}
                hideTooltip
                onPress={() => onDetach(file.id)}
              />
            )}
          </li>
        ))}
      </ul>
      <span className={styles.summary}>
        {maxBytes === undefined ? summary : messages.filesOfLimit(summary, formatBytes(maxBytes, locale))}
      </span>
      {error && (
        <span role="alert" className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}
