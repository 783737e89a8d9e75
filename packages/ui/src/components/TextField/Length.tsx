import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { lengthWords } from './TextField.messages.ts';

interface LengthProps {
  used: number;
  limit: number;
}

/** How much of a limited length is used. */
export function Length({ used, limit }: LengthProps) {
  const words = useMessages('length', lengthWords);
  const { locale } = useLocale();
  return <>{words.used(used.toLocaleString(locale), limit.toLocaleString(locale))}</>;
}
