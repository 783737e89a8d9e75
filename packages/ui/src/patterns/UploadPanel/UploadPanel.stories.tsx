import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { UploadPanel, type Upload } from './UploadPanel.tsx';

const some: Upload[] = [
  { id: '1', name: 'A-101 to A-551 architectural set, addendum 04.pdf', percent: 64, status: 'uploading' },
  { id: '2', name: 'S-201 structural framing.pdf', percent: 100, status: 'done' },
  {
    id: '3',
    name: 'Site photo 0412.heic',
    percent: 12,
    status: 'failed',
    reason: 'The connection was lost. Nothing of the file was kept.',
  },
];

function Panel({ uploads: initial = some }: { uploads?: Upload[] }) {
  const [uploads, setUploads] = useState(initial);
  const change = (id: string, next: Partial<Upload>) =>
    setUploads((was) => was.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  return (
    <div style={{ padding: '1rem' }}>
      <Inline>
        <Button onPress={() => setUploads(some)}>Upload three files</Button>
        <Button
          onPress={() => setUploads((was) => was.map((one) => ({ ...one, percent: 100, status: 'done' })))}
        >
          Finish
        </Button>
      </Inline>
      <UploadPanel
        uploads={uploads}
        onRetry={(id) => change(id, { status: 'uploading', percent: 0 })}
        onRemove={(id) => setUploads((was) => was.filter((upload) => upload.id !== id))}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/UploadPanel',
  // The panel is fixed to the end of the page.
  parameters: { layout: 'fullscreen' },
  render: (args) => <Panel {...args} />,
} satisfies Meta<{ uploads?: Upload[] }>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Completed uploads disappear after two seconds, so static stories have none. */
const going = some.filter(({ status }) => status !== 'done');

export const Default: Story = { args: { uploads: going } };
export const One: Story = { args: { uploads: going.slice(0, 1) } };
export const Failed: Story = { args: { uploads: going.slice(1) } };
export const ManyItems: Story = {
  args: {
    uploads: Array.from({ length: 1000 }, (_, at) => ({
      id: `${at}`,
      name: `Site photo ${String(at + 1).padStart(4, '0')}.heic`,
      percent: (at * 7) % 100,
      status: 'uploading' as const,
    })),
  },
};
export const LongContent: Story = {
  args: {
    uploads: [
      {
        id: '1',
        name: 'Riverside Regional Medical Center, Phase 2 expansion with central utility plant, addendum 04.pdf',
        percent: 30,
        status: 'failed',
        reason: `There is no room left in the drive of ${'Halvorsenconstructors'.repeat(3)}.`,
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { uploads: [{ id: '1', name: 'مخططات الطابق الثاني.pdf', percent: 42, status: 'uploading' }] },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { uploads: going } };

/** Minimizes, retries and cancels by keyboard. */
export const Keyboard: Story = {
  args: { uploads: going },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('region', { name: 'Uploads' });
    const press = async (name: string | RegExp) => {
      within(panel).getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press('Hide files');
    await expect(within(panel).queryByRole('list')).toBeNull();
    await press('Show files');
    await press(/^Retry Site photo/);
    await waitFor(() => expect(within(panel).getAllByRole('progressbar')).toHaveLength(2));
    await press(/^Cancel Site photo/);
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  args: { uploads: [] },
  render: () => (
    <>
      <DoDont
        good={{
          show: <Text>The connection was lost. Nothing of the file was kept.</Text>,
          reason: 'Says what happened to the file and offers to try again.',
        }}
        bad={{
          show: <Text>Upload error 0x80072EE2</Text>,
          reason: 'It is unclear whether the file was uploaded.',
        }}
      />
      <DoDont
        good={{
          show: <Text>Large files that go on while the user goes elsewhere</Text>,
          reason: 'The panel stays visible on all pages.',
        }}
        bad={{
          show: <Text>The one file that a form asks for</Text>,
          reason: 'A file of a form belongs in a FileField, which shows its progress.',
        }}
      />
    </>
  ),
};

export const RetriesAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('region', { name: 'Uploads' });
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Uploading... 1 of 3 left');
    await expect(within(panel).getAllByRole('progressbar')[0]).toHaveAttribute(
      'aria-valuenow',
      String(5 + 64 / 1.052),
    );
    await userEvent.click(within(panel).getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
    // A finished upload disappears after two seconds.
    await waitFor(() => expect(within(panel).queryByText(/S-201/)).toBeNull(), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Complete');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull(), {
      timeout: 4000,
    });
  },
};
