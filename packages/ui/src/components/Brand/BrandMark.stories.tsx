import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Components/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline gap={24}>
      <BrandMark />
      <BrandMark size={48} withName={false} />
      <BrandMark size={20} withName={false} />
    </Inline>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{ show: <BrandMark />, because: 'Mark and name, once on a page.' }}
        bad={{
          show: (
            <Inline>
              <BrandMark />
              <BrandMark withName={false} />
            </Inline>
          ),
          because: 'Twice is a decoration.',
        }}
      />
      <DoDont
        good={{ show: <BrandMark withName={false} />, because: 'Without its name where there is no room.' }}
        bad={{ show: <Text weight="strong">plumbline™</Text>, because: 'The name is written as it is.' }}
      />
    </>
  ),
};
