import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Surface } from './Layout.tsx';
import { box } from './parts.stories.parts.tsx';
import { Split, type SplitProps } from './Split.tsx';

const framed = (args: SplitProps) => (
  <Surface border="all">
    <div style={{ height: '12rem' }}>
      <Split {...args} />
    </div>
  </Surface>
);
const onSizeCommit = fn();
const meta = {
  title: 'Components/Layout/Split',
  id: 'components-split',
  component: Split,
  args: { label: 'Width of the tree', start: box('Tree'), end: box('List'), defaultSize: 240 },
  render: framed,
} satisfies Meta<typeof Split>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    label: 'Height of the plan',
    defaultSize: 80,
    minSize: 40,
    start: box('Plan'),
    end: box('Marks'),
  },
};
export const EndIsSized: Story = { args: { sized: 'end', label: 'Width of the panel' } };
export const Keyboard: Story = {
  args: { onSizeCommit },
  play: async ({ canvasElement }) => {
    const edge = within(canvasElement).getByRole('separator', { name: 'Width of the tree' });
    edge.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(edge).toHaveAttribute('aria-valuenow', '272');
    await expect(onSizeCommit).toHaveBeenLastCalledWith(272);
    await userEvent.keyboard('{Home}');
    await expect(edge).toHaveAttribute('aria-valuenow', '160');
    await userEvent.keyboard('{Enter}');
    await expect(edge).toHaveAttribute('aria-valuenow', '240');
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const edge = within(canvasElement).getByRole('separator');
    edge.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(edge).toHaveAttribute('aria-valuenow', '256');
  },
};
export const LongContent: Story = {
  args: {
    start: box('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'),
    end: box('Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex'),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: framed({ label: 'Tree and list', start: box('Tree'), end: box('List'), defaultSize: 200 }),
          reason: 'The length of names varies, so users choose the width.',
        }}
        bad={{
          show: framed({
            label: 'Label and value',
            start: box('Label'),
            end: box('Value'),
            defaultSize: 200,
          }),
          reason: 'A form has a suitable width that users need not set.',
        }}
      />
      <DoDont
        good={{
          show: framed({
            label: 'Width of the drive’s folders',
            start: box('Folders'),
            end: box('Files'),
            defaultSize: 200,
          }),
          reason: 'The label of the divider names the pane that it resizes.',
        }}
        bad={{
          show: framed({ label: 'Splitter', start: box('Left'), end: box('Right'), defaultSize: 200 }),
          reason: '“Splitter” does not say what it resizes.',
        }}
      />
    </>
  ),
};
