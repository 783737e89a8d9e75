import { XIcon } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { formatBytes } from '../../components/File/accept.ts';
import { DateText } from '../../components/Format/Format.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { markName } from './markName.ts';
import type { Photo } from './photoTypes.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import * as styles from './PhotoViewer.css.ts';

/** Details of a photo; unknown ones are left out. */
export function PhotoDetails({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { locale } = useLocale();
  const { takenAt, takenNote, takenBy, location, record, size, marks = [], details = [] } = photo;
  const when = takenAt ?? photo.day;
  const facts = [
    when && {
      term: messages.taken,
      value: <DateText value={when} showTime={takenAt !== undefined} />,
      note: takenNote,
    },
    takenBy && { term: messages.takenBy, value: takenBy },
    location && { term: messages.location, value: location },
    record && { term: messages.record, value: <Link href={record.href}>{record.label}</Link> },
    ...details,
    {
      term: messages.file,
      value: (
        <Text size="small" truncate="middle">
          {photo.name}
        </Text>
      ),
    },
    size !== undefined && { term: messages.fileSize, value: formatBytes(size, locale) },
    marks.length > 0 && {
      term: messages.marks,
      value: (
        <ul className={styles.markList}>
          {marks.map((mark) => (
            <li key={mark.id}>{markName(mark, messages)}</li>
          ))}
        </ul>
      ),
    },
  ].filter((fact) => typeof fact === 'object');
  return (
    <aside className={styles.details} aria-label={messages.details}>
      <div className={styles.detailsHead}>
        <h2 className={styles.detailsTitle}>{messages.details}</h2>
        <IconButton icon={XIcon} size="sm" label={messages.closeDetails} hideTooltip onPress={onClose} />
      </div>
      {photo.description && <p className={styles.description}>{photo.description}</p>}
      <DescriptionList items={facts} layout="stack" />
    </aside>
  );
}
