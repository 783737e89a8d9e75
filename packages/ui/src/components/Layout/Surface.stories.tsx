import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Columns, Surface } from './Layout.tsx';

const meta = {
  title: 'Components/Surface',
  component: Surface,
  args: { padding: 16, border: 'all', radius: 'card', children: 'R3 was sent on Nov 11, 2025.' },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Columns min="sm">
      {(['panel', 'canvas', 'sunken', 'raised', 'selected', 'none'] as const).map((tone) => (
        <Surface key={tone} tone={tone} padding={16} border="all" radius="card">
          {tone}
        </Surface>
      ))}
      {(['top', 'bottom', 'start', 'end'] as const).map((border) => (
        <Surface key={border} padding={16} border={border}>
          Line at {border}
        </Surface>
      ))}
      <Surface padding={16} radius="card" floating>
        Floating
      </Surface>
    </Columns>
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { border: 'start', children: 'خط في البداية' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Surface padding={16} border="all" radius="card">
              A hairline
            </Surface>
          ),
          because: 'Lines before shadows.',
        }}
        bad={{
          show: (
            <Surface padding={16} radius="card" floating>
              A shadow on the page
            </Surface>
          ),
          because: 'Only what floats above the page casts one.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Surface tone="sunken" padding={16} radius="card">
              Columns of a board
            </Surface>
          ),
          because: 'A sunken ground holds cards.',
        }}
        bad={{
          show: (
            <Surface tone="selected" padding={16} radius="card">
              A hint
            </Surface>
          ),
          because: 'The blue ground means: this is chosen.',
        }}
      />
    </>
  ),
};
