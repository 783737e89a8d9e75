import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Status/Kbd',
  id: 'components-kbd',
  component: Kbd,
  args: { children: 'Esc' },
} satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline wraps>
      {['A', 'Esc', 'Shift', 'Ctrl+K', 'F2', 'Page Down'].map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Inline>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { children: 'Ctrl+K' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Inline>
              Clear <Kbd>Esc</Kbd>
            </Inline>
          ),
          reason: 'The key is beside its command.',
        }}
        bad={{
          show: <Text>Press ESC to clear the selection</Text>,
          reason: 'A key within a sentence is easily missed.',
        }}
      />
      <DoDont
        good={{ show: <Kbd>Page Down</Kbd>, reason: 'Uses the text on the key.' }}
        bad={{ show: <Kbd>PgDwn</Kbd>, reason: 'The abbreviation is on no keyboard.' }}
      />
    </>
  ),
};
