import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { ArrowDownIcon, ArrowUpIcon, PlusIcon, XIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { formsMessages } from './messages.ts';

/** Editor of the options of a select field. Pasting several lines adds one option per line. */
export function OptionList({
  options,
  kept,
  onChange,
}: {
  options: readonly string[];
  /** Stored options, which records may already use. */
  kept: readonly string[];
  /** Replaces the list of options. */
  onChange: (options: string[]) => void;
}) {
  const [newIndex, setNewIndex] = useState<number>();
  const removed = kept.filter((option) => !options.includes(option));
  const put = (index: number, text: string) => {
    const lines = text.split(/\r?\n|\t/).filter((line, at) => at === 0 || line.trim() !== '');
    onChange([...options.slice(0, index), ...lines, ...options.slice(index + 1)]);
  };
  const swap = (from: number, to: number) => {
    const next = [...options];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <Stack gap={8}>
      <Text size="small" weight="medium">
        {formsMessages.options}
      </Text>
      {options.map((option, index) => (
        <Inline key={index} gap={4}>
          <TextField
            label={formsMessages.optionNumber(index + 1)}
            hideLabel
            size="sm"
            value={option}
            autoFocus={newIndex === index}
            onChange={(text) => put(index, text)}
            onPaste={(event) => {
              const text = event.clipboardData.getData('text/plain').trim();
              if (!/[\r\n\t]/.test(text)) return;
              event.preventDefault();
              put(index, text);
            }}
          />
          <IconButton
            icon={ArrowUpIcon}
            label={formsMessages.moveUp(option || `option ${index + 1}`)}
            size="sm"
            isDisabled={index === 0}
            onPress={() => swap(index, index - 1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={formsMessages.moveDown(option || `option ${index + 1}`)}
            size="sm"
            isDisabled={index === options.length - 1}
            onPress={() => swap(index, index + 1)}
          />
          <IconButton
            icon={XIcon}
            label={formsMessages.remove(option || `option ${index + 1}`)}
            size="sm"
            onPress={() => onChange(options.filter((_, at) => at !== index))}
          />
        </Inline>
      ))}
      <Inline>
        <Button
          size="sm"
          variant="ghost"
          icon={PlusIcon}
          onPress={() => {
            setNewIndex(options.length);
            onChange([...options, '']);
          }}
        >
          {formsMessages.addOption}
        </Button>
      </Inline>
      {removed.length > 0 && (
        <Text size="small" tone="muted">
          {formsMessages.optionInUseNote(removed.map((option) => `“${option}”`).join(', '))}
        </Text>
      )}
    </Stack>
  );
}
