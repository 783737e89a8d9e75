import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Components/Content/QrCode',
  id: 'components-qrcode',
  component: QrCode,
  args: { value: 'https://plumbline.example/item/09-2900-16', label: 'Opens gypsum board 5/8"' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Opens gypsum board 5/8"' })).toBeVisible();
  },
};
export const Variants: Story = {
  render: (args) => (
    <Inline gap={24} wraps>
      <QrCode {...args} size="sm" />
      <QrCode {...args} size="md" />
      <QrCode {...args} size="lg" />
    </Inline>
  ),
};
export const LongContent: Story = {
  args: { value: `https://plumbline.example/${'plan-sheet/A2-1/'.repeat(20)}`, size: 'lg' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { value: 'https://plumbline.example/مواد', label: 'يفتح المادة' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack gap={8}>
              <QrCode {...meta.args} size="sm" />
              <Text>09-2900-16</Text>
            </Stack>
          ),
          reason: 'The content is beside the code for people without a scanner.',
        }}
        bad={{
          show: <QrCode {...meta.args} size="sm" />,
          reason: 'Without text the code cannot be read by people.',
        }}
      />
    </>
  ),
};
