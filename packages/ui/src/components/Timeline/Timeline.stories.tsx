import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail, Pencil, Phone as PhoneGlyph } from 'lucide-react';
import { DoDont } from '../../stories/DoDont.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { EmptyState } from '../Feedback/States.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Timeline, type TimelineEntry } from './Timeline.tsx';

const today: readonly TimelineEntry[] = [
  {
    id: '1',
    icon: Pencil,
    title: (
      <>
        <b>Maya Lindqvist</b> changed probability from 50% to <b>60%</b>
      </>
    ),
    time: '9:44 AM',
    dateTime: '2025-11-20T09:44:00Z',
  },
  {
    id: '2',
    icon: PhoneGlyph,
    tint: 'teal',
    title: (
      <>
        <b>Maya Lindqvist</b> called <Link href="#dana">Dana Whitfield</Link> · 14 min
      </>
    ),
    time: '9:42 AM',
    note: 'Shortlisted, one of two. The owner wants the head-of-wall deflection detail priced as an add.',
  },
];
const yesterday: readonly TimelineEntry[] = [
  {
    id: '3',
    icon: Mail,
    tint: 'blue',
    title: (
      <>
        <b>Dana Whitfield</b> replied to <Link href="#quote">Q-2025-0412 R3</Link>
      </>
    ),
    time: '4:31 PM',
    children: (
      <Inline wraps>
        <Chip>Addendum 04, partitions.pdf</Chip>
        <Chip>A-551 rev 3.png</Chip>
      </Inline>
    ),
  },
  {
    id: '4',
    person: 'Tomás Herrera',
    title: <b>Tomás Herrera</b>,
    detail: 'Checked alternate 3 after the owner’s call.',
    time: '2:05 PM',
  },
];
const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    label: 'Activity',
    surface: 'canvas',
    groups: [
      { label: 'Today', entries: today },
      { label: 'Yesterday', entries: yesterday },
    ],
  },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = {
  render: () => (
    <Stack gap={32}>
      <Timeline label="One" surface="canvas" groups={[{ entries: today.slice(0, 1) }]} />
      <EmptyState size="sm" title="Nothing has happened yet">
        Calls, mails and changes are kept here.
      </EmptyState>
    </Stack>
  ),
};
export const ManyItems: Story = {
  args: {
    groups: Array.from({ length: 30 }, (_, day) => ({
      label: `Nov ${30 - day}, 2025`,
      entries: [...yesterday, ...today].map((entry) => ({ ...entry, id: `${day}-${entry.id}` })),
    })),
  },
};
export const LongContent: Story = {
  args: {
    groups: [
      {
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        entries: [
          {
            id: 'a',
            icon: Mail,
            title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            time: '12:44 PM',
            detail: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
            note: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          },
        ],
      },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'النشاط',
    groups: [
      {
        label: 'اليوم',
        entries: [
          { id: 'a', icon: Mail, title: 'ردت دانا على العرض', time: '٩:٤٤' },
          { id: 'b', person: 'توماس', title: 'توماس', detail: 'راجع البديل.', time: '٨:٠٥' },
        ],
      },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Timeline label="Sentences" groups={[{ entries: today }]} />,
          reason: 'Sentences with the person, the action and the record.',
        }}
        bad={{
          show: (
            <Timeline
              label="Log"
              groups={[
                { entries: [{ id: 'x', icon: Pencil, title: 'UPDATE probability=60', time: '9:44 AM' }] },
              ]}
            />
          ),
          reason: 'A log entry is not readable for users.',
        }}
      />
      <DoDont
        good={{
          show: <Timeline label="Days" groups={[{ label: 'Today', entries: today.slice(0, 1) }]} />,
          reason: 'The day is shown once above its entries.',
        }}
        bad={{
          show: (
            <Timeline
              label="Stamps"
              groups={[{ entries: [{ ...(today[0] as TimelineEntry), time: 'Nov 20, 2025 9:44:12 AM' }] }]}
            />
          ),
          reason: 'A timestamp on each line is not read.',
        }}
      />
    </>
  ),
};
