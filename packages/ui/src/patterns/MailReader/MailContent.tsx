import { EllipsisIcon, ImageOffIcon } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatBytes } from '../../components/File/accept.ts';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FileGlyph } from '../FileBrowser/FileName.tsx';
import { hasRemoteImages, splitHtmlQuote, splitTextQuote } from './sandboxedMailDocument.ts';
import { SandboxedMailFrame } from './SandboxedMailFrame.tsx';
import { personName, type MailFile, type MailMessage } from './MailMessage.ts';
import { mailReaderMessages } from './MailReader.messages.ts';
import * as styles from './MailReader.css.ts';

interface MailContentProps {
  message: MailMessage;
  /** Pictures from other servers are shown. */
  areImagesAllowed: boolean;
  onAllowImages: () => void;
}

/** Text of a mail with its quote folded and pictures from other servers blocked. */
export function MailContent({ message, areImagesAllowed, onAllowImages }: MailContentProps) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const [isWhole, setWhole] = useState(false);
  const { html, text = '' } = message;
  const { body, quote } = html ? splitHtmlQuote(html) : splitTextQuote(text);
  const shown = isWhole ? body + quote : body;
  const isBlocked = html !== undefined && !areImagesAllowed && hasRemoteImages(shown);
  return (
    <>
      {isBlocked && (
        <Banner
          tone="neutral"
          icon={ImageOffIcon}
          action={
            <Button size="sm" onPress={onAllowImages}>
              {messages.showImages}
            </Button>
          }
        >
          {messages.imagesBlocked}
        </Banner>
      )}
      {html ? (
        <SandboxedMailFrame
          title={messages.content(personName(message.from))}
          html={shown}
          areImagesAllowed={areImagesAllowed}
        />
      ) : body ? (
        <div className={styles.plain} dir="auto">
          {isWhole && quote ? `${body}\n\n${quote}` : body}
        </div>
      ) : (
        <Text tone="muted">{messages.noText}</Text>
      )}
      {quote && (
        <IconButton
          icon={EllipsisIcon}
          size="sm"
          variant="secondary"
          label={isWhole ? messages.hideQuote : messages.showQuote}
          aria-expanded={isWhole}
          onPress={() => setWhole(!isWhole)}
        />
      )}
    </>
  );
}

interface MailFilesProps {
  files: readonly MailFile[];
  onOpen: ((id: string) => void) | undefined;
}

/** Files of a mail with a preview where there is one. */
export function MailFiles({ files, onOpen }: MailFilesProps) {
  const messages = useMessages('mailReader', mailReaderMessages);
  const { locale } = useLocale();
  return (
    <ul className={styles.files} aria-label={messages.attachments}>
      {files.map((file) => {
        const size = formatBytes(file.size, locale);
        return (
          <li key={file.id} className={styles.file}>
            <BareButton className={styles.fileButton} isDisabled={!onOpen} onPress={() => onOpen?.(file.id)}>
              {file.previewSrc && <img className={styles.preview} src={file.previewSrc} alt="" />}
              <span className={styles.caption}>
                <FileGlyph type={file.type} />
                <span className={styles.fileName}>
                  <Text size="small" weight="medium" truncate="middle">
                    {file.name}
                  </Text>
                </span>
                <span className={styles.fileSize}>{size}</span>
              </span>
            </BareButton>
          </li>
        );
      })}
    </ul>
  );
}
