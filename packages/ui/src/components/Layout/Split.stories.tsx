import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack, Surface } from './Layout.tsx';
import { Split, type SplitProps } from './Split.tsx';

/** Content of a pane without a frame of its own, because the panes have one. */
const pane = (title: string, ...lines: string[]) => (
  <Stack gap={4} padding={12}>
    <Text as="div" weight="medium">
      {title}
    </Text>
    {lines.map((line) => (
      <Text as="div" key={line} tone="muted" size="small">
        {line}
      </Text>
    ))}
  </Stack>
);
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
  args: { label: 'Width of the tree', start: pane('Tree'), end: pane('List'), defaultSize: 240 },
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
    start: pane('Plan'),
    end: pane('Marks'),
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
    start: pane('Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'),
    end: pane('Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex'),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Panes in the width of an example, below the accessible name of the divider if that is what it shows. */
const example = (args: SplitProps, hasLabel = false) => (
  <Stack isFullWidth gap={8}>
    {hasLabel && (
      <Text as="div" size="small">
        Divider “{args.label}”
      </Text>
    )}
    {framed(args)}
  </Stack>
);
const folders = pane('Folders', 'Contracts', 'Plans and addenda', 'Photos');
const files = pane('Files', 'A-551 rev 3.pdf', 'Addendum 04.pdf');
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: example({ label: 'Width of the folders', start: folders, end: files, defaultSize: 200 }),
          reason: 'The length of names varies, so users choose the width.',
        }}
        bad={{
          show: example({
            label: 'Width of the labels',
            start: pane('Company', 'Phone', 'City'),
            end: pane('Halvorsen Constructors', '(970) 555-0134', 'Fort Collins'),
            defaultSize: 200,
          }),
          reason: 'A form has a suitable width that users need not set.',
        }}
      />
      <DoDont
        good={{
          show: example(
            { label: 'Width of the folders', start: folders, end: files, defaultSize: 200 },
            true,
          ),
          reason: 'The label of the divider names the pane that it resizes.',
        }}
        bad={{
          show: example({ label: 'Splitter', start: folders, end: files, defaultSize: 200 }, true),
          reason: '“Splitter” does not say what it resizes.',
        }}
      />
    </>
  ),
};
