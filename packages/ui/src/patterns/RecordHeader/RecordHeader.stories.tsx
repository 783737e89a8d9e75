import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlusIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { LinkTabs } from '../../components/Tabs/Tabs.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StatusMenu } from '../../components/Select/StatusMenu.tsx';
import { RecordHeader, type RecordHeaderProps } from './RecordHeader.tsx';

const statuses = ['Take-off', 'In review', 'Sent'].map((label) => ({ id: label, label }));

function Status({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [status, setStatus] = useState('In review');
  return (
    <StatusMenu
      label="Status"
      status={status}
      tone="info"
      options={statuses.filter(({ id }) => id !== status)}
      onChange={setStatus}
      isReadOnly={isReadOnly}
    />
  );
}

const meta = {
  title: 'Patterns/RecordHeader',
  component: RecordHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Alder Creek Family Clinic',
    code: 'EST-2026-0142',
    status: <Status />,
    facts: [
      { label: 'Bid due', value: 'Mar 19, 2026' },
      { label: 'Customer', value: 'Alder Creek Health Partners' },
      { label: 'Estimator', value: 'Dana Whitfield' },
    ],
    actions: (
      <Button variant="primary" icon={FilePlusIcon}>
        Create quote
      </Button>
    ),
    tabs: (
      <LinkTabs
        isInset
        label="Estimation sections"
        value="estimate"
        items={[
          { id: 'overview', label: 'Overview', href: '#overview' },
          { id: 'plans', label: 'Plans', count: 14, href: '#plans' },
          { id: 'estimate', label: 'Estimate', href: '#estimate' },
          { id: 'quotes', label: 'Quotes', count: 3, href: '#quotes' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof RecordHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const bare: RecordHeaderProps = { title: 'Ridgeline Warehouse, roof replacement' };

/** Editable status, read-only status and a header without facts. */
export const States: Story = {
  parameters: { layout: 'padded' },
  render: ({ facts = [] }) => (
    <Stack gap={24}>
      <section aria-label="Editable">
        <RecordHeader {...bare} code="EST-2026-0139" status={<Status />} facts={facts} />
      </section>
      <section aria-label="Read-only">
        <RecordHeader {...bare} code="EST-2026-0139" status={<Status isReadOnly />} facts={facts} />
      </section>
      <section aria-label="Title only">
        <RecordHeader {...bare} />
      </section>
    </Stack>
  ),
};

/** The title shrinks first, then the facts; code, status and action stay. */
export const LongContent: Story = {
  args: {
    title:
      'Alder Creek Family Clinic and Imaging Suite, interior fit-out of the west wing with the canopy over the entrance',
    code: 'EST-2026-0142-ALTERNATE-3',
    facts: [
      { label: 'Bid due', value: 'Mar 19, 2026, 2:00 PM, sealed, at the owner’s office' },
      { label: 'Customer', value: 'Alder Creek Health Partners of the Greater Willamette Valley, LLC' },
      { label: 'Estimator', value: 'Bartholomew Featherstonehaugh-Winterbourne' },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'عيادة ألدر كريك العائلية',
    status: (
      <StatusMenu
        label="الحالة"
        status="قيد المراجعة"
        tone="info"
        options={[{ id: 'مُرسل', label: 'مُرسل' }]}
        onChange={() => undefined}
      />
    ),
    facts: [
      { label: 'موعد العطاء', value: '١٩ مارس ٢٠٢٦' },
      { label: 'العميل', value: 'شركاء ألدر كريك الصحيون' },
    ],
    actions: (
      <Button variant="primary" icon={FilePlusIcon}>
        إنشاء عرض سعر
      </Button>
    ),
    tabs: (
      <LinkTabs
        isInset
        label="أجزاء التقدير"
        value="estimate"
        items={[
          { id: 'plans', label: 'المخططات', count: 14, href: '#plans' },
          { id: 'estimate', label: 'التقدير', href: '#estimate' },
        ]}
      />
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Opens and changes the status by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Status: In review' }).focus();
    await userEvent.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{End}{Enter}');
    const sent = await canvas.findByRole('button', { name: 'Status: Sent' });
    await waitFor(() => expect(sent).toHaveFocus());
  },
};

const fact = (label: string, value: string) => ({ label, value });

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: <RecordHeader title="Alder Creek Clinic" facts={[fact('Bid due', 'Mar 19, 2026')]} />,
          reason: 'Shows the fact that people look for first: the due date.',
        }}
        bad={{
          show: (
            <RecordHeader
              title="Alder Creek Clinic"
              facts={[
                fact('Created', 'Feb 11, 2026'),
                fact('Changed', 'Mar 02, 2026'),
                fact('Currency', 'USD'),
              ]}
            />
          ),
          reason: 'Facts that no decision depends on take space from the work below.',
        }}
      />
      <DoDont
        good={{
          show: <RecordHeader title="Ridgeline Warehouse" status={<Pill tone="info">In review</Pill>} />,
          reason: 'The title is the name of the project; its status is beside it.',
        }}
        bad={{
          show: <RecordHeader title="Estimate: Ridgeline Warehouse (IN REVIEW)" />,
          reason: 'A status in the title has no color, and lists cannot be filtered by it.',
        }}
      />
    </>
  ),
};
