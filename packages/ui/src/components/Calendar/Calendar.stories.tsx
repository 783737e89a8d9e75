import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Calendar, type CalendarEvent, type CalendarProps } from './Calendar.tsx';

const events: readonly CalendarEvent[] = [
  {
    id: 'frame',
    title: 'Level 2 framing',
    start: '2026-03-02',
    end: '2026-03-13',
    tint: 'blue',
    detail: 'Riverside Medical Pavilion',
  },
  {
    id: 'mock',
    title: 'Mock-up at C-4',
    start: '2026-03-10',
    time: '09:30',
    endTime: '11:00',
    tint: 'teal',
    detail: 'With the architect',
  },
  { id: 'rfi', title: 'RFI 031 answer due', start: '2026-03-10', tint: 'violet' },
  { id: 'walk', title: 'Safety walk', start: '2026-03-10', time: '07:00', tint: 'green', isDone: true },
  { id: 'pour', title: 'Slab pour, area B', start: '2026-03-10', time: '06:00', tint: 'slate' },
  { id: 'bid', title: 'Cedar Ridge bid due', start: '2026-03-12', time: '14:00', tint: 'amber' },
  { id: 'board', title: 'Board, rooms 201 to 214', start: '2026-03-12', end: '2026-03-18', tint: 'navy' },
  {
    id: 'lift',
    title: 'Lift for the atrium soffit',
    start: '2026-03-24',
    end: '2026-03-26',
    tint: 'teal',
    lockedReason: 'The crane is booked for these days.',
  },
  { id: 'pay', title: 'Pay application 7', start: '2026-03-25', tint: 'blue' },
];

function Movable({ events: first, ...rest }: Partial<CalendarProps>) {
  const [all, setAll] = useState(first ?? events);
  return (
    <Calendar
      label="Schedule"
      today="2026-03-10"
      onOpen={fn()}
      {...rest}
      events={all}
      onMove={({ id, start, end }) =>
        setAll((was) => was.map((one) => (one.id === id ? { ...one, start, end } : one)))
      }
    />
  );
}

const meta = {
  title: 'Data/Calendar',
  component: Calendar,
  // Events are at least 24 px high. The slots of the hours are left out, because events cover them.
  parameters: { a11y: { config: { rules: [{ id: 'target-size', enabled: true, selector: 'button' }] } } },
  args: { label: 'Schedule', events, today: '2026-03-10' },
  render: (args) => <Movable {...args} />,
} satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Week: Story = { args: { defaultView: 'week' } };
export const Day: Story = { args: { defaultView: 'day' } };

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Calendar label="Loading a month" events={[]} today="2026-03-10" isLoading />
      <Calendar label="Nothing on a day" events={[]} today="2026-03-10" defaultView="day" />
      <Calendar label="Nothing" events={[]} today="2026-03-10" defaultView="week" weekStart="mon" />
    </Stack>
  ),
};

const onAdd = fn();
export const Keyboard: Story = {
  args: { onAdd },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    day(/March 10, 2026/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(day(/March 18, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(day(/March 15, 2026/)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onAdd).toHaveBeenLastCalledWith('2026-03-15');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'April 2026' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { name: 'March 2026' })).toBeVisible();
  },
};

export const MoveByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = () => canvas.getByRole('button', { name: /Cedar Ridge/ });
    bar().focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}{ArrowDown}');
    await expect(within(document.body).getByText(/Moving/)).toHaveTextContent(
      'Moving Cedar Ridge bid due to Mar 20',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bar().closest('[data-day]')).toHaveAttribute('data-day', '2026-03-20'));
    await waitFor(() => expect(bar()).toHaveFocus());
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('button', { name: /Pay application/ });
    const from = bar.getBoundingClientRect();
    const to = canvas.getByRole('gridcell', { name: /March 20, 2026/ }).getBoundingClientRect();
    fire('pointerdown', bar, from.x + 20, from.y + 8);
    fire('pointermove', window, from.x + 30, from.y + 8);
    fire('pointermove', window, to.x + 60, to.y + 90);
    await waitFor(() =>
      expect(within(document.body).getByText(/Moving/)).toHaveTextContent(
        'Moving Pay application 7 to Mar 20',
      ),
    );
  },
};

export const MoreOnADay: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '2 more on Mar 10' }));
    await expect(await within(document.body).findByRole('dialog')).toHaveTextContent('RFI 031 answer due');
  },
};

export const ManyItems: Story = {
  args: {
    events: Array.from({ length: 1000 }, (_, at): CalendarEvent => {
      const start = parseDate('2026-02-20').add({ days: (at * 7) % 45 });
      return {
        id: String(at),
        title: `Inspection ${at + 1}`,
        start: start.toString(),
        end: start.add({ days: at % 5 === 0 ? 3 : 0 }).toString(),
        tint: (['blue', 'teal', 'violet', 'green'] as const)[at % 4],
      };
    }),
  },
};

export const LongContent: Story = {
  args: {
    events: [
      {
        id: 'a',
        title: 'Coordination of the head-of-wall deflection detail with the structural engineer of record',
        start: '2026-03-11',
        tint: 'blue',
      },
      {
        id: 'b',
        title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        start: '2026-03-17',
        end: '2026-03-18',
        time: '10:00',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الجدول',
    events: [
      { id: 'a', title: 'هيكل المستوى الثاني', start: '2026-03-08', end: '2026-03-12', tint: 'blue' },
      { id: 'b', title: 'جولة السلامة', start: '2026-03-10', time: '07:00', tint: 'green' },
    ],
  },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    const active = cells.find((cell) => cell.tabIndex === 0);
    active?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-day', '2026-03-11'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Title and details"
                today="2026-03-10"
                defaultView="day"
                events={[events[1] as CalendarEvent, events[0] as CalendarEvent]}
              />
            </Stack>
          ),
          reason: 'The title says what the event is. Place and people are in its details.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Everything in the title"
                today="2026-03-10"
                defaultView="day"
                events={[
                  {
                    id: 'x',
                    title:
                      '9:30-11:00 Riverside Medical Pavilion / gridline C-4 / mock-up / with the architect',
                    start: '2026-03-10',
                    time: '09:30',
                  },
                ]}
              />
            </Stack>
          ),
          reason: 'The time is repeated, and the end of the title is cut.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Hues by trade"
                today="2026-03-10"
                defaultView="day"
                events={events.slice(0, 3)}
              />
            </Stack>
          ),
          reason: 'One color for each trade or crew groups related events.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Calendar
                label="Hues at random"
                today="2026-03-10"
                defaultView="day"
                events={events.slice(0, 3).map((one, at) => ({
                  ...one,
                  title: 'Framing',
                  tint: (['amber', 'violet', 'green'] as const)[at],
                }))}
              />
            </Stack>
          ),
          reason: 'Three colors for the same work suggest a difference that does not exist.',
        }}
      />
    </>
  ),
};
