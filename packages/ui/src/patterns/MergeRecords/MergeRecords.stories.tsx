import type { Meta, StoryObj } from '@storybook/react-vite';
import { MergeIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import {
  mergeSources,
  MergeRecords,
  type MergeChildKind,
  type MergeDecision,
  type MergeField,
  type MergeRecord,
  type MergeRecordsProps,
} from './MergeRecords.tsx';

const childKinds: MergeChildKind[] = [
  { id: 'contacts', formatCount: (count, shown) => (count === 1 ? `${shown} contact` : `${shown} contacts`) },
  {
    id: 'opportunities',
    formatCount: (count, shown) => (count === 1 ? `${shown} opportunity` : `${shown} opportunities`),
  },
];
const records: MergeRecord[] = [
  {
    id: 'a',
    title: 'Halvorsen Construction',
    code: 'ACC-0192',
    created: 'Created Mar 04, 2023',
    counts: { contacts: 6, opportunities: 4 },
  },
  {
    id: 'b',
    title: 'Halvorsen Constr. Inc.',
    code: 'ACC-1407',
    created: 'Created Sep 18, 2025',
    counts: { contacts: 3, opportunities: 2 },
  },
  {
    id: 'c',
    title: 'Halvorson Construction',
    code: 'ACC-1533',
    created: 'Created Nov 02, 2025',
    counts: { contacts: 2 },
  },
];
const equal = ['Type', 'Status', 'Territory', 'Currency', 'Country', 'State'];
const fields: MergeField[] = [
  {
    id: 'name',
    label: 'Name',
    values: { a: 'Halvorsen Construction', b: 'Halvorsen Constr. Inc.', c: 'Halvorson Construction' },
  },
  { id: 'phone', label: 'Phone', values: { a: '(970) 555-0142', b: '(970) 555-0190', c: '(970) 555-0142' } },
  { id: 'email', label: 'Email', values: { b: 'bids@halvorsen.example', c: '' } },
  { id: 'street', label: 'Street', values: { a: '1820 Canyon Ave', b: '1820 Canyon Avenue, Suite 300' } },
  { id: 'owner', label: 'Owner', values: { a: 'Maya Lindqvist', b: 'Tomás Herrera', c: 'Maya Lindqvist' } },
  ...equal.map((label) => ({ id: label, label, values: { a: 'Alike', b: 'Alike', c: ' Alike' } })),
];

function Merging(props: Partial<MergeRecordsProps>) {
  const [decision, setDecision] = useState<MergeDecision>({
    survivorId: props.survivorId ?? 'a',
    choices: props.choices ?? {},
  });
  return (
    <MergeRecords
      records={records}
      fields={fields}
      childKinds={childKinds}
      {...props}
      {...decision}
      onChange={(next) => {
        setDecision(next);
        props.onChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/MergeRecords',
  component: MergeRecords,
  args: { records, fields, childKinds, survivorId: 'a', choices: {}, onChange: fn() },
  render: (args) => <Merging {...args} />,
} satisfies Meta<typeof MergeRecords>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Undecided fields follow the surviving record; decided ones do not. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const group = (name: string) => within(canvas.getByRole('radiogroup', { name }));
    await expect(
      group('Record to keep').getByRole('radio', { name: 'Halvorsen Construction' }),
    ).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Keeps Halvorsen Construction; 5 contacts and 2 opportunities move to it; 2 records are deleted.',
    );
    // The survivor has no email, so another record's is kept.
    await expect(group('Email').getByRole('radio', { name: /^bids@/ })).toBeChecked();
    await userEvent.click(group('Phone').getByRole('radio', { name: /0142 Halvorson/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ survivorId: 'a', choices: { phone: 'c' } });
    const survivor = group('Record to keep').getByRole('radio', { name: 'Halvorsen Constr. Inc.' });
    await userEvent.click(survivor);
    await expect(survivor).toHaveAccessibleDescription(/ACC-1407.*3 contacts/);
    await expect(group('Owner').getByRole('radio', { name: /^Tomás Herrera/ })).toBeChecked();
    await expect(group('Phone').getByRole('radio', { name: /Halvorson Construction$/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Keeps Halvorsen Constr. Inc.; 8 contacts and 4 opportunities move to it; 2 records are deleted.',
    );
    await expect(canvas.queryByRole('radiogroup', { name: 'Type' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '6 fields are the same' })).toBeVisible();
    await expect(mergeSources(fields, records, 'b', { phone: 'c' })).toMatchObject({
      phone: 'c',
      email: 'b',
      Type: 'b',
    });
  },
};

/** Arrow keys choose within a field, Tab moves to the next. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Halvorsen Construction' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ survivorId: 'b', choices: {} });
    await userEvent.keyboard('{ArrowLeft}');
    for (let tabs = 0; tabs < 4; tabs += 1) await userEvent.tab();
    const group = within(canvas.getByRole('radiogroup', { name: 'Name' }));
    await expect(group.getByRole('radio', { checked: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ survivorId: 'a', choices: { name: 'b' } });
  },
};

/** Takes all values of one record; equal fields are expanded. */
export const TakeAll: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Use all values of Halvorson Construction' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      survivorId: 'a',
      choices: { name: 'c', phone: 'c', email: 'c', street: 'c', owner: 'c' },
    });
    // An empty value can be kept too.
    await expect(
      within(canvas.getByRole('radiogroup', { name: 'Street' })).getByRole('radio', { checked: true }),
    ).toHaveAccessibleName(/^Empty/);
    await userEvent.click(canvas.getByRole('button', { name: '6 fields are the same' }));
    await expect(canvas.getByText('Territory')).toBeVisible();
  },
};

export const States: Story = {
  args: {
    records: records.map((record) =>
      record.id === 'c'
        ? { ...record, cannotStay: 'It cannot be kept, because it is locked by an invoice.' }
        : record,
    ),
    errors: { phone: 'Another account has this number. Keep a different one.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const locked = canvas.getByRole('radio', { name: 'Halvorson Construction' });
    await expect(locked).toBeDisabled();
    await expect(locked).toHaveAccessibleDescription(/locked by an invoice/);
    await expect(canvas.getByRole('radiogroup', { name: 'Phone' })).toHaveAccessibleDescription(
      'Another account has this number. Keep a different one.',
    );
  },
};

export const UnderWay: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const radio of within(canvasElement).getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Two: Story = { args: { records: records.slice(0, 2) } };

export const Alike: Story = {
  args: { records: records.slice(0, 2), fields: fields.filter(({ id }) => equal.includes(id)) },
};

const five = ['a', 'b', 'c', 'd', 'e'];
export const ManyItems: Story = {
  args: {
    records: five.map((id, at) => ({
      id,
      title: `Kestrel & Lowe Construction ${at + 1}`,
      code: `ACC-20${at}`,
      created: `Created Nov ${10 + at}, 2025`,
      counts: { contacts: at },
    })),
    fields: Array.from({ length: 24 }, (_, at) => ({
      id: `${at}`,
      label: `Field ${at + 1}`,
      values: Object.fromEntries(five.map((id, of) => [id, (at + of) % 4 === 0 ? '' : `Value ${of + 1}`])),
    })),
    survivorId: 'b',
  },
};

const long =
  'Donaudampfschifffahrtsgesellschaftskapitänspatent of the Northern Colorado and Wyoming territories';
export const LongContent: Story = {
  args: {
    records: records.map((record) => ({ ...record, title: `${record.title}, ${long}` })),
    fields: [
      {
        id: 'notes',
        label: `Notes about everything that the drawings do not say: ${long}`,
        values: { a: `${long}\n${long}`, b: 'Short', c: long },
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    records: [
      { id: 'a', title: 'هالفورسن للإنشاءات', code: 'ACC-0192', created: 'أُنشئ في ٤ مارس ٢٠٢٣' },
      { id: 'b', title: 'هالفورسن', code: 'ACC-1407', created: 'أُنشئ في ١٨ سبتمبر ٢٠٢٥' },
    ],
    childKinds: [],
    fields: [
      { id: 'owner', label: 'المالك', values: { a: 'مايا', b: 'توماس' } },
      { id: 'street', label: 'الشارع', values: { b: 'شارع الوادي' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    within(canvas.getByRole('radiogroup', { name: 'المالك' }))
      .getByRole('radio', { name: /^مايا/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ survivorId: 'a', choices: { owner: 'b' } });
  },
};

/** On narrow screens values are stacked, each with its record. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Street' }));
    const [first, second] = group.getAllByRole('radio');
    await expect(group.getByText('Halvorsen Construction')).toBeVisible();
    await expect(second?.getBoundingClientRect().top).toBeGreaterThan(
      first?.getBoundingClientRect().bottom ?? 0,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Banner tone="info" icon={MergeIcon}>
            Keeps Halvorsen Construction; 5 contacts and 2 opportunities move to it; 2 records are deleted.
          </Banner>
        ),
        reason: 'Shows the result of the merge before it happens.',
      }}
      bad={{
        show: <Banner tone="warn">Merge 3 records? This cannot be undone.</Banner>,
        reason: 'It warns without saying what is kept and what is deleted.',
      }}
    />
  ),
};
