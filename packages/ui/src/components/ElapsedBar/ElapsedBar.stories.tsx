import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { elapsedFrom, type ElapsedEvent } from './elapsedSegments.ts';
import { ElapsedBar } from './ElapsedBar.tsx';

const at = (day: number, time = '09:00') => `2026-03-${String(day).padStart(2, '0')}T${time}:00Z`;
const handovers: ElapsedEvent[] = [
  { at: at(3), label: 'Calloway' },
  { at: at(4), label: 'Hartwell + Boyd' },
  { at: at(7), label: 'Corbel Structural' },
];
const work: ElapsedEvent[] = [
  { at: at(3, '08:00'), label: 'Answered', kind: 'answered' },
  { at: at(3, '09:12'), label: 'Worked' },
  { at: at(3, '15:29'), label: 'Paused', kind: 'paused', note: 'waiting for the customer' },
  { at: at(4, '00:29'), label: 'Worked' },
];
const due = new Date(at(12));
const holder = { name: 'Anil Nair', organization: 'Corbel Structural' };
const open = elapsedFrom(handovers, { now: new Date(at(10)), due });

const meta = {
  title: 'Data/ElapsedBar',
  component: ElapsedBar,
  args: { label: 'Ball in court', elapsed: open, due: '2026-03-12', holder },
} satisfies Meta<typeof ElapsedBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Ball in court' });
    await expect(group).toHaveTextContent('Ball in court, 3 daysAnil Nair, Corbel Structural');
    const items = within(group).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Calloway1d1 day',
      'Hartwell + Boyd3d3 days',
      'Corbel Structural3d3 days, now',
    ]);
    await expect(group).toHaveTextContent('2d leftDue Mar 12, 2026');
  },
};
/** A service clock in working time; the explanation opens by keyboard and returns the focus. */
export const ServiceClock: Story = {
  args: {
    label: 'Time to resolve',
    holder: { name: 'Joel Kim' },
    elapsed: elapsedFrom(work, { now: new Date(at(4, '07:37')), due: new Date(at(4, '10:12')) }),
    due: at(4, '10:12'),
    unit: 'hour',
    soonMinutes: 180,
    why: '16 h for urgent requests, Monday to Friday 8:00 to 5:00, Chicago. 13 h 25 m used, one pause.',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('group', { name: 'Time to resolve' });
    await expect(within(group).getAllByRole('listitem')[2]).toHaveTextContent(
      '9 hours, clock pausedwaiting for the customer',
    );
    const button = canvas.getByRole('button', { name: 'Why this due time' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const popover = await within(document.body).findByRole('dialog', { name: 'Why this due time' });
    await expect(popover).toHaveTextContent('16 h for urgent requests');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await within(document.body).findByRole('dialog', { name: 'Why this due time' });
  },
};
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <ElapsedBar
        {...args}
        label="Overdue"
        elapsed={elapsedFrom(handovers, { now: new Date(at(14)), due })}
      />
      <ElapsedBar {...args} label="Due soon" soonMinutes={2880} />
      <ElapsedBar
        {...args}
        label="Paused"
        elapsed={elapsedFrom([...handovers, { at: at(9), label: 'On hold', kind: 'paused' }], {
          now: new Date(at(10)),
          due,
        })}
      />
      <ElapsedBar
        {...args}
        label="Closed on time"
        holder={undefined}
        elapsed={elapsedFrom(handovers, { now: new Date(at(20)), due, endedAt: new Date(at(11)) })}
      />
      <ElapsedBar
        {...args}
        label="Closed late"
        holder={undefined}
        elapsed={elapsedFrom(handovers, { now: new Date(at(20)), due, endedAt: new Date(at(14)) })}
      />
      <ElapsedBar
        {...args}
        label="Without a due date"
        due={undefined}
        elapsed={elapsedFrom(handovers, { now: new Date(at(10)) })}
      />
      <ElapsedBar
        {...args}
        label="Late from the start"
        elapsed={elapsedFrom(handovers, { now: new Date(at(10)), due: new Date(at(2)) })}
        due="2026-03-02"
      />
      <ElapsedBar {...args} label="Loading" isLoading />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Overdue' })).toHaveTextContent(
      '7 days, now, 2 days of it after the due time',
    );
    await expect(canvas.getByRole('group', { name: 'Overdue' })).toHaveTextContent('Overdue by 2d');
    await expect(canvas.getByRole('group', { name: 'Closed late' })).toHaveTextContent('Closed 2d late');
  },
};
export const Empty: Story = {
  args: { holder: undefined, elapsed: elapsedFrom([], { now: new Date(at(3)), due }) },
};
/** Labels that do not fit below their segments turn into a list with color samples. */
export const LongContent: Story = {
  args: {
    holder: {
      name: 'Maximiliane Wolfeschlegelsteinhausen',
      organization: 'Donaudampfschifffahrtsgesellschaft and Partners, Structural Engineers',
    },
    elapsed: elapsedFrom(
      Array.from({ length: 12 }, (_, index) => ({
        at: at(index + 1),
        label: index % 2 ? 'Hartwell + Boyd Architects' : 'Riverside Medical Pavilion, Phase 2',
      })),
      { now: new Date(at(13)), due: new Date(at(30)) },
    ),
    due: '2026-03-30',
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { why: 'Five working days from the question.' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الكرة في ملعب',
    holder: { name: 'سارة حداد', organization: 'مكتب الإنشاءات' },
    elapsed: elapsedFrom(
      [
        { at: at(3), label: 'المقاول' },
        { at: at(5), label: 'المعماري' },
        { at: at(8), label: 'الإنشائي' },
      ],
      { now: new Date(at(14)), due },
    ),
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <ElapsedBar label="Ball in court" elapsed={open} due="2026-03-12" />,
          reason: 'Lengths are in proportion and end at the due time.',
        }}
        bad={{
          show: <span>3 / 9 days</span>,
          reason: 'A ratio does not show who took the time.',
        }}
      />
      <DoDont
        good={{
          show: (
            <ElapsedBar
              label="Overdue"
              elapsed={elapsedFrom(handovers, { now: new Date(at(14)), due })}
              due="2026-03-12"
            />
          ),
          reason: 'Orange is only the time after the due date.',
        }}
        bad={{
          show: (
            <ElapsedBar
              label="All late"
              elapsed={elapsedFrom(handovers, { now: new Date(at(14)), due: new Date(at(1)) })}
              due="2026-03-01"
            />
          ),
          reason: 'A due date before the first event makes everything late: check the date.',
        }}
      />
    </>
  ),
};
