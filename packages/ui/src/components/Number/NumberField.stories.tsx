import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DecimalField } from './DecimalField.tsx';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/Inputs/NumberField',
  id: 'components-numberfield',
  component: NumberField,
  args: { label: 'Copies', defaultValue: 1, min: 1, max: 20, onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('spinbutton', { name: 'Copies' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(input).toHaveValue('3');
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(input).toHaveAttribute('aria-valuenow', '20');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Copies' }));
    await expect(input).toHaveValue('19');
    await userEvent.clear(input);
    await userEvent.type(input, '4500');
    await userEvent.tab();
    await expect(input).toHaveValue('20');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <NumberField label="Days" suffix="days" />
      <NumberField label="Days" defaultValue={14} suffix="days" isRequired />
      <NumberField label="Floors below grade" defaultValue={-2} min={-9} max={0} />
      <NumberField label="Pages" defaultValue={48} hideStepper size="sm" />
      <NumberField label="Copies" defaultValue={1} min={1} isReadOnly />
      <NumberField label="Copies" defaultValue={1} min={1} isDisabled />
      <NumberField label="Crew" defaultValue={40} errorMessage="The lift carries 12 people at most." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Working days from the notice to proceed until the substantial completion of the east wing',
    defaultValue: 999_999_999,
    max: 999_999_999,
    suffix: 'working days',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الأيام', defaultValue: 14, suffix: 'يوم' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('spinbutton');
    await expect(input).toHaveValue('١٤');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('١٥');
    await expect(input).toHaveAttribute('aria-valuenow', '15');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <NumberField label="Days" defaultValue={14} suffix="days" />,
          reason: 'A count that often changes by one.',
        }}
        bad={{
          show: <NumberField label="Job number" defaultValue={20250412} />,
          reason: 'A job number is not counted. Use a text field.',
        }}
      />
      <DoDont
        good={{
          show: <DecimalField label="Length" unit="LF" defaultValue="148.25" />,
          reason: 'Measured values have fractions: DecimalField keeps every digit.',
        }}
        bad={{
          show: <NumberField label="Length" suffix="LF" defaultValue={148} />,
          reason: 'A quarter of a foot is lost on each wall.',
        }}
      />
      <DoDont
        good={{
          show: <TextField label="Job number" isMono defaultValue="2025-0412" />,
          reason: 'A text field suits a name made of digits.',
        }}
        bad={{
          show: <NumberField label="ZIP code" defaultValue={2134} />,
          reason: 'The ZIP code 02134 loses its zero.',
        }}
      />
    </>
  ),
};
