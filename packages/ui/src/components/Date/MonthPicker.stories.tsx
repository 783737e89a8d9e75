import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { I18nProvider } from '../../locale.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DatePicker } from './DatePicker.tsx';
import { MonthPicker } from './MonthPicker.tsx';

const meta = {
  title: 'Components/Inputs/MonthPicker',
  id: 'components-monthpicker',
  component: MonthPicker,
  args: { label: 'Billing month', defaultValue: '2026-03', today: '2026-03-11', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof MonthPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openedBy = async (keys: string) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  return within(await within(document.body).findByRole('dialog'));
};
const focused = (name: string) => waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await openedBy('{ArrowDown}');
    await focused('March 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await focused('July 2026');
    await userEvent.keyboard('{End}{ArrowRight}');
    await focused('January 2027');
    await userEvent.keyboard('{PageUp}{Home}{PageDown}');
    await focused('January 2027');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-01');
    const field = within(canvasElement).getByRole('button', { name: /Billing month/ });
    await expect(field).toHaveTextContent('January 2027');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(document.querySelector('[role="dialog"]')).toBeNull();
  },
};

export const OtherYear: Story = {
  play: async ({ args }) => {
    const dialog = await openedBy('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: '2026, choose another year' }));
    await focused('2026');
    await userEvent.keyboard('{PageDown}{ArrowUp}');
    await focused('2035');
    await userEvent.keyboard('{Enter}');
    await focused('March 2035');
    await userEvent.click(dialog.getByRole('button', { name: 'Previous year' }));
    await userEvent.click(dialog.getByRole('gridcell', { name: 'May 2034' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2034-05');
  },
};

export const Open: Story = {
  args: { min: '2026-02', max: '2026-10' },
  play: async ({ args }) => {
    const dialog = await openedBy(' ');
    await focused('March 2026');
    await userEvent.keyboard('{PageDown}');
    await focused('October 2026');
    await expect(dialog.getByRole('button', { name: 'Next year' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('gridcell', { name: 'December 2026' }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Home}');
    await focused('February 2026');
  },
};

export const Quarter: Story = {
  args: { label: 'Forecast', unit: 'quarter', defaultValue: '2026-Q2' },
  play: async ({ args }) => {
    const dialog = await openedBy('{Enter}');
    await focused('Q2 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'This quarter' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-Q1');
    await userEvent.keyboard('{Enter}');
    await focused('Q1 2026');
    await userEvent.keyboard('{ArrowDown}');
  },
};

export const Year: Story = {
  args: { label: 'Fiscal year', unit: 'year', defaultValue: '2026' },
  play: async ({ args }) => {
    const dialog = await openedBy('{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Enter}');
    await focused('2026');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <MonthPicker label="Billing month" />
      <MonthPicker label="Billing month" defaultValue="2026-03" isRequired size="sm" />
      <MonthPicker label="Quarter" unit="quarter" defaultValue="2026-Q1" description="Closes on the 10th." />
      <MonthPicker label="Fiscal year" unit="year" defaultValue="2026" isReadOnly />
      <MonthPicker label="Fiscal year" unit="year" defaultValue="2026" isDisabled />
      <MonthPicker label="Billing month" defaultValue="2026-02" errorMessage="February is closed." />
      <MonthPicker label="Unreadable value" defaultValue="2026-19" />
      <I18nProvider locale="de-DE">
        <MonthPicker label="Abrechnungsmonat" defaultValue="2026-03" />
      </I18nProvider>
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label:
      'Month in which the retainage of the first application for payment becomes due to the subcontractor',
    defaultValue: '2026-09',
    description: 'Deckenabhängungskonstruktionsplanungsunterlagen',
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { unit: 'quarter', defaultValue: '2026-Q3' },
  play: async () => {
    await openedBy('{Enter}');
    await focused('Q3 2026');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'شهر الفاتورة' },
  play: async ({ args }) => {
    await openedBy('{Enter}');
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04');
    await userEvent.keyboard('{Enter}');
    await within(document.body).findByRole('dialog');
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <MonthPicker label="Billing month" defaultValue="2026-03" />,
        reason: 'A whole month is one choice of twelve.',
      }}
      bad={{
        show: <DatePicker label="Billing month" defaultValue="2026-03-01" />,
        reason: 'The day has no meaning, and two users choose two of them for one month.',
      }}
    />
  ),
};
