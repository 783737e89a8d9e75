import { Dialog } from '@plumbline/ui/Dialog';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Kbd } from '@plumbline/ui/Kbd';
import { Stack } from '@plumbline/ui/Stack';
import { Switch } from '@plumbline/ui/Switch';
import { Text } from '@plumbline/ui/Text';
import { Fragment, useId, useState } from 'react';
import { formatKeys, type Shortcut } from './shortcut-keys.ts';
import { useIsMac, useShortcutRegistry } from './ShortcutsProvider.tsx';
import { frameMessages } from './messages.ts';

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const presses = formatKeys(keys, useIsMac());
  return (
    <Inline gap={4} as="span" shrink={false}>
      {presses.map((press, at) => (
        <Fragment key={`${at} ${press}`}>
          {at > 0 && <Text tone="muted">{frameMessages.thenKey}</Text>}
          <Kbd>{press}</Kbd>
        </Fragment>
      ))}
    </Inline>
  );
}

/** Dialog with all shortcuts registered on the page. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { all, hasPlainKeys, setPlainKeys } = useShortcutRegistry();
  const id = useId();
  const isMac = useIsMac();
  // Snapshot of the shortcuts when the dialog was opened.
  const [shortcuts] = useState(all);
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return (
    <Dialog isOpen onOpenChange={onClose} title={frameMessages.keyboardShortcuts} width={450}>
      <Stack gap={24}>
        {groups.map((group, at) => (
          <Stack key={group} gap={8}>
            <Heading level={3} size="body" id={`${id}-${at}`}>
              {group}
            </Heading>
            <Stack as="ul" gap={8} aria-labelledby={`${id}-${at}`}>
              {shortcuts
                .filter((each) => each.group === group)
                .map(({ id: key, label, keys }) => (
                  <Inline key={key} as="li" gap={16} justify="between" fullWidth>
                    <Text>{label}</Text>
                    <Keys keys={keys} />
                  </Inline>
                ))}
            </Stack>
          </Stack>
        ))}
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
