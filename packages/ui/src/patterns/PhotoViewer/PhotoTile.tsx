import { ImageOffIcon, PencilIcon } from 'lucide-react';
import { useState } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { formatLocalDate } from '../../components/Date/dates.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { Photo } from './photoTypes.ts';
import { photoGridMessages } from './PhotoGrid.messages.ts';
import * as styles from './PhotoGrid.css.ts';

/** Head of a day with the number of its photos. */
export function DayHead({ day, count, columns }: { day: string; count: number; columns: number }) {
  const messages = useMessages('photoGrid', photoGridMessages);
  const { locale } = useLocale();
  const weekday = day
    ? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(day))
    : '';
  return (
    <div role="gridcell" aria-colspan={columns} className={styles.day}>
      {day ? formatLocalDate(day, locale) : messages.noDay}
      {weekday && <span className={styles.note}>{weekday}</span>}
      <span className={styles.count}>{messages.count(count, count.toLocaleString(locale))}</span>
    </div>
  );
}

interface PhotoTileProps {
  photo: Photo;
  isCurrent: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
}

/** Thumbnail of a photo. */
export function PhotoTile({ photo, isCurrent, isTabStop, onFocus, onOpen }: PhotoTileProps) {
  const messages = useMessages('photoGrid', photoGridMessages);
  const { locale } = useLocale();
  const [isLost, setLost] = useState(false);
  const count = photo.marks?.length ?? 0;
  const marks = count > 0 ? messages.marks(count, count.toLocaleString(locale)) : '';
  const shown = isLost ? photo.name : (photo.description ?? photo.name);
  const name = messages.photo(shown, photo.takenBy ?? '');
  return (
    <BareButton
      className={styles.tile}
      data-photo={photo.id}
      aria-label={[name, marks].filter(Boolean).join(', ')}
      aria-current={isCurrent || undefined}
      excludeFromTabOrder={!isTabStop}
      onFocus={onFocus}
      onPress={onOpen}
    >
      {isLost ? (
        <span className={styles.lost}>
          <Icon icon={ImageOffIcon} size={20} />
          <Text truncate="middle">{photo.name}</Text>
        </span>
      ) : (
        <img
          className={styles.picture}
          src={photo.thumbnailSrc ?? photo.src}
          alt=""
          draggable={false}
          style={photo.rotation ? { transform: `rotate(${photo.rotation}deg)` } : undefined}
          onError={() => setLost(true)}
        />
      )}
      {count > 0 && (
        <span className={styles.marked} title={marks}>
          <Icon icon={PencilIcon} size={12} />
          {count.toLocaleString(locale)}
        </span>
      )}
    </BareButton>
  );
}
