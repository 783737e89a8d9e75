import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns3, List, Map as MapGlyph } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Select } from '../Select/Select.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const views = [
  { id: 'list', label: 'List', icon: List },
  { id: 'board', label: 'Board', icon: Columns3 },
  { id: 'map', label: 'Map', icon: MapGlyph },
];

function Chosen({ initial = 'list', ...props }: Partial<SegmentedControlProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SegmentedControl label="View" options={views} {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Actions/SegmentedControl',
  id: 'components-segmentedcontrol',
  component: SegmentedControl,
  args: { label: 'View', options: views, value: 'list', onChange: () => undefined },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Map' }));
    await expect(canvas.getByRole('radio', { name: 'Map' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'List' })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  render: () => (
    <Chosen
      options={[
        { id: 'list', label: 'List' },
        { id: 'board', label: 'Board', isDisabled: true },
        { id: 'map', label: 'Map' },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const at = (name: string) => canvas.getByRole('radio', { name });
    await userEvent.tab();
    await expect(at('List')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(at('Map')).toHaveFocus();
    await expect(at('Map')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(at('List')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(at('Map')).toBeChecked();
    await userEvent.tab({ shift: true });
    await expect(at('Map')).not.toHaveFocus();
    await userEvent.tab();
    await expect(at('Map')).toHaveFocus();
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline wraps>
        <Chosen initial="board" />
        <Chosen initial="board" options={views.map((view) => ({ ...view, iconOnly: true }))} />
      </Inline>
      <Inline wraps>
        <Chosen initial="map" size="sm" />
        <Chosen initial="map" size="sm" options={views.map((view) => ({ ...view, iconOnly: true }))} />
      </Inline>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline wraps>
      <Chosen isDisabled />
      <Chosen options={views.map((view) => ({ ...view, isDisabled: view.id === 'map' }))} />
    </Inline>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Chosen
        options={[
          { id: 'list', label: 'All lines of the estimate' },
          { id: 'board', label: 'Grouped by building and level' },
          { id: 'map', label: 'On the plan' },
        ]}
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Chosen
      options={[
        { id: 'list', label: 'قائمة', icon: List },
        { id: 'board', label: 'لوحة', icon: Columns3 },
        { id: 'map', label: 'خريطة', icon: MapGlyph },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'قائمة' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'لوحة' })).toBeChecked();
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{ show: <Chosen />, reason: 'Two to five views of the same records, each with one word.' }}
        bad={{
          show: (
            <Chosen
              options={['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({
                id: day,
                label: day,
              }))}
              initial="Mon"
            />
          ),
          reason: 'Seven segments do not fit on a phone. Use a select.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Select
              label="Unit"
              defaultValue="sqft"
              options={[
                { id: 'sqft', label: 'SF' },
                { id: 'lf', label: 'LF' },
                { id: 'ea', label: 'EA' },
              ]}
            />
          ),
          reason: 'A value that is saved is a field with a label and an error message.',
        }}
        bad={{
          show: (
            <Chosen
              label="Unit"
              initial="sqft"
              options={[
                { id: 'sqft', label: 'SF' },
                { id: 'lf', label: 'LF' },
                { id: 'ea', label: 'EA' },
              ]}
            />
          ),
          reason: 'A segmented control changes at once and cannot be empty, required or invalid.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(SegmentedControl), tags: ['!test'] };
