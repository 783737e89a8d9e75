import {
  ArrowRightIcon,
  EllipsisIcon,
  FilePlusIcon,
  MailIcon,
  PencilIcon,
  PhoneIcon,
  StarIcon,
  StickyNoteIcon,
  TargetIcon,
} from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar, Mark } from '../../components/Avatar/Avatar.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { LinkTabs } from '../../components/Tabs/Tabs.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import type { Column, StatusValue } from '../../data-grid/types.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Inline, Stack, Surface } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { Property, PropertyGroup, RecordLayout, Section } from './RecordLayout.tsx';

interface Quote {
  id: string;
  description: string;
  amount: string;
  margin: string;
  sent: string;
  status: StatusValue;
}

const sent: StatusValue = { label: 'Sent', tone: 'info' };
const superseded: StatusValue = { label: 'Superseded', tone: 'neutral' };
const quotes: Quote[] = [
  {
    id: 'Q-2025-0412 R3',
    description: 'Base bid, alternates 1–3',
    amount: '4862500',
    margin: '14.2',
    sent: '2025-11-11',
    status: sent,
  },
  {
    id: 'Q-2025-0412 R2',
    description: 'Base bid, alternates 1–2',
    amount: '4918240',
    margin: '15.1',
    sent: '2025-11-04',
    status: superseded,
  },
  {
    id: 'Q-2025-0398 R1',
    description: 'Budget at 60% drawings',
    amount: '5240000',
    margin: '16.0',
    sent: '2025-09-22',
    status: superseded,
  },
];
const columns: Column<Quote>[] = [
  {
    id: 'id',
    header: 'Quote',
    type: 'link',
    accessor: (quote) => ({ label: quote.id, href: `#${quote.id}` }),
    width: 130,
  },
  { id: 'description', header: 'Description', accessor: (quote) => quote.description, width: 180 },
  { id: 'amount', header: 'Amount', type: 'money', accessor: (quote) => quote.amount, width: 110 },
  { id: 'margin', header: 'Margin', type: 'percent', accessor: (quote) => quote.margin, width: 70 },
  { id: 'sent', header: 'Sent', type: 'date', accessor: (quote) => quote.sent, width: 110 },
  { id: 'status', header: 'Status', type: 'status', accessor: (quote) => quote.status, width: 120 },
];

const person = (name: string) => (
  <>
    <Avatar name={name} size={20} isDecorative />
    {name}
  </>
);

function Record({ title = 'Riverside Medical, Phase 2' }: { title?: string }) {
  return (
    <RecordLayout
      mark={<Mark name="Riverside" size={40} icon={TargetIcon} tint="blue" />}
      title={title}
      code="OPP-2025-0412"
      facts={[
        <Link key="account" href="#halvorsen" tone="primary" weight="medium">
          Halvorsen Constructors
        </Link>,
        'Fort Collins, CO',
        'Edited 2 min ago',
      ]}
      actions={
        <>
          <IconButton icon={StarIcon} label="Star" onPress={() => undefined} />
          <IconButton icon={EllipsisIcon} label="More actions" onPress={() => undefined} />
          <Button icon={FilePlusIcon}>New quote</Button>
          <Button variant="primary" iconAfter={ArrowRightIcon}>
            Move to Negotiation
          </Button>
        </>
      }
      keyFacts={[
        { label: 'Amount', value: '$4,862,500.00' },
        { label: 'Weighted at 60%', value: '$2,917,500.00' },
        { label: 'Margin on R3', value: '14.2%' },
        { label: 'Scope review', value: 'Dec 02, 2025', note: 'in 12 days' },
        { label: 'Expected award', value: 'Dec 12, 2025', note: 'in 22 days' },
      ]}
      stages={
        <Stepper
          label="Stage"
          current="submitted"
          steps={[
            { id: 'qualified', label: 'Qualified', note: 'Aug 26' },
            { id: 'estimating', label: 'Estimating', note: 'Sep 08' },
            { id: 'submitted', label: 'Bid submitted', note: '9 days' },
            { id: 'negotiation', label: 'Negotiation' },
            { id: 'awarded', label: 'Awarded' },
          ]}
        />
      }
      tabs={
        <LinkTabs
          isInset
          label="Parts of the opportunity"
          value="overview"
          items={[
            { id: 'overview', label: 'Overview', href: '#overview' },
            { id: 'activity', label: 'Activity', count: 31, href: '#activity' },
            { id: 'contacts', label: 'Contacts', count: 6, href: '#contacts' },
            { id: 'bidders', label: 'Bidders', count: 4, href: '#bidders' },
            { id: 'quotes', label: 'Quotes', count: 3, href: '#quotes' },
            { id: 'tasks', label: 'Tasks', count: 5, href: '#tasks' },
            { id: 'files', label: 'Files', count: 18, href: '#files' },
            { id: 'emails', label: 'Emails', count: 12, href: '#emails' },
          ]}
        />
      }
      side={
        <>
          <PropertyGroup title="Opportunity">
            <Property label="Amount">$4,862,500.00</Property>
            <Property label="Probability">60%</Property>
            <Property label="Bid date">Nov 11, 2025</Property>
            <Property label="Expected award">Dec 12, 2025</Property>
            <Property label="Lead source">Referral</Property>
            <Property label="Competing bids">Two, one unnamed</Property>
          </PropertyGroup>
          <PropertyGroup title="Project">
            <Property label="Scope">Framing, drywall, ACT</Property>
            <Property label="Site">1820 Canyon Ave, Fort Collins</Property>
            <Property label="Floor area">148,600 SF</Property>
            <Property label="Start">Mar 16, 2026</Property>
          </PropertyGroup>
          <PropertyGroup title="People">
            <Property label="Contact">{person('Dana Whitfield')}</Property>
            <Property label="Sales owner">{person('Maya Lindqvist')}</Property>
            <Property label="Estimator">{person('Tomás Herrera')}</Property>
          </PropertyGroup>
        </>
      }
    >
      <Section
        title="Quotes"
        actions={
          <Button variant="ghost" size="sm" isQuiet>
            Compare revisions
          </Button>
        }
      >
        <DataTable
          label="Quotes"
          frame="card"
          columns={columns}
          rows={quotes}
          getRowId={(quote) => quote.id}
        />
      </Section>
      <Section
        title="Activity"
        actions={
          <>
            <Button variant="ghost" size="sm" icon={StickyNoteIcon}>
              Note
            </Button>
            <Button variant="ghost" size="sm" icon={PhoneIcon}>
              Call
            </Button>
            <Button variant="ghost" size="sm" icon={MailIcon}>
              Email
            </Button>
          </>
        }
      >
        <Timeline
          label="Activity"
          groups={[
            {
              label: 'Today',
              entries: [
                {
                  id: '1',
                  icon: PencilIcon,
                  title: (
                    <>
                      <b>Maya Lindqvist</b> changed probability from 50% to <b>60%</b>
                    </>
                  ),
                  time: '9:44 AM',
                },
                {
                  id: '2',
                  icon: PhoneIcon,
                  tint: 'teal',
                  title: (
                    <>
                      <b>Maya Lindqvist</b> called <Link href="#dana">Dana Whitfield</Link> · 14 min
                    </>
                  ),
                  time: '9:42 AM',
                  note: 'Shortlisted, one of two. The owner wants the head-of-wall deflection detail priced as an add before the scope review on Dec 02.',
                },
              ],
            },
          ]}
        />
      </Section>
    </RecordLayout>
  );
}

const meta = {
  title: 'Patterns/Record',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame current="opportunities" currentTab="riverside">
      <Record />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  render: () => (
    <StoryFrame current="opportunities" currentTab="riverside">
      <Record title="Riverside Regional Medical Center, Phase 2 expansion with central utility plant, enabling works and temporary facilities" />
    </StoryFrame>
  ),
};

/** Label and value begin on the same line whatever their number of lines, and do not touch. */
export const Lines: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Surface padding={16} border="all">
      <PropertyGroup title="Project">
        <Property label="Certificate of insurance received">Yes</Property>
        <Property label="Site">
          1820 Canyon Avenue, Suite 400, Fort Collins, Colorado, 80524, beside the old mill
        </Property>
        <Property label="Contact">{person('Dana Whitfield')}</Property>
      </PropertyGroup>
    </Surface>
  ),
  decorators: [inColumn('narrow')],
  play: async ({ canvasElement }) => {
    const read = (node: Element | null | undefined) => {
      const range = document.createRange();
      range.selectNodeContents(node ?? document.body);
      return range.getBoundingClientRect();
    };
    const fields = [...canvasElement.querySelectorAll('dl')].map((list) => ({
      label: read(list.querySelector('dt')),
      value: read(list.querySelector('dd')),
    }));
    await expect(fields).toHaveLength(3);
    for (const { label, value } of fields) {
      await expect(value.left - label.right).toBeGreaterThanOrEqual(12);
      await expect(Math.abs(label.top - value.top)).toBeLessThan(2);
    }
  },
};

export const RightToLeft: StoryObj<typeof meta> = { globals: { direction: 'rtl' } };

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };

export const Guidance: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack gap={12} align="start">
              <Text weight="strong">Riverside Medical, Phase 2</Text>
              <Text tone="muted">Halvorsen Constructors · $4,862,500.00</Text>
              <Button variant="primary">Move to Negotiation</Button>
            </Stack>
          ),
          reason: 'The header shows the record and the next step.',
        }}
        bad={{
          show: (
            <Stack gap={12} align="start">
              <Text weight="strong">Riverside Medical, Phase 2</Text>
              <Text weight="strong">
                Halvorsen Constructors · $4,862,500.00 · 60% · Nov 11, 2025 · Referral · Framing, drywall, ACT
                · 148,600 SF · Two bids, one unnamed
              </Text>
              <Inline>
                <Button variant="primary">New quote</Button>
                <Button variant="primary">Call</Button>
                <Button variant="primary">Move to Negotiation</Button>
              </Inline>
            </Stack>
          ),
          reason: 'If everything is emphasized, nothing stands out. Move details to the side.',
        }}
      />
      <DoDont
        good={{
          show: (
            // In a row tabs are only as wide as they are told.
            <div style={{ flex: 1, minWidth: 0 }}>
              <LinkTabs
                label="Related lists"
                value="overview"
                items={[
                  { id: 'overview', label: 'Overview', href: '#overview' },
                  { id: 'contacts', label: 'Contacts', href: '#contacts', count: 6 },
                  { id: 'quotes', label: 'Quotes', href: '#quotes', count: 3 },
                ]}
              />
            </div>
          ),
          reason: 'Counts show which tabs are empty.',
        }}
        bad={{
          show: (
            <Stack gap={12}>
              <Section title="Activity">31 entries</Section>
              <Section title="Contacts">6 people</Section>
              <Section title="Quotes">3 quotes</Section>
            </Stack>
          ),
          reason: 'The page is six screens long, with the quotes on the fifth.',
        }}
      />
    </>
  ),
};
