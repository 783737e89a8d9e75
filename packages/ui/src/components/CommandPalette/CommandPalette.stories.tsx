import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Building2,
  CircleUser,
  FilePlus,
  FolderOpen,
  Moon,
  Ruler,
  Settings,
  Target,
  UserPlus,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { CommandOption } from './CommandOption.tsx';
import { CommandPalette, type Command, type CommandPaletteProps } from './CommandPalette.tsx';

const onQuote = fn();
const commands: readonly Command[] = [
  {
    id: 'quote',
    label: 'New quote',
    group: 'Create',
    icon: FilePlus,
    shortcut: 'Q',
    onAction: onQuote,
    keywords: ['bid', 'proposal'],
  },
  { id: 'account', label: 'New account', group: 'Create', icon: Building2 },
  { id: 'contact', label: 'New contact', group: 'Create', icon: UserPlus },
  {
    id: 'measure',
    label: 'Measure a plan',
    group: 'Take-off',
    icon: Ruler,
    shortcut: 'M',
    description: 'Riverside Medical, A-201',
  },
  {
    id: 'assign',
    label: 'Assign to…',
    group: 'Opportunity',
    icon: CircleUser,
    items: ['Maya Lindqvist', 'Tomás Herrera', 'Priya Raman', 'Omar Haddad'].map((label) => ({
      id: label,
      label,
      icon: CircleUser,
    })),
  },
  {
    id: 'stage',
    label: 'Move to the next stage',
    group: 'Opportunity',
    icon: Target,
    disabledReason: 'It needs an amount',
  },
  { id: 'drive', label: 'Open the drive', group: 'Go to', icon: FolderOpen, shortcut: 'G D' },
  { id: 'setup', label: 'Open setup', group: 'Go to', icon: Settings, keywords: ['settings', 'preferences'] },
  { id: 'dark', label: 'Dark theme', group: 'Look', icon: Moon },
];

function Palette(props: Partial<CommandPaletteProps>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Commands</Button>
      <CommandPalette commands={commands} hasHotkey {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Components/Actions/CommandPalette',
  id: 'components-commandpalette',
  component: CommandPalette,
  args: { isOpen: true, onOpenChange: fn(), commands },
  render: (args) => <Palette {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;
const body = () => within(document.body);
const box = () => body().getByRole('combobox');
const chosen = () => body().getByRole('option', { selected: true });

export const Default: Story = { args: { recentIds: ['measure', 'drive'] } };

export const Matching: Story = {
  play: async () => {
    await userEvent.type(box(), 'ncon');
    await expect(chosen()).toHaveTextContent('New contact');
    await userEvent.clear(box());
    await userEvent.type(box(), 'preferences');
    await expect(chosen()).toHaveTextContent('Open setup');
    await userEvent.clear(box());
    await userEvent.type(box(), 'new');
    await expect(body().getAllByRole('option')).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  play: async () => {
    onQuote.mockClear();
    await expect(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    await expect(chosen()).toHaveTextContent('Dark theme');
    await userEvent.keyboard('quote{Enter}');
    await expect(onQuote).toHaveBeenCalledOnce();
    await expect(body().queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

export const Nested: Story = {
  play: async () => {
    await userEvent.keyboard('assign{Enter}');
    await expect(body().getByRole('dialog', { name: 'Assign to…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(body().getByRole('dialog', { name: 'Commands' })).toBeVisible();
    await userEvent.keyboard('assign{Enter}tom');
    await expect(chosen()).toHaveTextContent('Tomás Herrera');
    await expect(body().getByRole('group', { name: 'Assign to…' })).toBeVisible();
    await expect(body().queryByText('Commands', { selector: '[role="group"] *' })).toBeNull();
  },
};

export const AsyncResults: Story = {
  args: {
    onSearch: async (query) => [
      { id: 'r1', label: `Riverside Medical, Phase 2`, icon: Target, description: 'Opportunity' },
      { id: 'r2', label: 'Riverside Medical Pavilion', icon: FolderOpen, description: `Drive, ${query}` },
    ],
  },
  play: async () => {
    await userEvent.type(box(), 'riverside');
    await waitFor(() => expect(body().getAllByRole('option')).toHaveLength(2));
    await expect(body().getByRole('group', { name: 'Results' })).toBeVisible();
  },
};

export const States: Story = {
  args: { onSearch: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(box(), 'dark');
    await expect(await body().findByText('Search failed. Change the text to try again.')).toBeVisible();
  },
};

export const Empty: Story = {
  play: async () => {
    await userEvent.type(box(), 'zzzz');
    await expect(body().getByText('No results for “zzzz”')).toBeVisible();
  },
};

export const ManyItems: Story = {
  args: {
    commands: Array.from({ length: 10_000 }, (_, at) => ({
      id: `c${at}`,
      label: `Open job ${2400 + at}`,
      icon: FolderOpen,
    })),
  },
  play: async () => {
    await userEvent.type(box(), 'job 12399');
    await expect(chosen()).toHaveTextContent('Open job 12399');
  },
};

export const LongContent: Story = {
  args: {
    commands: [
      {
        id: 'a',
        label:
          'Send the request for information about the head-of-wall deflection detail to the architect of record',
        description: 'Riverside Medical Pavilion, Phase 2, tenant improvement',
        icon: FilePlus,
        shortcut: 'Ctrl+Shift+R',
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        icon: Building2,
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    commands: [
      { id: 'a', label: 'عرض سعر جديد', group: 'إنشاء', icon: FilePlus, shortcut: 'Q' },
      { id: 'b', label: 'تعيين إلى', group: 'فرصة', icon: CircleUser, items: [{ id: 'c', label: 'مايا' }] },
    ],
  },
};

/** A phone has no Escape key, and the palette covers the page that could be pressed. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(body().getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Commands' }));
    await waitFor(() => expect(box()).toHaveFocus());
  },
};

/** Rows of the palette without its dialog. */
const rows = (label: string, list: readonly Command[]) => (
  <Stack isFullWidth>
    <div role="listbox" aria-label={label}>
      {list.map((command, at) => (
        <CommandOption
          key={command.id}
          id={`${label} ${command.id}`.replaceAll(' ', '-')}
          found={{ command, ranges: [] }}
          isActive={at === 0}
          onActive={() => undefined}
          onChoose={() => undefined}
        />
      ))}
    </div>
  </Stack>
);
const named = (...ids: string[]) => commands.filter(({ id }) => ids.includes(id));
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: rows('Named by their action', named('quote', 'stage')),
          reason: 'Commands are verbs with the terms of the screen; disabled ones give a reason.',
        }}
        bad={{
          show: rows('Named by other things', [
            { id: 'quote', label: 'Quote', icon: FilePlus, shortcut: 'Q' },
            { id: 'page', label: 'Quotes page', icon: FilePlus },
            { id: 'code', label: 'CRM_QUOTE_CREATE', icon: FilePlus },
          ]),
          reason: 'Three names for one thing, and none says what will happen.',
        }}
      />
      <DoDont
        good={{
          show: rows('With a second step', named('quote', 'assign')),
          reason: 'A command that needs a value asks for it in a second step.',
        }}
        bad={{
          show: rows(
            'One for each person',
            ['Maya Lindqvist', 'Tomás Herrera', 'Priya Raman'].map((name) => ({
              id: name,
              label: `Assign to ${name}`,
              icon: CircleUser,
            })),
          ),
          reason: 'One command for each of forty people hides all other commands.',
        }}
      />
    </>
  ),
};
