import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = {
  title: 'Components/Content/BrandMark',
  id: 'components-brandmark',
  component: BrandMark,
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline gap={24}>
      <BrandMark />
      <BrandMark size={48} showName={false} />
      <BrandMark size={20} showName={false} />
    </Inline>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{ show: <BrandMark />, reason: 'Mark and name appear once on a page.' }}
        bad={{
          show: (
            <Inline>
              <BrandMark />
              <BrandMark showName={false} />
            </Inline>
          ),
          reason: 'A second mark on the page has no function.',
        }}
      />
      <DoDont
        good={{
          show: <BrandMark showName={false} />,
          reason: 'Shows the mark alone where the name does not fit.',
        }}
        bad={{ show: <Text weight="strong">plumbline™</Text>, reason: 'Write the name as it is spelled.' }}
      />
    </>
  ),
};
