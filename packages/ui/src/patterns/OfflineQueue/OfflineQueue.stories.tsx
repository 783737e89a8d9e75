import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OfflineQueue, type OfflineQueueProps, type QueueItem } from './OfflineQueue.tsx';
import { OfflineQueueButton } from './OfflineQueueButton.tsx';
import { queueSummary } from './queueItems.ts';

const some: QueueItem[] = [
  {
    id: 'photo',
    kind: 'Photo',
    label: 'B-3 as built.jpg',
    createdAt: '2026-11-23T16:12:00Z',
    size: 2_800_000,
    state: 'sending',
    percent: 40,
  },
  {
    id: 'form',
    kind: 'Inspection',
    label: 'FRM-012 Frame inspection',
    createdAt: '2026-11-23T16:20:00Z',
    size: 48_000,
    state: 'failed',
    reason: 'The project is closed. Ask its manager to open it again, then retry.',
  },
  {
    id: 'log',
    kind: 'Daily log',
    label: 'Daily log of Nov 23',
    createdAt: '2026-11-23T16:31:00Z',
    size: 4_000,
    state: 'conflict',
    conflicts: [
      { field: 'Workers', mine: '11', theirs: '12' },
      { field: 'Notes', mine: 'Rain from 2 PM, two hours lost', theirs: '' },
    ],
  },
  {
    id: 'punch',
    kind: 'Punch item',
    label: 'P-041 Door frame 118 out of plumb',
    createdAt: '2026-11-23T16:40:00Z',
    size: 2_000,
    state: 'waiting',
  },
];

/** Queue with its button, as a screen has them. */
function Device({ items: initial = some, ...props }: Partial<OfflineQueueProps>) {
  const [items, setItems] = useState(initial);
  const drop = (id: string) => setItems((was) => was.filter((item) => item.id !== id));
  const { attention } = queueSummary(items);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 8, height: 600, maxWidth: 560 }}>
      <OfflineQueueButton count={items.length} attention={attention} onPress={fn()} />
      <div style={{ flex: '1 1 0', minHeight: 0 }}>
        <OfflineQueue
          items={items}
          syncedAt="2026-11-23T15:58:00Z"
          storageUsed={640_000_000}
          storageQuota={2_000_000_000}
          onSendAll={fn()}
          onRetryAll={fn()}
          onExport={fn()}
          onRetry={(id) =>
            setItems((was) => was.map((item) => (item.id === id ? { ...item, state: 'sending' } : item)))
          }
          onDiscard={drop}
          onResolve={drop}
          {...props}
        />
      </div>
    </div>
  );
}

const meta = { title: 'Patterns/OfflineQueue', component: Device } satisfies Meta<typeof Device>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Offline: Story = { args: { isOffline: true } };
export const StorageFull: Story = { args: { storageUsed: 1_960_000_000 } };
export const Empty: Story = { args: { items: [] } };
export const ReadOnly: Story = {
  args: {
    onRetry: undefined,
    onDiscard: undefined,
    onResolve: undefined,
    onSendAll: undefined,
    onRetryAll: undefined,
    onExport: undefined,
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { isOffline: true } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LongContent: Story = {
  args: {
    items: [
      {
        ...(some[2] as QueueItem),
        label: `${'Riverside Regional Medical Center '.repeat(5)}daily log`,
        conflicts: [{ field: 'Notes', mine: 'Rain '.repeat(60), theirs: 'a'.repeat(120) }],
      },
      { ...(some[1] as QueueItem), reason: 'The connection was lost. '.repeat(8), size: 8_000_000_000_000 },
    ],
  },
};
export const ManyItems: Story = {
  args: {
    items: Array.from({ length: 10_000 }, (_, at) => ({
      ...(some[3] as QueueItem),
      id: `item-${at}`,
      label: `Site photo ${String(at + 1).padStart(5, '0')}.heic`,
    })),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Items' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    await expect(within(canvasElement).getByRole('button', { name: '10,000 unsent items' })).toBeVisible();
  },
};

/** Retries, decides a conflict and discards by keyboard; the focus stays in the panel. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('region', { name: /^Unsent items/ });
    await expect(canvas.getByRole('button', { name: '4 unsent items, 2 need attention' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Both values of Daily log of Nov 23' })).toBeVisible();
    const press = async (name: string | RegExp) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Retry FRM-012 Frame inspection');
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(3));
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await press('Use your value: Daily log of Nov 23');
    await waitFor(() => expect(canvas.queryByText('Daily log of Nov 23')).toBeNull());
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await press('Discard P-041 Door frame 118 out of plumb');
    const dialog = await within(document.body).findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull());
    await expect(canvas.queryByText(/P-041/)).toBeNull();
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  },
};
