import { IconButton } from '@plumbline/ui/IconButton';
import { SparklesIcon } from '@plumbline/ui/icons';
import { useMemo, useSyncExternalStore } from 'react';
import { formatKeys } from '../frame/shortcut-keys.ts';
import { useIsMac, useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { RouteIndex } from '../navigation/route-index.ts';
import { conversation } from './conversation.ts';
import { assistantMessages } from './messages.ts';

const Assistant = lazyWithRetry(() => import('./Assistant.tsx').then((module) => module.Assistant));
const keys = 'Mod+i';
const toggle = () => conversation.change({ isOpen: !conversation.get().isOpen });

/** Button of the header that opens and closes the assistant, with its window. Shown to every signed-in user. */
export function AssistantButton({ chart }: { chart: RouteIndex }) {
  const { isOpen } = useSyncExternalStore(conversation.subscribe, conversation.get);
  const isMac = useIsMac();
  useShortcuts(
    useMemo(
      () => [
        { id: 'assistant', keys, label: assistantMessages.askTheAssistant, group: 'Everywhere', run: toggle },
      ],
      [],
    ),
  );
  return (
    <>
      <IconButton
        icon={SparklesIcon}
        label={assistantMessages.askTheAssistant}
        shortcut={formatKeys(keys, isMac)[0] ?? ''}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={toggle}
      />
      {isOpen && <Assistant chart={chart} onClose={() => conversation.change({ isOpen: false })} />}
    </>
  );
}
