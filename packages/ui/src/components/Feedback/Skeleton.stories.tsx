import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  id: 'components-skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading');
  },
};
export const Line: Story = { args: { shape: 'line' } };
export const Table: Story = { args: { shape: 'table', count: 6, columns: 5, label: 'Loading the accounts' } };
export const Cards: Story = { args: { shape: 'card', count: 2 } };
export const Form: Story = { args: { shape: 'form' } };
export const Record: Story = { args: { shape: 'record' } };
export const Board: Story = { args: { shape: 'board' } };
export const Phone: Story = { args: { shape: 'record' }, globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Skeleton shape="table" count={4} columns={3} />
            </Stack>
          ),
          reason: 'Has the shape of the content, so the layout does not jump.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Skeleton shape="card" />
            </Stack>
          ),
          reason: 'A card in place of a table makes the layout jump twice.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <ProgressBar label="Importing" value={14} max={31} />
            </Stack>
          ),
          reason: 'Work that takes minutes shows its progress.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Skeleton shape="text" />
            </Stack>
          ),
          reason: 'A skeleton suggests that loading takes only a moment.',
        }}
      />
    </>
  ),
};
