import { Dialog } from '@plumbline/ui/Dialog';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { useState } from 'react';
import { ShortcutGroups } from './ShortcutGroups.tsx';
import { useIsMac, useShortcutRegistry } from './ShortcutsProvider.tsx';
import { frameMessages } from './messages.ts';

/** Dialog with all shortcuts registered on the page. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { all, hasPlainKeys, setPlainKeys } = useShortcutRegistry();
  const isMac = useIsMac();
  // Snapshot of the shortcuts when the dialog was opened.
  const [shortcuts] = useState(all);
  return (
    <Dialog isOpen onOpenChange={onClose} title={frameMessages.keyboardShortcuts} width={450}>
      <Stack gap={24}>
        <ShortcutGroups shortcuts={shortcuts} level={3} />
        <Switch
          label={frameMessages.singleKeyShortcuts}
          description={frameMessages.singleKeyShortcutsHint(isMac)}
          isSelected={hasPlainKeys}
          onChange={setPlainKeys}
        />
      </Stack>
    </Dialog>
  );
}
