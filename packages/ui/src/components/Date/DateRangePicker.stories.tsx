import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker, type DateRangePreset } from './DateRangePicker.tsx';

const today = '2024-03-04';
const presets: DateRangePreset[] = [
  { id: 'week', label: 'This week', range: { start: '2024-03-04', end: '2024-03-08' } },
  { id: 'next', label: 'Next week', range: { start: '2024-03-11', end: '2024-03-15' } },
  { id: 'month', label: 'Rest of March', range: { start: '2024-03-04', end: '2024-03-31' } },
];

const meta = {
  title: 'Components/Inputs/DateRangePicker',
  id: 'components-daterangepicker',
  component: DateRangePicker,
  args: { label: 'Framing', today, onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const months = (canvas: HTMLElement) => within(canvas).getAllByRole('spinbutton', { name: /month/ });

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Framing' });
    await userEvent.click(canvas.getByRole('button', { name: 'Calendar for Framing' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Calendar for Framing' });
    await expect(within(dialog).getAllByRole('grid')).toHaveLength(2);
    await userEvent.click(within(dialog).getByRole('button', { name: /March 18/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: /April 12/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-03-18', end: '2024-04-12' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(group).toHaveTextContent('Mar 18, 2024~Apr 12, 2024');
    await expect(canvas.getByRole('status')).toHaveTextContent('Mar 18, 2024 ~ Apr 12, 2024 chosen');
  },
};

export const Open: Story = {
  args: { presets, defaultValue: { start: '2024-03-18', end: '2024-04-12' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await expect(within(dialog).getByRole('button', { name: /March 1,/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(within(dialog).getByRole('group', { name: 'Date range presets' })).toBeVisible();
  },
};

export const Presets: Story = {
  args: { presets },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-03-11', end: '2024-03-15' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

export const TurnsRound: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [start, end] = months(canvasElement);
    start?.focus();
    await userEvent.keyboard('05202024');
    end?.focus();
    await userEvent.keyboard('04012024');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-04-01', end: '2024-05-20' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Changed to Apr 01, 2024 ~ May 20, 2024.');
  },
};

export const WantsBothEnds: Story = {
  play: async ({ canvasElement }) => {
    months(canvasElement)[0]?.focus();
    await userEvent.keyboard('05202024');
    await expect(within(canvasElement).queryByText(/both/)).toBeNull();
    (document.activeElement as HTMLElement).blur();
    await within(canvasElement).findByText('Choose both a start date and an end date.');
  },
};

export const NotComplete: Story = {
  args: { allowsPast: true, defaultValue: { start: '2026-02-01', end: '2026-02-20' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [day] = canvas.getAllByRole('spinbutton', { name: /day/ });
    day?.focus();
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(document.body);
    await expect(canvas.getByText(/A date is incomplete/)).toBeVisible();
    day?.focus();
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-05', end: '2026-02-20' });
    await expect(canvas.queryByText(/incomplete/)).toBeNull();
  },
};

export const NoSuchDay: Story = {
  args: { allowsPast: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Framing' });
    const [start, end] = months(canvasElement);
    start?.focus();
    await userEvent.keyboard('02302026');
    end?.focus();
    // A date that does not exist is reported on blur and not converted to the last of February; the other end is kept.
    await expect(canvas.getByText(/Feb 30 2026 does not exist/)).toBeVisible();
    await userEvent.keyboard('03152026');
    await expect(canvas.getByText(/Feb 30 2026 does not exist/)).toBeVisible();
    await expect(group).toHaveTextContent('Feb dd, 2026~Mar 15, 2026');
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ start: expect.stringMatching('-02-') }),
    );
    await userEvent.click(document.body);
    await expect(canvas.getByText(/Feb 30 2026 does not exist/)).toBeVisible();
    const [day] = canvas.getAllByRole('spinbutton', { name: /day/ });
    day?.focus();
    await userEvent.keyboard('28');
    await expect(canvas.queryByText(/does not exist/)).toBeNull();
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-28', end: '2026-03-15' });
    await expect(group).toHaveTextContent('Feb 28, 2026~Mar 15, 2026');
  },
};

export const NoSuchDayInPlaceOfAnother: Story = {
  args: { allowsPast: true, defaultValue: { start: '2026-11-26', end: '2026-12-04' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Framing' });
    months(canvasElement)[0]?.focus();
    await userEvent.keyboard('02302026');
    await userEvent.click(document.body);
    await expect(canvas.getByText(/Feb 30 2026 does not exist/)).toBeVisible();
    await expect(group).toHaveTextContent('Feb dd, 2026~Dec 04, 2026');
    await expect(group.closest('[data-unread]') ?? group.querySelector('[data-unread]')).not.toBeNull();
    canvas.getAllByRole('spinbutton', { name: /day/ })[0]?.focus();
    await userEvent.keyboard('28');
    await userEvent.click(document.body);
    await expect(canvas.queryByText(/does not exist/)).toBeNull();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-28', end: '2026-12-04' });
    // An incomplete year is not a year either.
    canvas.getAllByRole('spinbutton', { name: /year/ })[0]?.focus();
    await userEvent.keyboard('202');
    await userEvent.click(document.body);
    await expect(canvas.getByText(/A date is incomplete/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith(
      expect.objectContaining({ start: expect.stringMatching(/^0/) }),
    );
  },
};

export const RefusesThePast: Story = {
  args: { defaultValue: { start: '2024-02-01', end: '2024-03-20' } },
  play: async ({ canvasElement }) => {
    months(canvasElement)[0]?.focus();
    (document.activeElement as HTMLElement).blur();
    await within(canvasElement).findByText('Choose today or a later date.');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <DateRangePicker today={today} />
      <DateRangePicker
        label="Framing"
        today={today}
        defaultValue={{ start: '2024-03-18', end: '2024-04-12' }}
        isRequired
        description="Two weeks before the drywall."
      />
      <DateRangePicker
        label="Posted"
        allowsPast
        size="sm"
        defaultValue={{ start: '2023-01-01', end: '2023-12-31' }}
      />
      <DateRangePicker
        label="Framing"
        today={today}
        defaultValue={{ start: '2024-03-18', end: '2024-04-12' }}
        isReadOnly
      />
      <DateRangePicker
        label="Framing"
        today={today}
        defaultValue={{ start: '2024-03-18', end: '2024-04-12' }}
        isDisabled
      />
      <DateRangePicker
        label="Framing"
        today={today}
        defaultValue={{ start: '2024-03-18', end: '2024-04-12' }}
        errorMessage="The lift is taken from April 1 to 5."
      />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Days on which the framing crew has the east wing to itself, without any other trade',
    defaultValue: { start: '2024-09-28', end: '2024-12-30' },
    presets: [
      {
        id: 'long',
        label: 'Until the substantial completion of the east wing',
        range: { start: today, end: '2024-12-30' },
      },
    ],
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { presets, defaultValue: { start: '2024-03-18', end: '2024-03-29' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Calendar/ }));
    await within(document.body).findByRole('dialog');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'أعمال الهياكل',
    defaultValue: { start: '2024-03-18', end: '2024-04-12' },
    presets: [{ id: 'week', label: 'هذا الأسبوع', range: { start: '2024-03-04', end: '2024-03-08' } }],
  },
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.click(buttons.at(-1) ?? canvasElement);
    await within(document.body).findByRole('dialog');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <DateRangePicker
              label="Framing"
              today={today}
              defaultValue={{ start: '2024-03-18', end: '2024-04-12' }}
            />
          ),
          reason: 'One field for both ends, shown on the same two months.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <DatePicker label="Framing starts" defaultValue="2024-03-18" />
              <DatePicker label="Framing ends" defaultValue="2024-03-12" />
            </Stack>
          ),
          reason: 'Nothing prevents an end before the start.',
        }}
      />
      <DoDont
        good={{
          show: (
            <DateRangePicker
              label="Posted"
              allowsPast
              defaultValue={{ start: '2023-01-01', end: '2023-12-31' }}
            />
          ),
          reason: 'Reports are about the past, so past days are allowed.',
        }}
        bad={{
          show: (
            <DateRangePicker
              label="Posted"
              today={today}
              defaultValue={{ start: '2023-01-01', end: '2023-12-31' }}
              errorMessage="Choose today or a later date."
            />
          ),
          reason: 'A report cannot be about the future.',
        }}
      />
    </>
  ),
};
