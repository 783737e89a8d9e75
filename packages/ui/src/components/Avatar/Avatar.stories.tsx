import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Avatar, Mark } from './Avatar.tsx';

const people = [
  'Maya Lindqvist',
  'Tomás Herrera',
  'Luis Medina',
  'Priya Raman',
  'Karen Boone',
  'Omar Haddad',
  'Dana Ochoa',
];
const meta = {
  title: 'Components/Status/Avatar',
  id: 'components-avatar',
  component: Avatar,
  args: { name: 'Dana Whitfield' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {([20, 24, 28, 32, 40] as const).map((size) => (
          <Avatar key={size} name="Dana Whitfield" size={size} />
        ))}
      </Inline>
      <Inline wraps>
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </Inline>
      <Inline>
        <Avatar name="Dana Whitfield" tint="navy" size={32} />
        <Avatar name="Ümit" size={32} />
        <Avatar name="王 小明" size={32} />
      </Inline>
    </Stack>
  ),
};
export const LongContent: Story = {
  args: {
    name: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
    size: 40,
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'مايا حداد', size: 32 } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              <Avatar name="Maya Lindqvist" isDecorative /> Maya Lindqvist
            </Inline>
          ),
          reason: 'Beside a name the avatar is decorative, so the name is announced once.',
        }}
        bad={{
          show: (
            <Inline>
              <Avatar name="Maya Lindqvist" /> Maya Lindqvist
            </Inline>
          ),
          reason: 'A screen reader announces the name twice.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline>
              <Mark name="Halvorsen Constructors" /> Halvorsen Constructors
            </Inline>
          ),
          reason: 'Companies are square, people are round.',
        }}
        bad={{
          show: (
            <Inline>
              <Avatar name="Halvorsen Constructors" isDecorative /> Halvorsen Constructors
            </Inline>
          ),
          reason: 'A round avatar reads as a person named Halvorsen.',
        }}
      />
    </>
  ),
};
