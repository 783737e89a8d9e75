import { CircleAlertIcon, ImageIcon, RotateCwIcon, XIcon } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';
import type { ImageUpload } from './useImageUploads.ts';

interface UploadRowProps {
  upload: ImageUpload;
  onRetry: () => void;
  onRemove: () => void;
}

/** Image that is uploading or failed to upload. */
export function UploadRow({ upload: { file, percent, failure }, onRetry, onRemove }: UploadRowProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const { locale } = useLocale();
  const shown = formatShare(percent / 100, locale);
  return (
    <li className={styles.upload}>
      <span className={styles.uploadGlyph}>
        <Icon icon={failure === undefined ? ImageIcon : CircleAlertIcon} />
      </span>
      <span className={styles.uploadText}>
        <Text size="small" truncate="middle">
          {file.name}
        </Text>
        {failure === undefined ? (
          <ProgressBar label={file.name} hideLabel value={percent} valueText={shown} />
        ) : (
          <span role="alert" className={styles.uploadBad}>
            {failure}
          </span>
        )}
      </span>
      {failure !== undefined && (
        <IconButton icon={RotateCwIcon} label={messages.retry(file.name)} size="sm" onPress={onRetry} />
      )}
      <IconButton
        icon={XIcon}
        label={failure === undefined ? messages.cancelUpload(file.name) : messages.dismissUpload(file.name)}
        size="sm"
        onPress={onRemove}
      />
    </li>
  );
}
