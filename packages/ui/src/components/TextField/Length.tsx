import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { lengthMessages } from './TextField.messages.ts';

interface LengthProps {
  used: number;
  limit: number;
}

/** Counter of a limited length. */
export function Length({ used, limit }: LengthProps) {
  const messages = useMessages('length', lengthMessages);
  const { locale } = useLocale();
  return <>{messages.used(used.toLocaleString(locale), limit.toLocaleString(locale))}</>;
}
