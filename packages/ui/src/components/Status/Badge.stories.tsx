import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Status/Badge',
  id: 'components-badge',
  component: Badge,
  args: { count: 3, label: 'unread' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3')).toHaveTextContent('3 unread');
  },
};
export const Variants: Story = {
  render: () => (
    <Inline wraps>
      <Badge count={0} />
      <Badge count={3} tone="strong" />
      <Badge count={128} />
      <Badge count={1204} max={9999} />
      <Badge count={9} tone="alert" />
      <Badge count={2} tone="bad" />
      <Badge count={14} tone="ok" />
    </Inline>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { count: 128, label: 'غير مقروءة' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              Inbox <Badge count={3} tone="strong" label="unread" />
            </Inline>
          ),
          reason: 'A count beside a label, with a description for screen readers.',
        }}
        bad={{ show: <Badge count={3} tone="strong" />, reason: 'The count has no description.' }}
      />
      <DoDont
        good={{
          show: (
            <Inline>
              Tasks <Badge count={128} />
            </Inline>
          ),
          reason: 'Counts above 99 are shortened; the list has the exact number.',
        }}
        bad={{
          show: (
            <Inline>
              Tasks <Badge count={0} tone="bad" />
            </Inline>
          ),
          reason: 'Zero needs no attention: omit the badge.',
        }}
      />
    </>
  ),
};
