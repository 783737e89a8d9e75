import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { DateText } from './Format.tsx';

const meta = {
  title: 'Components/Content/DateText',
  id: 'components-datetext',
  component: DateText,
  args: { value: '2025-11-11' },
} satisfies Meta<typeof DateText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack gap={4}>
      <DateText value="2025-11-11" />
      <DateText value="2025-11-11T16:05:00" showTime />
      <DateText value={null} />
      <DateText value="not a date" />
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <DateText value="2025-11-11" />,
          reason: 'The name of the month cannot be confused with the day.',
        }}
        bad={{ show: <Text>11/12/25</Text>, reason: 'November or December?' }}
      />
      <DoDont
        good={{
          show: (
            <Text>
              Due <DateText value="2025-12-02" />, in 12 days
            </Text>
          ),
          reason: 'Shows the date and the time that remains.',
        }}
        bad={{ show: <Text>Due soon</Text>, reason: '“Soon” is not a date.' }}
      />
    </>
  ),
};
