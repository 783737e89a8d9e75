import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, CircleCheck, GitCompare, Mail, Pencil, Phone, Send } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Avatar, AvatarGroup, Mark } from '../Avatar/Avatar.tsx';
import { BrandMark } from '../Brand/BrandMark.tsx';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Accordion } from '../Disclosure/Disclosure.tsx';
import { DateText, Money, Quantity } from '../Format/Format.tsx';
import { Columns, Inline, Stack, Surface } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { Badge } from '../Status/Badge.tsx';
import { Kbd } from '../Status/Kbd.tsx';
import { Pill } from '../Status/Pill.tsx';
import { StatusText } from '../Status/StatusText.tsx';
import { LinkTabs, Tabs } from '../Tabs/Tabs.tsx';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Stepper } from './Stepper.tsx';

const stages = [
  { id: 'qualified', label: 'Qualified', note: 'Aug 26' },
  { id: 'estimating', label: 'Estimating', note: 'Sep 08' },
  { id: 'submitted', label: 'Bid submitted', note: '9 days' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'awarded', label: 'Awarded' },
];

const meta = {
  title: 'Components/Record',
  component: Stepper,
  args: { label: 'Stage', steps: stages, current: 'submitted' },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Surface padding={24} border="all">
      <Stack gap={16}>
        <Inline gap={12}>
          <Mark name="Riverside" size={40} icon={CircleCheck} tint="navy" />
          <Stack gap={0}>
            <Heading level={1}>Riverside Medical, Phase 2</Heading>
            <Inline gap={4} wrap>
              <Text mono tone="muted">
                OPP-2025-0412
              </Text>
              <Link href="#account" tone="primary" weight="medium" size="small">
                Halvorsen Constructors
              </Link>
              <Text size="small" tone="muted">
                Fort Collins, CO
              </Text>
            </Inline>
          </Stack>
        </Inline>
        <DescriptionList
          layout="facts"
          items={[
            { term: 'Amount', value: <Money value="4862500" /> },
            { term: 'Weighted at 60 %', value: <Money value="2917500" /> },
            { term: 'Margin on R3', value: '14.2 %' },
            { term: 'Scope review', value: <DateText value="2025-12-02" />, note: 'in 12 days' },
          ]}
        />
        <Stepper {...args} />
        <Stepper
          label="Quote"
          variant="steps"
          current="review"
          steps={[
            { id: 'draft', label: 'Draft' },
            { id: 'review', label: 'Review' },
            { id: 'sent', label: 'Sent' },
            { id: 'accepted', label: 'Accepted' },
          ]}
        />
        <Stepper
          label="Submittal"
          variant="steps"
          current="returned"
          steps={[
            { id: 'sent', label: 'Sent', note: 'Nov 04' },
            { id: 'returned', label: 'Rejected', state: 'failed' },
            { id: 'closed', label: 'Closed' },
          ]}
        />
      </Stack>
    </Surface>
  ),
};

const onSelect = fn();
export const SelectableStages: Story = {
  render: (args) => <Stepper {...args} onSelect={onSelect} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Negotiation/ }));
    await expect(onSelect).toHaveBeenLastCalledWith('negotiation');
  },
};

export const Activity: Story = {
  render: () => (
    <Surface padding={24} border="all">
      <Timeline
        label="Activity"
        groups={[
          {
            label: 'Today',
            entries: [
              {
                id: '1',
                icon: Pencil,
                title: (
                  <>
                    <b>Maya Lindqvist</b> changed probability from 50 % to <b>60 %</b>
                  </>
                ),
                time: '9:44 AM',
              },
              {
                id: '2',
                icon: Phone,
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
          {
            label: 'Yesterday',
            entries: [
              {
                id: '3',
                icon: Mail,
                tint: 'blue',
                title: (
                  <>
                    <b>Dana Whitfield</b> replied to <Link href="#quote">Q-2025-0412 R3, clarifications</Link>
                  </>
                ),
                time: '4:31 PM',
                children: (
                  <Inline wrap>
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
            ],
          },
        ]}
      />
    </Surface>
  ),
};

export const Marks: Story = {
  render: () => (
    <Stack>
      <BrandMark />
      <Inline>
        <BrandMark size={48} withName={false} />
        <BrandMark size={20} withName={false} />
      </Inline>
      <Inline>
        {[20, 24, 28, 32, 40].map((size) => (
          <Avatar key={size} name="Dana Whitfield" size={size as 24} />
        ))}
        {['Maya Lindqvist', 'Tomás Herrera', 'Luis Medina', 'Priya Raman', 'Karen Boone', 'Omar Haddad'].map(
          (name) => (
            <Avatar key={name} name={name} />
          ),
        )}
        <AvatarGroup
          names={['Maya Lindqvist', 'Tomás Herrera', 'Luis Medina', 'Priya Raman', 'Karen Boone']}
        />
      </Inline>
      <Inline>
        {['Halvorsen', 'Kestrel & Lowe', 'Union Yard', 'Alder Creek'].map((name) => (
          <Mark key={name} name={name} />
        ))}
        <Mark name="Riverside" size={20} />
        <Mark name="Riverside" size={32} icon={Send} />
      </Inline>
      <Inline wrap>
        <Pill tone="ok">Ready</Pill>
        <Pill tone="warn">In review</Pill>
        <Pill tone="bad">Rejected</Pill>
        <Pill tone="info" icon={Send}>
          Sent
        </Pill>
        <Pill tone="wait">On hold</Pill>
        <Pill tone="alert">Overdue</Pill>
        <Pill icon={Archive}>Superseded</Pill>
      </Inline>
      <Inline wrap gap={16}>
        <StatusText tone="ok">Active</StatusText>
        <StatusText tone="warn">Credit hold</StatusText>
        <StatusText tone="bad">Blocked</StatusText>
        <StatusText tone="info">Prospect</StatusText>
        <StatusText tone="wait">Paused</StatusText>
        <StatusText tone="alert">Late</StatusText>
        <StatusText>Inactive</StatusText>
      </Inline>
      <Inline wrap>
        <Badge count={3} tone="strong" label="unread" />
        <Badge count={128} />
        <Kbd>⌘K</Kbd>
        <Chip field="State" operator="is" value="Colorado" onPress={fn()} onRemove={fn()} />
        <Chip
          field="Owner"
          operator="is any of"
          value="Maya Lindqvist, Tomás Herrera"
          onRemove={fn()}
          isSelected
        />
      </Inline>
      <Inline gap={16}>
        <Money value="-612" signed toned />
        <Money value="1943210" style="compact" />
        <Quantity value="148600" unit="SQFT" />
        <DateText value="2025-11-11T16:05:00Z" withTime />
      </Inline>
    </Stack>
  ),
};

export const TabsAndParts: Story = {
  render: () => (
    <Stack gap={24}>
      <Breadcrumbs
        items={[
          { label: 'Drive', href: '#drive' },
          { label: 'Plans', href: '#plans' },
          { label: 'Addendum 04' },
        ]}
      />
      <Tabs
        label="Opportunity"
        items={[
          { id: 'overview', label: 'Overview', content: <Text as="p">Quotes and facts.</Text> },
          {
            id: 'activity',
            label: 'Activity',
            count: 31,
            content: <Text as="p">Everything that happened.</Text>,
          },
          { id: 'files', label: 'Files', count: 1800, content: <Text as="p">Plans and contracts.</Text> },
          { id: 'emails', label: 'Emails', count: 12, isDisabled: true, content: null },
        ]}
      />
      <LinkTabs
        label="Setup"
        value="people"
        items={[
          { id: 'company', label: 'Company', href: '#company' },
          { id: 'people', label: 'People', href: '#people', count: 14 },
        ]}
      />
      <Accordion
        defaultExpanded={['inclusions']}
        items={[
          {
            id: 'inclusions',
            title: 'Inclusions',
            aside: '5',
            content: 'Layout, submittals and as-built drawings.',
          },
          { id: 'exclusions', title: 'Exclusions', aside: '5', content: 'Permits and plan review fees.' },
        ]}
      />
      <Columns min="md">
        <Card
          title="Quotes"
          actions={
            <Button size="sm" variant="ghost" quiet icon={GitCompare}>
              Compare
            </Button>
          }
        >
          Base bid and two alternates.
        </Card>
        <Card
          title="Harbor View Dental"
          href="#harbor"
          description="Ridge Dental Group"
          footer="Due Mar 11"
        />
        <Card title="Opportunity">
          <DescriptionList
            items={[
              { term: 'Amount', value: <Money value="4862500" /> },
              { term: 'Sales owner', value: 'Maya Lindqvist' },
            ]}
          />
        </Card>
      </Columns>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: /Overview/ }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Everything that happened.');
    const opener = canvas.getByRole('button', { name: /Exclusions/ });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
  },
};
