import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { StatusText } from './StatusText.tsx';

const meta = {
  title: 'Components/Status/StatusText',
  id: 'components-statustext',
  component: StatusText,
  args: { children: 'Active', tone: 'ok' },
} satisfies Meta<typeof StatusText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline wraps gap={16}>
      <StatusText tone="ok">Active</StatusText>
      <StatusText tone="warn">Credit hold</StatusText>
      <StatusText tone="bad">Blocked</StatusText>
      <StatusText tone="info">Prospect</StatusText>
      <StatusText tone="wait">Paused</StatusText>
      <StatusText tone="alert">Late</StatusText>
      <StatusText>Inactive</StatusText>
    </Inline>
  ),
};
export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <StatusText tone="wait">
        Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex
      </StatusText>
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'نشط' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <StatusText tone="alert">Overdue by 2 days</StatusText>,
          reason: 'Orange marks overdue items, once on a screen.',
        }}
        bad={{
          show: (
            <Inline>
              <StatusText tone="alert">New</StatusText>
              <StatusText tone="alert">Open</StatusText>
            </Inline>
          ),
          reason: 'Used as decoration, the color loses its meaning.',
        }}
      />
      <DoDont
        good={{
          show: <StatusText tone="bad">Blocked</StatusText>,
          reason: 'Every tone has its own icon.',
        }}
        bad={{
          show: <Text tone="bad">Blocked</Text>,
          reason: 'One in twelve men cannot tell red text from black text.',
        }}
      />
    </>
  ),
};
