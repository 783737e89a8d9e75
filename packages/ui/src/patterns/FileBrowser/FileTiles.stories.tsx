import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileTiles, type FileTile } from './FileTiles.tsx';

const some: FileTile[] = [
  { id: '1', name: 'Plans', type: 'folder', detail: 'Mar 4, 2026', href: '#plans' },
  { id: '2', name: 'A-101 floor plan.pdf', type: 'application/pdf', detail: '4.1 MB' },
  { id: '3', name: 'Lobby.jpg', type: 'image/jpeg', detail: '812 KB' },
  {
    id: '4',
    name: 'Bid tab.xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    detail: '38 KB',
  },
  { id: '5', name: 'Walkthrough.mp4', type: 'video/mp4', detail: '96 MB' },
  { id: '6', name: 'model.rvt', type: 'application/octet-stream', detail: '210 MB' },
];

function Tiles({ tiles = some }: { tiles?: FileTile[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['3']));
  const [opened, setOpened] = useState('');
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '30rem' }}>
      <Text>{opened ? `Opened ${opened}` : `${selected.size} selected`}</Text>
      <FileTiles
        label="Files"
        tiles={tiles}
        selected={selected}
        onSelectionChange={setSelected}
        onOpen={setOpened}
        menuOf={() => [{ id: 'rename', label: 'Rename' }]}
      />
    </div>
  );
}
const meta = { title: 'Patterns/FileTiles', render: (args) => <Tiles {...args} /> } satisfies Meta<{
  tiles?: FileTile[];
}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyItems: Story = {
  args: {
    tiles: Array.from({ length: 5000 }, (_, at) => ({
      id: `${at}`,
      name: `Site photo ${at + 1}.jpg`,
      type: 'image/jpeg',
      detail: '2 MB',
    })),
  },
  play: async ({ canvasElement }) => {
    // Only visible tiles are in the document.
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThan(200));
  },
};
export const LongContent: Story = {
  args: {
    tiles: [
      {
        id: '1',
        name: 'Riverside Regional Medical Center, Phase 2 expansion with central utility plant, addendum 04.pdf',
        type: 'application/pdf',
        detail: '1,024.4 MB',
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { tiles: [{ id: '1', name: 'مخططات الطابق الثاني.pdf', type: 'application/pdf', detail: '4 MB' }] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const SelectsAndOpens: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Plans' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    canvas.getByRole('button', { name: /^A-101/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Opened 2')).toBeVisible();
  },
};
function OneTile({ name, type }: Pick<FileTile, 'name' | 'type'>) {
  return (
    <div style={{ display: 'flex', inlineSize: '100%', blockSize: '11rem' }}>
      <FileTiles
        label={name}
        tiles={[{ id: '1', name, type, detail: '4.1 MB' }]}
        selected={new Set()}
        onSelectionChange={() => undefined}
        onOpen={() => undefined}
      />
    </div>
  );
}

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <OneTile name="A-101 floor plan.pdf" type="application/pdf" />,
        reason: 'The full name with its extension, and the icon of the type.',
      }}
      bad={{
        show: <OneTile name="A-101 floor plan" type="application/octet-stream" />,
        reason: 'Without an extension the type is unknown.',
      }}
    />
  ),
};
