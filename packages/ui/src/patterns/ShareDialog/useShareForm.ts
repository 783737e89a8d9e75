import { UsersIcon } from 'lucide-react';
import { useState } from 'react';
import type { Option } from '../../components/Select/Select.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { ShareCandidate, SharedPerson } from './SharedPerson.ts';
import { shareDialogMessages } from './ShareDialog.messages.ts';

interface ShareFormOptions {
  /** People and groups with access, who are not offered. */
  people: readonly SharedPerson[];
  /** Id of the first level. */
  defaultLevel: string;
  onSearch: (query: string, signal: AbortSignal) => Promise<readonly ShareCandidate[]>;
  onShare: (ids: string[], level: string) => Promise<void>;
}

/** State of the form that adds people: the selection, the level, and sharing. */
export function useShareForm({ people, defaultLevel, onSearch, onShare }: ShareFormOptions) {
  const messages = useMessages('shareDialog', shareDialogMessages);
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [level, setLevel] = useState(defaultLevel);
  const [isSharing, setSharing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  return {
    chosen,
    level,
    isSharing,
    failure,
    /** Announcement after sharing. */
    announcement: announcement,
    setLevel,
    choose: (ids: readonly string[]) => {
      setChosen(ids);
      setFailure(undefined);
    },
    share: async (): Promise<void> => {
      if (chosen.length === 0) {
        setFailure(messages.personMissing);
        return;
      }
      setSharing(true);
      setFailure(undefined);
      try {
        await onShare([...chosen], level);
        setAnnouncement(messages.shared(chosen.length, chosen.length.toLocaleString(locale)));
        setChosen([]);
      } catch (error) {
        setFailure(error instanceof Error && error.message !== '' ? error.message : messages.shareFailed);
      } finally {
        setSharing(false);
      }
    },
    search: async (typed: string, signal: AbortSignal): Promise<Option[]> => {
      const shared = new Set(people.map(({ id }) => id));
      const all = await onSearch(typed, signal);
      return all
        .filter(({ id }) => !shared.has(id))
        .map(({ id, name: label, description, isGroup }) => ({
          id,
          label,
          description,
          icon: isGroup ? UsersIcon : undefined,
        }));
    },
  };
}
