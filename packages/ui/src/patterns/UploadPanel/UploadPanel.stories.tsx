import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { barOf, UploadPanel, type Upload } from './UploadPanel.tsx';

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
    <>
      <Button onPress={() => setUploads(some)}>Upload three files</Button>
      <Button
        onPress={() => setUploads((was) => was.map((one) => ({ ...one, percent: 100, status: 'done' })))}
      >
        Finish
      </Button>
      <UploadPanel
        uploads={uploads}
        onRetry={(id) => change(id, { status: 'uploading', percent: 0 })}
        onRemove={(id) => setUploads((was) => was.filter((upload) => upload.id !== id))}
      />
    </>
  );
}

const meta = { title: 'Patterns/Upload panel', render: () => <Panel /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RetriesAndCloses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const panel = canvas.getByRole('region', { name: 'Uploads' });
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Uploading...');
    await expect(barOf(0)).toBe(5);
    await expect(within(panel).getAllByRole('progressbar')[0]).toHaveAttribute(
      'aria-valuenow',
      String(5 + 64 / 1.052),
    );
    await userEvent.click(within(panel).getByRole('button', { name: /^Retry/ }));
    await waitFor(() => expect(within(panel).queryByRole('alert')).toBeNull());
    // A finished file goes two seconds after it is done.
    await waitFor(() => expect(within(panel).queryByText(/S-201/)).toBeNull(), { timeout: 3000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Complete');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull(), {
      timeout: 4000,
    });
  },
};
