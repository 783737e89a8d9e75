import {
  ChevronDownIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  FileIcon,
  XIcon,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { barOf } from './progress.ts';
import * as styles from './UploadPanel.css.ts';
import { uploadPanelMessages } from './UploadPanel.messages.ts';

export interface Upload {
  id: string;
  name: string;
  /** Progress from 0 to 100. */
  percent: number;
  status: 'uploading' | 'done' | 'failed';
  /** Reason of the failure. */
  reason?: string;
}

export interface UploadPanelProps {
  /** Uploads of the batch. */
  uploads: readonly Upload[];
  /** Further files that wait their turn and are not listed. */
  waiting?: number;
  /** Called with the id of a failed upload. */
  onRetry: (id: string) => void;
  /** Removes an upload from the list and cancels it if it is running. */
  onRemove: (id: string) => void;
}

/** Milliseconds for which a finished upload stays listed. */
const doneStays = 2000;
/** Duration of the panel's fade in milliseconds. */
const fade = 500;

type UploadEntryProps = Pick<UploadPanelProps, 'onRetry' | 'onRemove'> & { upload: Upload };

/** File of the batch: its progress, or the reason why it failed. */
function UploadEntry({ upload, onRetry, onRemove }: UploadEntryProps) {
  const messages = useMessages('uploadPanel', uploadPanelMessages);
  const { locale } = useLocale();
  const { id, name, status } = upload;
  return (
    <li className={styles.file}>
      <span className={cx(styles.glyph, styles.glyphOf[status])}>
        <Icon icon={status === 'done' ? CircleCheckIcon : status === 'failed' ? CircleAlertIcon : FileIcon} />
      </span>
      <div className={styles.text}>
        <Text size="small" truncate="middle">
          {name}
        </Text>
        {status === 'failed' ? (
          <span role="alert" className={styles.reason}>
            {upload.reason ?? messages.fileFailed}
          </span>
        ) : (
          <ProgressBar
            label={name}
            hideLabel
            value={status === 'done' ? 100 : barOf(upload.percent)}
            valueText={formatShare(status === 'done' ? 1 : barOf(upload.percent) / 100, locale)}
            tone={status === 'done' ? 'ok' : undefined}
          />
        )}
      </div>
      {status === 'failed' && (
        <Button size="sm" onPress={() => onRetry(id)} aria-label={messages.retryFile(name)}>
          {messages.retry}
        </Button>
      )}
      {status !== 'done' && (
        <IconButton
          icon={XIcon}
          size="sm"
          label={status === 'failed' ? messages.removeFile(name) : messages.cancelFile(name)}
          hideTooltip
          onPress={() => onRemove(id)}
        />
      )}
    </li>
  );
}

/**
 * Panel of running uploads in the corner, kept across navigation.
 *
 * @example
 * <UploadPanel
 *   uploads={[{ id: '1', name: 'Floor plans.pdf', percent: 40, status: 'uploading' }]}
 *   onRetry={(id) => console.log('Again', id)}
 *   onRemove={(id) => console.log('Removed', id)}
 * />
 */
export function UploadPanel({ uploads, waiting: unlisted = 0, onRetry, onRemove }: UploadPanelProps) {
  const messages = useMessages('uploadPanel', uploadPanelMessages);
  const { locale } = useLocale();
  const [isCollapsed, setCollapsed] = useState(false);
  const [shown, setShown] = useState(uploads);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const remove = useRef(onRemove);
  useEffect(() => {
    remove.current = onRemove;
  });

  useEffect(() => {
    const waiting = timers.current;
    for (const upload of uploads) {
      if (upload.status !== 'done' || waiting.has(upload.id)) continue;
      waiting.set(
        upload.id,
        setTimeout(() => {
          waiting.delete(upload.id);
          remove.current(upload.id);
        }, doneStays),
      );
    }
  }, [uploads]);
  useEffect(() => {
    const waiting = timers.current;
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    };
  }, []);

  // The panel keeps its last content while it fades out.
  const isLeaving = uploads.length === 0 && shown.length > 0;
  useEffect(() => {
    if (uploads.length > 0) {
      setShown(uploads);
      return;
    }
    const timer = setTimeout(() => setShown([]), fade);
    return () => clearTimeout(timer);
  }, [uploads]);
  const list = uploads.length > 0 ? uploads : shown;
  if (list.length === 0) return null;

  const going = list.filter((upload) => upload.status === 'uploading').length + unlisted;
  const failed = list.filter((upload) => upload.status === 'failed').length;
  const title = going > 0 ? messages.uploading : messages.complete;
  const number = (value: number) => value.toLocaleString(locale);
  const rest =
    going > 0
      ? messages.left(number(going), number(list.length + unlisted))
      : failed > 0
        ? messages.failed(number(failed))
        : '';
  return (
    <section aria-label={messages.label} className={cx(styles.panel, isLeaving && styles.leaving)}>
      <header className={styles.head}>
        <h2 className={styles.title} aria-live="polite">
          {title} {rest && <span className={styles.rest}>{rest}</span>}
        </h2>
        <IconButton
          icon={isCollapsed ? ChevronUpIcon : ChevronDownIcon}
          label={isCollapsed ? messages.show : messages.hide}
          size="sm"
          onPress={() => setCollapsed((was) => !was)}
          aria-expanded={!isCollapsed}
        />
      </header>
      {!isCollapsed && (
        <ul className={styles.list}>
          {list.map((upload) => (
            <UploadEntry key={upload.id} upload={upload} onRetry={onRetry} onRemove={onRemove} />
          ))}
        </ul>
      )}
    </section>
  );
}
