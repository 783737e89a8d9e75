import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { AvatarGroup } from './Avatar.tsx';

const names = ['Maya Lindqvist', 'Tomás Herrera', 'Luis Medina', 'Priya Raman', 'Karen Boone'];
const meta = {
  title: 'Components/Status/AvatarGroup',
  id: 'components-avatargroup',
  component: AvatarGroup,
  args: { names },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /Karen Boone/ })).toBeVisible();
  },
};
export const Variants: Story = {
  render: () => (
    <Stack>
      {([20, 24, 28, 32] as const).map((size) => (
        <AvatarGroup key={size} names={names} size={size} />
      ))}
      <AvatarGroup names={names} max={5} />
      <AvatarGroup names={names.slice(0, 1)} />
    </Stack>
  ),
};
export const ManyItems: Story = {
  args: { names: Array.from({ length: 200 }, (_, at) => `Person ${at + 1}`) },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { names: ['مايا', 'توماس', 'بريا', 'عمر'] },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <AvatarGroup names={names} />,
          reason: 'Shows three people and the number of the others.',
        }}
        bad={{
          show: <AvatarGroup names={[...names, 'Omar Haddad', 'Dana Ochoa']} max={7} />,
          reason: 'Seven circles cannot be told apart.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline>
              <AvatarGroup names={names.slice(0, 2)} /> <Text size="small">Maya and Tomás</Text>
            </Inline>
          ),
          reason: 'Shows names where there is room for them.',
        }}
        bad={{
          show: <AvatarGroup names={names.slice(0, 1)} />,
          reason: 'One person is an Avatar with the name beside it.',
        }}
      />
    </>
  ),
};
