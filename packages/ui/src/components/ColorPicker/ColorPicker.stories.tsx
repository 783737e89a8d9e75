import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ColorPicker, type PaletteColor } from './ColorPicker.tsx';

const palette: PaletteColor[] = [
  { color: '#174e95', label: 'Steel blue' },
  { color: '#1b7948', label: 'Site green' },
  { color: '#895b00', label: 'Timber' },
  { color: '#cb5a00', label: 'Safety orange' },
  { color: '#ba1e23', label: 'Redline' },
  { color: '#6f42cb', label: 'Addendum violet' },
  { color: '#222a34', label: 'Ink' },
  { color: '#f2af48', label: 'Caution' },
];
const meta = {
  title: 'Components/Inputs/ColorPicker',
  id: 'components-colorpicker',
  component: ColorPicker,
  args: { label: 'Condition color', palette, defaultValue: '#1b7948', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose Condition color' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Choose Condition color' });
  await within(dialog).findByRole('radiogroup', { name: 'Palette' });
  return dialog;
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Condition color' });
    await userEvent.clear(input);
    await userEvent.type(input, 'CB5A00');
    await expect(args.onChange).toHaveBeenLastCalledWith('#cb5a00');
    await userEvent.clear(input);
    await userEvent.type(input, 'greenish');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Enter a color code, such as #1b7948.');
    await userEvent.clear(input);
    await userEvent.type(input, '#abc');
    await userEvent.tab();
    await expect(input).toHaveValue('#aabbcc');
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.type(input, '#1b7948');
    await userEvent.tab();
    await expect(input).toHaveValue('#1b7948');
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    await expect(within(dialog).getByRole('radio', { name: 'Site green' })).toBeChecked();
    await expect(dialog).toHaveTextContent('5.4:1');
    await expect(dialog).toHaveTextContent('Readable as text');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openPanel(canvasElement);
    within(dialog).getByRole('radio', { name: 'Site green' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#895b00');
    within(dialog).getByRole('slider', { name: 'Hue' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).not.toHaveBeenLastCalledWith('#895b00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: /Choose/ })).toHaveFocus());
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <ColorPicker label="Color" palette={palette} />
      <ColorPicker label="Color" palette={palette} defaultValue="#cb5a00" isRequired size="sm" />
      <ColorPicker label="Color" palette={palette} defaultValue="#ffffff" description="White on the plan." />
      <ColorPicker label="Color" palette={palette} defaultValue="#cb5a00" isReadOnly />
      <ColorPicker label="Color" palette={palette} defaultValue="#cb5a00" isDisabled />
      <ColorPicker
        label="Color"
        palette={palette}
        defaultValue="#1b7948"
        errorMessage="Condition “Shaft wall” has this color already."
      />
    </Stack>
  ),
};

export const HardToRead: Story = {
  args: { defaultValue: '#f2af48' },
  play: async ({ canvasElement }) => {
    const dialog = await openPanel(canvasElement);
    await expect(dialog).toHaveTextContent('Not enough contrast');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Color of the partitions of the east wing on the plan, on the legend and in the report',
    description: 'Deckenabhängungskonstruktionsplanungsunterlagen',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'لون البند', palette: palette.map((entry) => ({ ...entry, label: `لون ${entry.color}` })) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    const dialog = await within(document.body).findByRole('dialog');
    await within(dialog).findAllByRole('radio');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <ColorPicker label="Condition color" palette={palette} defaultValue="#174e95" />,
          reason: 'The palette has colors that can be told apart on a plan; others are entered by code.',
        }}
        bad={{
          show: <TextField label="Condition color" defaultValue="a kind of dark blue" />,
          reason: 'A text field does not show the color.',
        }}
      />
      <DoDont
        good={{
          show: (
            <ColorPicker
              label="Condition color"
              palette={palette}
              defaultValue="#1b7948"
              errorMessage="Condition “Shaft wall” has this color already."
            />
          ),
          reason: 'Two conditions with the same color cannot be told apart on the sheet.',
        }}
        bad={{
          show: <ColorPicker label="Text color of the invoice" defaultValue="#f2af48" />,
          reason: 'Yellow is hard to see on white paper; the panel shows the contrast.',
        }}
      />
    </>
  ),
};
