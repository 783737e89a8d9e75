import {
  ArrowRightIcon,
  FilePlusIcon,
  MailIcon,
  PencilIcon,
  PhoneIcon,
  StickyNoteIcon,
  TargetIcon,
} from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../exports/Button.ts';
import { DataTable, type Column } from '../../../exports/DataTable.ts';
import { Link } from '../../../exports/Link.ts';
import { LinkTabs } from '../../../exports/LinkTabs.ts';
import { Mark } from '../../../exports/Mark.ts';
import { Person } from '../../../exports/Person.ts';
import { Property, PropertyGroup, RecordLayout, Section } from '../../../exports/RecordLayout.ts';
import { Stepper } from '../../../exports/Stepper.ts';
import { Timeline } from '../../../exports/Timeline.ts';
import { StoryFrame } from '../../patterns/frame.stories.parts.tsx';
import { makeHappenings, makeOpportunities, stages, wholeDollars, type Opportunity } from './data.ts';

const icons = { call: PhoneIcon, email: MailIcon, note: StickyNoteIcon, change: PencilIcon };
const happenings = makeHappenings(24);
const days = [...new Set(happenings.map(({ day }) => day))];
const [opportunity, ...others] = makeOpportunities(200) as [Opportunity, ...Opportunity[]];
const related = others.filter(({ owner }) => owner === opportunity.owner).slice(0, 5);
const relatedColumns: Column<Opportunity>[] = [
  {
    id: 'name',
    header: 'Opportunity',
    type: 'link',
    accessor: ({ id, name }) => ({ label: name, href: `#${id}` }),
    width: 200,
  },
  { id: 'account', header: 'Account', accessor: ({ account }) => account, width: 180 },
  { id: 'amount', header: 'Amount', type: 'money', accessor: ({ amount }) => String(amount), width: 120 },
];

export function RecordScreen() {
  const [stage, setStage] = useState(opportunity.stage);
  const next = stages[stages.findIndex(({ id }) => id === stage) + 1];
  return (
    <StoryFrame
      current="opportunities"
      page={{ id: opportunity.id, label: opportunity.name, icon: TargetIcon, href: '#opportunity' }}
    >
      <RecordLayout
        mark={<Mark name={opportunity.name} size={40} letters={2} />}
        title={opportunity.name}
        code={opportunity.id}
        facts={[
          <Link key="account" href="#account" tone="primary" weight="medium">
            {opportunity.account}
          </Link>,
          'Fort Collins, CO',
          'Edited 2 min ago',
        ]}
        actions={
          <>
            <Button icon={FilePlusIcon} href="#quote">
              New quote
            </Button>
            {next && (
              <Button variant="primary" iconAfter={ArrowRightIcon} onPress={() => setStage(next.id)}>
                {`Move to ${next.label}`}
              </Button>
            )}
          </>
        }
        keyFacts={[
          { label: 'Amount', value: wholeDollars(opportunity.amount) },
          { label: 'Weighted at 60%', value: wholeDollars(opportunity.amount * 0.6) },
          { label: 'Margin', value: '14.2%' },
          { label: 'Scope review', value: 'Dec 02, 2025', note: 'in 12 days' },
          { label: 'Expected award', value: 'Dec 12, 2025', note: 'in 22 days' },
        ]}
        stages={
          <Stepper label="Stage" current={stage} steps={stages.map(({ id, label }) => ({ id, label }))} />
        }
        tabs={
          <LinkTabs
            isInset
            label="Parts of the opportunity"
            value="overview"
            items={[
              { id: 'overview', label: 'Overview', href: '#overview' },
              { id: 'activity', label: 'Activity', count: happenings.length, href: '#activity' },
              { id: 'quotes', label: 'Quotes', count: 3, href: '#quotes' },
              { id: 'files', label: 'Files', count: 18, href: '#files' },
            ]}
          />
        }
        side={
          <>
            <PropertyGroup title="Opportunity">
              <Property label="Amount">{wholeDollars(opportunity.amount)}</Property>
              <Property label="Probability">60%</Property>
              <Property label="Lead source">Referral</Property>
            </PropertyGroup>
            <PropertyGroup title="People">
              <Property label="Sales owner">
                <Person name={opportunity.owner} />
              </Property>
              <Property label="Contact">
                <Person name="Dana Whitfield" />
              </Property>
            </PropertyGroup>
          </>
        }
      >
        <Section title={`Also with ${opportunity.owner}`}>
          <DataTable
            label="Opportunities of the same owner"
            frame="card"
            columns={relatedColumns}
            rows={related}
            getRowId={({ id }) => id}
          />
        </Section>
        <Section title="Activity">
          <Timeline
            label="Activity"
            groups={days.map((label) => ({
              label,
              entries: happenings
                .filter(({ day }) => day === label)
                .map(({ id, kind, person, what, time }) => ({
                  id,
                  icon: icons[kind],
                  title: (
                    <>
                      <b>{person}</b> {what}
                    </>
                  ),
                  time,
                })),
            }))}
          />
        </Section>
      </RecordLayout>
    </StoryFrame>
  );
}
