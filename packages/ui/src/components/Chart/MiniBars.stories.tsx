import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { MiniBars } from './MiniBars.tsx';

const days = (values: readonly number[]) =>
  values.map((value, at) => ({ label: ['M', 'T', 'W', 'T', 'F'][at] ?? '', value }));
const meta = {
  title: 'Data/MiniBars',
  component: MiniBars,
  args: { label: 'Bids due by day', items: days([0, 0, 1, 2, 2]) },
} satisfies Meta<typeof MiniBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Inline gap={24}>
      <MiniBars label="Nothing" items={days([0, 0, 0, 0, 0])} />
      <MiniBars label="One" items={days([3])} />
      <MiniBars label="Full" items={days([9, 8, 9, 7, 9])} />
    </Inline>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'العروض حسب اليوم',
    items: [
      { label: 'ن', value: 1 },
      { label: 'ث', value: 3 },
    ],
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <MiniBars label="This week" items={days([0, 0, 1, 2, 2])} />,
          reason: 'A few counts with one letter each.',
        }}
        bad={{
          show: (
            <MiniBars
              label="This month"
              items={Array.from({ length: 24 }, (_, at) => ({ label: String(at + 1), value: at % 5 }))}
            />
          ),
          reason: 'Use a BarChart for more than seven bars.',
        }}
      />
      <DoDont
        good={{
          show: <MiniBars label="Counts" items={days([1, 2, 3, 2, 1])} />,
          reason: 'All counts are of the same kind.',
        }}
        bad={{
          show: (
            <MiniBars
              label="Mixed"
              items={[
                { label: '$', value: 40 },
                { label: 'd', value: 3 },
              ]}
            />
          ),
          reason: 'Dollars and days have no common scale.',
        }}
      />
    </>
  ),
};
