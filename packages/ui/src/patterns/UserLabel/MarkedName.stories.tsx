import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { MarkedName } from './UserLabel.tsx';

const meta = {
  title: 'Patterns/MarkedName',
  component: MarkedName,
  args: { name: 'Halvorsen Constructors' },
} satisfies Meta<typeof MarkedName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Matches in one word, in several words and in symbols. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      {['Halvorsen Constructors', 'Kestrel & Lowe Construction', 'Brightwater', '84 Lumber'].map((name) => (
        <MarkedName key={name} name={name} />
      ))}
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    name: 'Aspen Valley Health District and the Associated Hospitals of the Western Slope of Colorado',
  },
  render: (args) => (
    <div style={{ maxWidth: '16rem', display: 'grid' }}>
      <MarkedName {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'شركة النخيل للمقاولات العامة' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <MarkedName name="Kestrel & Lowe Construction" />,
          reason: 'The first column has the mark and the full name of the record.',
        }}
        bad={{
          show: <MarkedName name="KLC" />,
          reason: 'An abbreviation repeats the mark, and the reader has to guess the company.',
        }}
      />
      <DoDont
        good={{
          show: <Text>General contractor</Text>,
          reason: 'Other columns are plain text.',
        }}
        bad={{
          show: <MarkedName name="General contractor" />,
          reason: 'A mark in every cell hides which column names the record.',
        }}
      />
    </>
  ),
};
