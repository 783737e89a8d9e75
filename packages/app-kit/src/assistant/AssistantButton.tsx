import { ChatButton } from '@plumbline/ui/ChatButton';
import { SparklesIcon } from '@plumbline/ui/icons';
import { useMemo, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { RouteIndex } from '../navigation/route-index.ts';
import { formatKeys } from '../frame/shortcut-keys.ts';
import { useIsMac, useShortcuts } from '../frame/ShortcutsProvider.tsx';
import { conversation } from './conversation.ts';
import { assistantMessages } from './messages.ts';

const Assistant = lazyWithRetry(() => import('./Assistant.tsx').then((module) => module.Assistant));
const keys = 'Mod+i';

/** Icon that opens the assistant, replaced by the window while open. Shown to every signed-in user. */
export function AssistantButton({ chart }: { chart: RouteIndex }) {
  const { isOpen, icon } = useSyncExternalStore(conversation.subscribe, conversation.get);
  const isMac = useIsMac();
  useShortcuts(
    useMemo(
      () => [
        {
          id: 'assistant',
          keys,
          label: assistantMessages.askTheAssistant,
          group: 'Everywhere',
          run: () => conversation.change({ isOpen: !conversation.get().isOpen }),
        },
      ],
      [],
    ),
  );
  return (
    <>
      {isOpen && <Assistant chart={chart} onClose={() => conversation.change({ isOpen: false })} />}
      <ChatButton
        isHidden={isOpen}
        icon={SparklesIcon}
        label={assistantMessages.askTheAssistant}
        shortcut={formatKeys(keys, isMac)[0] ?? ''}
        position={icon}
        onPositionChange={(place) => conversation.change({ icon: place, window: undefined })}
        onPress={() => conversation.change({ isOpen: true })}
      />
    </>
  );
}
