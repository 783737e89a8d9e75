import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2Icon, GoalIcon, UserIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Select } from '../../components/Select/Select.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import {
  FieldMapping,
  mappingProblems,
  type FieldMap,
  type FieldMappingProps,
  type MappingSource,
  type MappingTarget,
} from './FieldMapping.tsx';

const sources: MappingSource[] = [
  { id: 'company', label: 'Company', value: 'Halvorsen Construction' },
  { id: 'person', label: 'Name', value: 'Dana Whitfield' },
  { id: 'phone', label: 'Phone', value: '(970) 555-0142' },
  { id: 'email', label: 'Email', value: 'dana@halvorsen.example' },
  { id: 'project', label: 'Project', value: 'Riverside Medical, Phase 2' },
  { id: 'budget', label: 'Budget', value: '$4,862,500.00' },
  { id: 'note', label: 'Note', value: 'Met at the Front Range builders’ breakfast.' },
  { id: 'fax', label: 'Fax' },
];
const isMoney = ({ id }: MappingSource) => id === 'budget';
const targets: MappingTarget[] = [
  {
    id: 'account',
    title: 'Account',
    icon: Building2Icon,
    fields: [
      { id: 'account.name', label: 'Name', isRequired: true },
      { id: 'account.type', label: 'Type', isRequired: true, fallback: 'General contractor' },
      { id: 'account.phone', label: 'Phone' },
      { id: 'account.notes', label: 'Notes' },
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    icon: UserIcon,
    fields: [
      { id: 'contact.name', label: 'Name', isRequired: true },
      { id: 'contact.email', label: 'Email' },
      { id: 'contact.phone', label: 'Phone' },
    ],
  },
  {
    id: 'opportunity',
    title: 'Opportunity',
    icon: GoalIcon,
    fields: [
      { id: 'opportunity.name', label: 'Name', isRequired: true },
      { id: 'opportunity.amount', label: 'Amount', accepts: isMoney },
      { id: 'opportunity.description', label: 'Description' },
    ],
  },
];
const mapping: FieldMap = {
  company: 'account.name',
  person: 'contact.name',
  phone: 'contact.phone',
  email: 'contact.email',
  project: 'opportunity.name',
  budget: 'opportunity.amount',
};

function Mapping(props: FieldMappingProps) {
  const [own, setOwn] = useState(props.mapping);
  return (
    <FieldMapping
      {...props}
      mapping={own}
      onChange={(next) => {
        setOwn(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/FieldMapping',
  component: FieldMapping,
  args: { sources, targets, mapping, onChange: fn() },
  render: (args) => <Mapping {...args} />,
} satisfies Meta<typeof FieldMapping>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: ReturnType<typeof within>, field: string, option: RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Target for ${field}`) }));
  await userEvent.click(within(document.body).getByRole('option', { name: option }));
};

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Every required field has a value')).toBeVisible();
    await expect(canvas.getByText('1 filled field is not mapped')).toBeVisible();
    const note = canvas.getByRole('button', { name: /^Target for Note/ });
    await expect(note).toHaveTextContent('Do not map');
    await expect(note).toHaveAccessibleDescription(/builders’ breakfast/);
    await userEvent.click(note);
    const list = within(document.body).getByRole('listbox');
    await expect(within(list).getByRole('group', { name: 'Opportunity' })).toBeInTheDocument();
    // An amount takes no note.
    await expect(within(list).queryByRole('option', { name: /^Amount/ })).toBeNull();
    await userEvent.click(within(list).getByRole('option', { name: /^Description/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...mapping, note: 'opportunity.description' });
    const opportunity = within(canvas.getByRole('region', { name: 'Opportunity' }));
    await expect(opportunity.getByText(/builders’ breakfast/)).toBeVisible();
    await expect(canvas.queryByText('1 filled field is not mapped')).toBeNull();
  },
};

/** A required field without a value is flagged in the preview. */
export const Required: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvas, 'Company', /^Do not map/);
    const account = within(canvas.getByRole('region', { name: 'Account' }));
    await expect(account.getByText('Required. Map a field to this one.')).toBeVisible();
    await choose(canvas, 'Fax', /^Name.*Mapped from Name/);
    // Both problems are reported: two sources for one field, and a field without one.
    await expect(canvas.getByRole('status')).toHaveTextContent('2 problems to fix');
    await expect(canvas.getByRole('button', { name: /^Target for Fax/ })).toHaveAccessibleDescription(
      /Name also maps here/,
    );
    await expect(mappingProblems(sources, targets, mapping)).toEqual([]);
  },
};

/** Chosen by keyboard, in the list and by its first letter. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    for (let tabs = 0; tabs < 7; tabs += 1) await userEvent.tab();
    const note = canvas.getByRole('button', { name: /^Target for Note/ });
    await expect(note).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{End}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...mapping, note: 'opportunity.description' });
    await expect(note).toHaveFocus();
  },
};

export const States: Story = {
  args: {
    mapping: { ...mapping, project: null, fax: 'opportunity.name', note: 'account.notes' },
    errors: { phone: 'Another contact has this number.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Required, but Fax is empty.')).toBeVisible();
    await expect(canvas.getByText('Another contact has this number.')).toBeVisible();
  },
};

export const UnderWay: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) await expect(button).toBeDisabled();
  },
};

/** Without an opportunity, its mappings are ignored. */
export const OneTarget: Story = {
  args: { targets: targets.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('6 filled fields are not mapped')).toBeVisible();
  },
};

export const ManyItems: Story = {
  args: {
    sources: Array.from({ length: 30 }, (_, at) => ({
      id: `s${at}`,
      label: `Field ${at + 1}`,
      value: at % 3 === 0 ? undefined : `Value ${at + 1}`,
    })),
    targets: targets.map((target) => ({
      ...target,
      fields: Array.from({ length: 12 }, (_, at) => ({
        id: `${target.id}${at}`,
        label: `${target.title} field ${at + 1}`,
      })),
    })),
    mapping: Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`s${at}`, `account${at}`])),
  },
};

const long =
  'Donaudampfschifffahrtsgesellschaftskapitänspatent of the Northern Colorado and Wyoming territories';
export const LongContent: Story = {
  args: {
    sources: [
      { id: 'a', label: long, value: `${long}\n${long}` },
      { id: 'b', label: 'Short', value: long },
    ],
    targets: [{ id: 't', title: long, fields: [{ id: 'f', label: long, isRequired: true }] }],
    mapping: { a: 'f' },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    sources: [
      { id: 'company', label: 'الشركة', value: 'هالفورسن للإنشاءات' },
      { id: 'phone', label: 'الهاتف' },
    ],
    targets: [
      {
        id: 'account',
        title: 'الحساب',
        icon: Building2Icon,
        fields: [
          { id: 'n', label: 'الاسم', isRequired: true },
          { id: 'p', label: 'الهاتف', isRequired: true },
        ],
      },
    ],
    mapping: { company: 'n' },
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('dana@halvorsen.example', { selector: 'span' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Select
            label="Phone: (970) 555-0142"
            options={[{ id: 'phone', label: 'Contact: Phone' }]}
            defaultValue="phone"
          />
        ),
        reason: 'The value beside the name shows what is mapped.',
      }}
      bad={{
        show: (
          <Select
            label="lead.phone_1"
            options={[{ id: 'phone', label: 'contact.phone_work' }]}
            defaultValue="phone"
          />
        ),
        reason: 'Technical field names mean nothing to users.',
      }}
    />
  ),
};
