import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { Kbd } from '@plumbline/ui/Kbd';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { Fragment, useId } from 'react';
import { formatKeys, type Shortcut } from './shortcut-keys.ts';
import { useIsMac } from './ShortcutsProvider.tsx';
import { frameMessages } from './messages.ts';

function Keys({ keys }: Pick<Shortcut, 'keys'>) {
  const presses = formatKeys(keys, useIsMac());
  return (
    <Inline gap={4} as="span" shrinks={false}>
      {presses.map((press, at) => (
        <Fragment key={`${at} ${press}`}>
          {at > 0 && <Text tone="muted">{frameMessages.thenKey}</Text>}
          <Kbd>{press}</Kbd>
        </Fragment>
      ))}
    </Inline>
  );
}

export interface ShortcutGroupsProps {
  /** Shortcuts, grouped in the order of their first appearance. */
  shortcuts: readonly Shortcut[];
  /** Heading level of the groups. */
  level: 2 | 3;
}

/** Shortcuts with their keys, by group. */
export function ShortcutGroups({ shortcuts, level }: ShortcutGroupsProps) {
  const id = useId();
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  return groups.map((group, at) => (
    <Stack key={group} gap={8}>
      <Heading level={level} size="body" id={`${id}-${at}`}>
        {group}
      </Heading>
      <Stack as="ul" gap={8} aria-labelledby={`${id}-${at}`}>
        {shortcuts
          .filter((each) => each.group === group)
          .map(({ id: key, label, keys }) => (
            <Inline key={key} as="li" gap={16} justify="between" isFullWidth>
              <Text>{label}</Text>
              <Keys keys={keys} />
            </Inline>
          ))}
      </Stack>
    </Stack>
  ));
}
