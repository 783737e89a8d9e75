import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../stories/DoDont.tsx';
import { Columns, Surface } from './Layout.tsx';

const meta = {
  title: 'Components/Layout/Surface',
  id: 'components-surface',
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
      <Surface padding={16} radius="card" isFloating>
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
          reason: 'Use lines before shadows.',
        }}
        bad={{
          show: (
            <Surface padding={16} radius="card" isFloating>
              A shadow on the page
            </Surface>
          ),
          reason: 'Only elements above the page have a shadow.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Surface tone="sunken" padding={16} radius="card">
              Columns of a board
            </Surface>
          ),
          reason: 'Cards lie on a sunken surface.',
        }}
        bad={{
          show: (
            <Surface tone="selected" padding={16} radius="card">
              A hint
            </Surface>
          ),
          reason: 'The blue surface means selected.',
        }}
      />
    </>
  ),
};
