import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { I18nProvider } from '../../locale.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Select } from '../Select/Select.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Inputs/TimeField',
  id: 'components-timefield',
  component: TimeField,
  args: { label: 'Crew starts', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof TimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0230p');
    await expect(args.onChange).toHaveBeenLastCalledWith('14:30');
    await userEvent.paste('7am');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:00');
    await expect(within(canvasElement).getByRole('group', { name: 'Crew starts' })).toHaveTextContent(
      /7:00\S?\sAM/,
    );
  },
};

export const StepsAndLimits: Story = {
  args: { step: 15, min: '06:00', max: '17:00', defaultValue: '09:45' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('spinbutton', { name: /minute/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:00');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    await userEvent.keyboard('37');
    (document.activeElement as HTMLElement).blur();
    await expect(args.onChange).toHaveBeenLastCalledWith('09:30');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Rounded to 9:30\sAM/);
    canvas.getByRole('spinbutton', { name: /hour/ }).focus();
    await userEvent.keyboard('0500a');
    (document.activeElement as HTMLElement).blur();
    await canvas.findByText(/Enter a time between 6:00\sAM and 5:00\sPM\./);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <TimeField label="12 hours" defaultValue="14:30" />
      <I18nProvider locale="de-DE">
        <TimeField label="24 hours" defaultValue="14:30" />
      </I18nProvider>
      <TimeField label="Small" defaultValue="00:05" size="sm" />
      <TimeField label="Touch" defaultValue="12:00" size="lg" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <TimeField label="Crew starts" />
      <TimeField
        label="Crew starts"
        defaultValue="07:00"
        isRequired
        description="At the gate, not on the floor."
      />
      <TimeField label="Crew starts" defaultValue="07:00" isReadOnly />
      <TimeField label="Crew starts" defaultValue="07:00" isDisabled />
      <TimeField label="Crew starts" defaultValue="04:30" errorMessage="The gate opens at 6:00 AM." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Hour at which the pump has to be on the site so that the pour is done before the rain',
    defaultValue: '05:30',
    errorMessage:
      'The city allows no machines in this street before seven in the morning on any working day.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'بداية العمل', defaultValue: '07:30' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    const edgeOf = (part: HTMLElement | undefined) => part?.getBoundingClientRect().left ?? NaN;
    await expect(edgeOf(hour)).toBeLessThan(edgeOf(minute));
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <TimeField label="Crew starts" step={15} defaultValue="07:00" />,
          reason: 'Typed with four keys; arrow keys step by 15 minutes.',
        }}
        bad={{
          show: (
            <Select
              label="Crew starts"
              defaultValue="7:00"
              options={['6:30', '6:45', '7:00', '7:15', '7:30'].map((id) => ({ id, label: `${id} AM` }))}
            />
          ),
          reason: 'A list of ninety-six rows that does not contain 7:10.',
        }}
      />
      <DoDont
        good={{
          show: <TimeField label="Inspection" min="06:00" max="17:00" defaultValue="09:00" />,
          reason: 'The field enforces the limits in the user’s time format.',
        }}
        bad={{
          show: <TimeField label="Inspection (HH:MM, 24 h, 6–17)" defaultValue="09:00" />,
          reason: 'A limit in the label is not enforced.',
        }}
      />
    </>
  ),
};
