import { CloudCheckIcon, CloudUploadIcon, TriangleAlertIcon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { offlineQueueMessages } from './OfflineQueue.messages.ts';

export interface OfflineQueueButtonProps {
  /** Number of items that wait. */
  count: number;
  /** Number of items that need the user. */
  attention?: number;
  /** Called to open the queue. */
  onPress: () => void;
  /** Size; `lg` on a phone. */
  size?: 'sm' | 'md' | 'lg';
}

/** Number of changes that wait to be sent, for a header. Opens the queue; can be the trigger of a popover. */
export function OfflineQueueButton({ count, attention = 0, onPress, size = 'sm' }: OfflineQueueButtonProps) {
  const messages = useMessages('offlineQueue', offlineQueueMessages);
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const waiting = count === 0 ? messages.allSent : messages.chip(count, number(count));
  const icon = attention > 0 ? TriangleAlertIcon : count > 0 ? CloudUploadIcon : CloudCheckIcon;
  return (
    <Button variant="ghost" size={size} icon={icon} onPress={onPress}>
      {attention > 0 ? messages.chipAttention(waiting, attention, number(attention)) : waiting}
    </Button>
  );
}
