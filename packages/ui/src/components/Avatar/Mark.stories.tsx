import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Send } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Avatar, Mark } from './Avatar.tsx';

const meta = {
  title: 'Components/Status/Mark',
  id: 'components-mark',
  component: Mark,
  args: { name: 'Halvorsen Constructors' },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline>
        {([20, 24, 28, 32, 40] as const).map((size) => (
          <Mark key={size} name="Riverside" size={size} />
        ))}
      </Inline>
      <Inline>
        {([20, 24, 28, 32, 40] as const).map((size) => (
          <Mark key={size} name="Riverside" size={size} icon={Building2} />
        ))}
      </Inline>
      <Inline>
        {['Halvorsen', 'Kestrel & Lowe', 'Union Yard', 'Alder Creek'].map((name) => (
          <Mark key={name} name={name} letters={2} size={32} />
        ))}
        <Mark name="Sent" size={32} icon={Send} tint="teal" />
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { name: 'هالفورسن', size: 32 } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              <Mark name="Kestrel & Lowe" /> Kestrel & Lowe
            </Inline>
          ),
          reason: 'The mark is decoration beside the name; its color makes the record easier to find again.',
        }}
        bad={{
          show: <Mark name="Kestrel & Lowe" size={40} />,
          reason: 'Without the name, a single letter identifies nothing.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Inline>
              <Mark name="Drive" icon={Building2} tint="blue" /> Accounts
            </Inline>
          ),
          reason: 'A module has an icon.',
        }}
        bad={{
          show: (
            <Inline>
              <Avatar name="Accounts" isDecorative /> Accounts
            </Inline>
          ),
          reason: 'An avatar stands for a person, not for a module.',
        }}
      />
    </>
  ),
};
