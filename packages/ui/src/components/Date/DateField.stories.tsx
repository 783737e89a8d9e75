import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { I18nProvider } from '../../locale.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Components/Inputs/DateField',
  id: 'components-datefield',
  component: DateField,
  args: { label: 'Start', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('03162024');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-16');
    await expect(canvas.getByRole('group', { name: 'Start' })).toHaveTextContent('Mar 16, 2024');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.paste('2/29/2024');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-02-29');
  },
};

export const NotComplete: Story = {
  args: { defaultValue: '2024-03-16', onUnread: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Start' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(canvas.queryByText(/incomplete/)).toBeNull();
    await userEvent.click(document.body);
    await expect(canvas.getByText(/This date is incomplete/)).toBeVisible();
    await expect(group).toHaveTextContent('Mar dd, 2024');
    await expect(args.onUnread).toHaveBeenLastCalledWith('Mar dd 2024', expect.stringMatching(/incomplete/));
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('09');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-09');
    await expect(canvas.queryByText(/incomplete/)).toBeNull();
    canvas.getByRole('spinbutton', { name: /year/ }).focus();
    await userEvent.keyboard('{Backspace}{Enter}');
    await expect(canvas.getByText(/This date is incomplete/)).toBeVisible();
  },
};

export const NoSuchDay: Story = {
  args: { onUnread: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Start' });
    await userEvent.tab();
    await userEvent.keyboard('02302026');
    await userEvent.click(document.body);
    await expect(canvas.getByText(/Feb 30 2026 does not exist/)).toBeVisible();
    await expect(group).toHaveTextContent('Feb dd, 2026');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onUnread).toHaveBeenCalled();
    canvas.getByRole('spinbutton', { name: /day/ }).focus();
    await userEvent.keyboard('28');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    await expect(canvas.queryByText(/does not exist/)).toBeNull();
  },
};

/** Years of the locale's own calendar; the value is Gregorian. */
export const OtherCalendar: Story = {
  args: { label: 'Start', defaultValue: '2024-03-16' },
  render: (args) => (
    <I18nProvider locale="th-TH">
      <DateField {...args} />
    </I18nProvider>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole('group', { name: 'Start' });
    await expect(group).toHaveTextContent('16/3/2567');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-17');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <DateField label="Start" />
      <DateField
        label="Start"
        defaultValue="2024-03-16"
        isRequired
        description="Typed, without a calendar."
      />
      <DateField label="Start" defaultValue="2024-03-16" size="sm" />
      <DateField label="Start" defaultValue="2024-03-16" isReadOnly />
      <DateField label="Start" defaultValue="2024-03-16" isDisabled />
      <DateField label="Start" defaultValue="2024-03-16" errorMessage="The site opens on April 1." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Day on which the general contractor has to have the certificate of insurance in hand',
    defaultValue: '2024-09-30',
    errorMessage: 'The certificate has to be there ten working days before the notice to proceed is given.',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'البداية', defaultValue: '2024-03-16' },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <DateField label="Date of birth" />,
        reason: 'Each part is typed or stepped, and February 30 cannot be entered.',
      }}
      bad={{
        show: <TextField label="Date of birth" placeholder="MM/DD/YYYY" />,
        reason: '4/5 is April in Denver and May in Dublin.',
      }}
    />
  ),
};
