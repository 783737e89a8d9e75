import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Calendar, type CalendarEvent, type CalendarProps } from './Calendar.tsx';
import { arabicWeek, crowdedWeek, longWeek, siteWeek } from './calendar.stories.parts.ts';

function Movable({ events: first, ...rest }: CalendarProps) {
  const [all, setAll] = useState(first);
  return (
    <Calendar
      onMove={({ id, ...move }) =>
        setAll((was) => was.map((one) => (one.id === id ? { ...one, ...move } : one)))
      }
      {...rest}
      events={all}
    />
  );
}

const meta = {
  title: 'Data/Calendar hours',
  component: Calendar,
  // Events are at least 24 px high. The slots of the hours are left out, because events cover them.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true, selector: 'button' }] } } },
  args: {
    label: 'Schedule',
    events: siteWeek,
    today: '2026-03-10',
    now: '10:20',
    defaultView: 'week',
    onOpen: fn(),
  },
  render: (args) => <Movable {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text of an event ends before a later event that covers it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const event = (id: string) => canvasElement.querySelector<HTMLElement>(`[data-event="${id}"]`);
    const text = mockUp(canvasElement).firstElementChild?.getBoundingClientRect();
    const cover = event('oac')?.getBoundingClientRect();
    await expect(text?.bottom).toBeLessThanOrEqual(cover?.top ?? 0);
    await expect(event('oac')?.firstElementChild?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      event('call')?.getBoundingClientRect().top ?? 0,
    );
  },
};
export const OneDay: Story = { args: { defaultView: 'day' } };
export const ReadOnly: Story = { args: { onMove: undefined } };
export const Compact: Story = { globals: { density: 'compact' } };
export const Phone: Story = { args: { defaultView: 'day' }, globals: { viewport: { value: 'phone' } } };
export const PhoneWeek: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Calendar label="Loading a week" events={[]} today="2026-03-10" defaultView="week" isLoading />
      <Calendar label="Nothing" events={[]} today="2026-03-10" defaultView="week" weekStart="mon" />
    </Stack>
  ),
};

export const LongContent: Story = { args: { events: longWeek } };
/** A thousand simultaneous inspections side by side. */
export const ManyItems: Story = { args: { events: crowdedWeek } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الجدول', events: arabicWeek },
  play: async ({ canvasElement }) => {
    const at = (key: string) => canvasElement.querySelector<HTMLElement>(`[data-slot="${key}"]`);
    at('2026-03-10/420')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(at('2026-03-11/420')).toHaveFocus());
  },
};

const onAdd = fn();
export const Keyboard: Story = {
  args: { onAdd },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const slot = (name: RegExp) => canvas.getByRole('gridcell', { name });
    slot(/March 10, 2026, 6:00 AM/).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(slot(/March 11, 2026, 7:00 AM/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('2026-03-11', '07:00');
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('2026-03-11', undefined);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(slot(/March 18, 2026, All day/)).toHaveFocus());
    await userEvent.keyboard('{PageUp}{ArrowLeft}{Tab}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /RFI 031/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /Safety walk/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-event', 'steel'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('steel');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(slot(/March 11, 2026, 7:30 AM/)).toHaveFocus());
  },
};

const line = () => within(document.body).getByText(/^(Moving|Changing)/);
const mockUp = (element: HTMLElement) =>
  element.querySelector<HTMLElement>('[data-event="mock"]') ?? document.body;

export const MoveByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    mockUp(canvasElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowDown}{/Alt}{ArrowDown}');
    await waitFor(() => expect(line()).toHaveTextContent(/Moving Mock-up at C-4 to Mar 11, 10:00/));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(line()).toHaveTextContent(/Changing Mock-up at C-4 to .*10:00.*12:00/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(mockUp(canvasElement).closest('[data-slot]')).toHaveAttribute('data-slot', '2026-03-11/600'),
    );
    await waitFor(() => expect(mockUp(canvasElement)).toHaveFocus());
    await expect(mockUp(canvasElement)).toHaveTextContent(/12:00/);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{Escape}');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'Mock-up at C-4 returned to its position',
    );
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const from = mockUp(canvasElement).getBoundingClientRect();
    const to = canvasElement.querySelector('[data-slot="2026-03-12/600"]')?.getBoundingClientRect();
    if (!to) throw new Error('No such slot');
    fire('pointerdown', mockUp(canvasElement), from.x + 20, from.y + 10);
    fire('pointermove', window, from.x + 30, from.y + 10);
    fire('pointermove', window, to.x + 30, to.y + 10);
    await waitFor(() => expect(line()).toHaveTextContent(/Moving Mock-up at C-4 to Mar 12, 10:00/));
  },
};

export const Resizing: Story = {
  play: async ({ canvasElement }) => {
    const edge = mockUp(canvasElement).lastElementChild;
    const from = edge?.getBoundingClientRect();
    if (!edge || !from) throw new Error('It has no edge to take');
    fire('pointerdown', edge, from.x + 20, from.y + 3);
    fire('pointermove', window, from.x + 20, from.y + 10);
    fire('pointermove', window, from.x + 20, from.y + 3 + 56);
    await waitFor(() => expect(line()).toHaveTextContent(/Changing Mock-up at C-4 to .*9:30.*12:00/));
  },
};

export const Refused: Story = {
  args: { refuseMove: ({ time = '' }) => (time < '07:00' ? 'The site opens at 7:00 AM.' : undefined) },
  play: async ({ canvasElement }) => {
    const walk = within(canvasElement).getByRole('button', { name: /Safety walk/ });
    walk.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(within(document.body).getByText('The site opens at 7:00 AM.')).toBeVisible();
  },
};

const of = (...ids: string[]): CalendarEvent[] => siteWeek.filter(({ id }) => ids.includes(id));
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="With its end"
                today="2026-03-10"
                defaultView="day"
                events={of('mock', 'walk')}
              />
            </Stack>
          ),
          reason: 'Each event has an end, so free hours are visible.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Without its end"
                today="2026-03-10"
                defaultView="day"
                events={of('mock', 'walk').map((one) => ({ ...one, endTime: undefined }))}
              />
            </Stack>
          ),
          reason: 'Without an end, every event looks half an hour long and the day looks free.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Due on a day"
                today="2026-03-10"
                defaultView="day"
                events={of('rfi', 'mock')}
              />
            </Stack>
          ),
          reason: 'Items due on a day have no time and are shown above the hours.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Due at a made-up hour"
                today="2026-03-10"
                defaultView="day"
                events={[
                  ...of('mock'),
                  ...of('rfi').map((one) => ({ ...one, time: '08:00', endTime: '17:00' })),
                ]}
              />
            </Stack>
          ),
          reason: 'A deadline that fills the working day pushes appointments aside.',
        }}
      />
    </>
  ),
};
