import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { FolderTree, type FolderEntry, type FolderTreeProps } from './FolderTree.tsx';

const file = (name: string): FolderEntry => ({ id: name, name, kind: 'file' });
const drive: FolderEntry[] = [
  {
    id: 'riverside',
    name: 'Riverside Medical Pavilion',
    kind: 'folder',
    entries: [
      { id: 'plans', name: 'Plans', kind: 'folder', entries: [file('A-551 rev 3.pdf'), file('A-221.pdf')] },
      { id: 'photos', name: 'Photos', kind: 'folder', entries: [] },
      { id: 'ahead', name: 'Weekly look-ahead', kind: 'board' },
      file('Bid form.pdf'),
    ],
  },
  { id: 'office', name: 'Office administration', kind: 'folder', isShared: true, hasEntries: true },
  {
    id: 'shared',
    name: 'Shared with me',
    kind: 'folder',
    isReadOnly: true,
    entries: [file('Owner standards.pdf')],
  },
];
const onMove = fn();

function take(entries: readonly FolderEntry[], ids: readonly string[], out: FolderEntry[]): FolderEntry[] {
  return entries.flatMap((entry) => {
    if (ids.includes(entry.id)) {
      out.push(entry);
      return [];
    }
    return [entry.entries ? { ...entry, entries: take(entry.entries, ids, out) } : entry];
  });
}
const put = (entries: readonly FolderEntry[], id: string, added: readonly FolderEntry[]): FolderEntry[] =>
  entries.map((entry) =>
    entry.id === id
      ? { ...entry, entries: [...(entry.entries ?? []), ...added] }
      : entry.entries
        ? { ...entry, entries: put(entry.entries, id, added) }
        : entry,
  );
const named = (entries: readonly FolderEntry[], id: string, name: string): FolderEntry[] =>
  entries.map((entry) => ({
    ...entry,
    name: entry.id === id ? name : entry.name,
    ...(entry.entries ? { entries: named(entry.entries, id, name) } : {}),
  }));

function Drive({ entries: initial = drive, ...rest }: Partial<FolderTreeProps>) {
  const [entries, setEntries] = useState<readonly FolderEntry[]>(initial);
  const [selected, setSelected] = useState('plans');
  const [open, setOpen] = useState<readonly string[]>(rest.expandedIds ?? ['riverside', 'plans']);
  return (
    <div style={{ blockSize: '26rem', maxInlineSize: '20rem' }}>
      <FolderTree
        label="Work drive"
        entries={entries}
        selectedId={selected}
        onSelect={setSelected}
        onLoad={async () => {
          await Promise.resolve();
          setEntries((was) => put(was, 'office', [file('Insurance.pdf')]));
        }}
        onMove={(ids, folderId) => {
          onMove(ids, folderId);
          setEntries((was) => {
            const moved: FolderEntry[] = [];
            const left = take(was, ids, moved);
            return folderId === null ? [...left, ...moved] : put(left, folderId, moved);
          });
        }}
        onRename={(id, name) => setEntries((was) => named(was, id, name))}
        onCreate={() => undefined}
        onShare={() => undefined}
        onDelete={() => undefined}
        {...rest}
        expandedIds={open}
        onExpandedChange={setOpen}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/FolderTree',
  render: (args) => <Drive {...args} />,
} satisfies Meta<Partial<FolderTreeProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).getByRole('treeitem', { name });

export const Default: Story = {};
export const Empty: Story = { args: { entries: [] } };
export const ReadOnly: Story = {
  args: {
    onMove: undefined,
    onRename: undefined,
    onCreate: undefined,
    onShare: undefined,
    onDelete: undefined,
  },
};

/** Opens, renames and moves folders by keyboard. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onMove.mockClear();
    row(canvasElement, /^Plans/).focus();
    await userEvent.keyboard('{F2}Drawings{Enter}');
    await waitFor(() => expect(row(canvasElement, /^Drawings/)).toBeVisible());
    row(canvasElement, /^Bid form/).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(onMove).toHaveBeenCalled());
  },
};

export const WithMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.pointer({ keys: '[MouseRight]', target: row(canvasElement, /^Photos/) });
    const menu = await within(document.body).findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'New subfolder' })).toBeVisible();
  },
};

export const Loads: Story = {
  play: async ({ canvasElement }) => {
    row(canvasElement, /^Office administration/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(canvasElement, /^Insurance/)).toBeVisible());
  },
};

export const ManyItems: Story = {
  args: {
    entries: Array.from({ length: 10_000 }, (_, at) =>
      file(`Site photo ${String(at + 1).padStart(5, '0')}.heic`),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

export const LongContent: Story = {
  args: {
    entries: [
      {
        id: 'a',
        name: 'Riverside Regional Medical Center, Phase 2 expansion with central utility plant',
        kind: 'folder',
        entries: [file(`${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.pdf`)],
      },
    ],
    expandedIds: ['a'],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    entries: [{ id: 'a', name: 'المخططات', kind: 'folder', entries: [file('الطابق الثاني.pdf')] }],
    expandedIds: ['a'],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

function Folders({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <div style={{ blockSize: '7rem', inlineSize: '15rem' }}>
      <FolderTree
        label={label}
        entries={names.map((name) => ({ id: name, name, kind: 'folder', entries: [] }))}
        onSelect={() => undefined}
      />
    </div>
  );
}

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Folders label="Short names" names={['Plans', 'Photos', 'Specifications']} />,
        reason: 'One word for each folder, so names are not cut.',
      }}
      bad={{
        show: (
          <Folders
            label="Long names"
            names={['Plans', 'Photos', 'Specifications'].map(
              (name) => `Riverside Medical Pavilion, Phase 2 ${name}`,
            )}
          />
        ),
        reason: 'The name of the parent is repeated, and every row is cut before the word that differs.',
      }}
    />
  ),
};
