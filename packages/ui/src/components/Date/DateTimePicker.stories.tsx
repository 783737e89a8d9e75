import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { I18nProvider } from '../../locale.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Components/Inputs/DateTimePicker',
  id: 'components-datetimepicker',
  component: DateTimePicker,
  args: {
    label: 'Bids due',
    timeZone: 'America/Denver',
    defaultValue: '2026-03-11T20:30:00Z',
    onChange: fn(),
  },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const part = (root: HTMLElement, name: RegExp) => within(root).getByRole('spinbutton', { name });
/** Text without the marks that isolate the time from the direction around it. */
const textOf = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');
const openDialog = async (root: HTMLElement) => {
  root.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  return within(await within(document.body).findByRole('dialog'));
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const group = within(canvasElement).getByRole('group', { name: /Bids due/ });
    await expect(textOf(group)).toMatch(/Mar 11, 2026 2:30\sPM\s?MDT/);
    await expect(group).toHaveAccessibleDescription(/Time zone: Mountain Daylight Time/);
    part(canvasElement, /month/).focus();
    await userEvent.keyboard('01152026{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-01-15T22:30:00Z');
    await expect(textOf(group)).toMatch(/Jan 15, 2026 3:30\sPM\s?MST/);
    await userEvent.paste('4/2/2026 7:05 am');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-02T13:05:00Z');
    await userEvent.paste('2026-04-02T23:00:00+02:00');
    await expect(textOf(group)).toMatch(/Apr 02, 2026 3:00\sPM/);
  },
};

export const Open: Story = {
  args: { min: '2026-03-09T12:00:00Z', max: '2026-04-10T23:00:00Z' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await waitFor(() => expect(dialog.getByRole('button', { name: /March 11,/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T20:30:00Z');
    await expect(dialog.getByRole('option', { name: /^2:30\sPM/ })).toHaveAttribute('aria-selected', 'true');
    dialog.getByRole('option', { name: /^2:30\sPM/ }).focus();
    await userEvent.keyboard('{ArrowDown}{PageDown}');
    await expect(dialog.getByRole('option', { name: /4:00\sPM/ })).toHaveFocus();
  },
};

/** A day and a time in either order; a day alone gets the usual time. */
export const DayThenTime: Story = {
  args: { defaultValue: null, min: '2026-03-09T06:00:00Z', max: '2026-03-20T06:00:00Z' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /March 12,/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('option', { name: /^10:30\sAM/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T16:30:00Z'));
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
  },
};

export const DayAlone: Story = {
  args: { defaultValue: null, min: '2026-03-09T06:00:00Z', max: '2026-03-20T06:00:00Z' },
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: /March 12,/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-03-12T14:00:00Z'));
  },
};

export const Clears: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** On March 8, 2026, clocks in Denver go forward from 2:00 to 3:00; on November 1 they go back. */
export const ClockChange: Story = {
  args: { defaultValue: '2026-03-08T08:30:00Z' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    part(canvasElement, /hour/).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-08T09:30:00Z');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /This time is skipped when clocks go forward\. Changed to Mar 08, 2026 3:30\sAM\./,
    );
    await userEvent.paste('2026-11-01 00:30');
    part(canvasElement, /hour/).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-01T07:30:00Z');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'This time occurs twice when clocks go back. Using the first, MDT.',
    );
  },
};

export const BadInput: Story = {
  args: { defaultValue: null, onUnread: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    part(canvasElement, /month/).focus();
    await userEvent.keyboard('02302026');
    await userEvent.keyboard('0230p');
    (document.activeElement as HTMLElement).blur();
    await canvas.findByText(/does not exist\. Enter another day/);
    await expect(args.onUnread).toHaveBeenCalled();
    await expect(part(canvasElement, /year/)).toHaveTextContent('2026');
    part(canvasElement, /day/).focus();
    await userEvent.keyboard('27');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-27T21:30:00Z');
    await waitFor(() => expect(canvas.queryByText(/does not exist/)).toBeNull());
    part(canvasElement, /minute/).focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    (document.activeElement as HTMLElement).blur();
    await canvas.findByText(/This date and time is incomplete/);
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <DateTimePicker label="Site meeting" timeZone="America/New_York" />
      <DateTimePicker
        label="Site meeting"
        timeZone="UTC"
        defaultValue="2026-03-11T16:00:00Z"
        isRequired
        size="sm"
      />
      <DateTimePicker
        label="Pump on site"
        timeZone="America/Los_Angeles"
        defaultValue="2026-03-11T13:30:00Z"
        description="Thirty minutes before the trucks."
      />
      <DateTimePicker label="Opened" timeZone="Asia/Kolkata" defaultValue="2026-03-11T16:00:00Z" isReadOnly />
      <DateTimePicker label="Closed" timeZone="UTC" defaultValue="2026-03-11T16:00:00Z" isDisabled />
      <DateTimePicker
        label="Bids due"
        timeZone="UTC"
        defaultValue="2026-03-11T16:00:00Z"
        errorMessage="The deadline is before the site visit."
      />
      <I18nProvider locale="de-DE">
        <DateTimePicker label="Termin" timeZone="Europe/Berlin" defaultValue="2026-03-11T16:00:00Z" />
      </I18nProvider>
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label:
      'Hour at which the pump has to be on the site so that the pour is done before the rain of the evening',
    description: 'Deckenabhängungskonstruktionsplanungsunterlagen',
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'موعد التسليم' },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <DateTimePicker label="Bids due" timeZone="America/Denver" defaultValue="2026-03-11T20:00:00Z" />
        ),
        reason: 'One value with the time zone of the site, the same for every reader.',
      }}
      bad={{
        show: (
          <Stack>
            <DatePicker label="Bids due" defaultValue="2026-03-11" />
            <TimeField label="Time" defaultValue="14:00" />
          </Stack>
        ),
        reason: 'Two fields do not say whose two o’clock it is.',
      }}
    />
  ),
};
