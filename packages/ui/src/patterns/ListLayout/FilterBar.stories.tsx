import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';
import type { Filter, FilterAlternatives, FilterField } from './filters.ts';

const fields: readonly FilterField[] = [
  { id: 'name', label: 'Name', type: 'text' },
  { id: 'amount', label: 'Amount', type: 'money' },
  { id: 'days', label: 'Days open', type: 'number' },
  { id: 'due', label: 'Due', type: 'date' },
  {
    id: 'owner',
    label: 'Owner',
    type: 'select',
    options: [
      'Maya Lindqvist',
      'Tomás Herrera',
      'Priya Raman',
      'Omar Haddad',
      'Dana Ochoa',
      'Luis Medina',
      'Karen Boone',
      'Joe Brandt',
      'Sam Nguyen',
      'Hana Rossi',
    ].map((label) => ({ id: label, label })),
  },
  { id: 'won', label: 'Won', type: 'boolean' },
];
const some: readonly Filter[] = [
  { fieldId: 'owner', operator: 'in', value: ['Maya Lindqvist', 'Tomás Herrera'] },
  { fieldId: 'amount', operator: 'gte', value: '250000' },
  { fieldId: 'due', operator: 'gte', value: '2026-03-01' },
  { fieldId: 'due', operator: 'lte', value: '2026-03-31' },
];
const onChange = fn();

function Bar({ filters: first = some, alternatives: groups, ...rest }: Partial<FilterBarProps>) {
  const [filters, setFilters] = useState(first);
  const [alternatives, setAlternatives] = useState(groups);
  return (
    <FilterBar
      fields={fields}
      today="2026-03-10"
      {...rest}
      filters={filters}
      {...(alternatives ? { alternatives } : {})}
      onChange={(next, nextAlternatives) => {
        if (nextAlternatives) onChange(next, nextAlternatives);
        else onChange(next);
        setFilters(next);
        setAlternatives(nextAlternatives);
      }}
    />
  );
}
/** Won, or open for more than thirty days with a large amount. */
const group: FilterAlternatives = [
  [{ fieldId: 'won', operator: 'eq', value: 'true' }],
  [
    { fieldId: 'days', operator: 'gt', value: '30' },
    { fieldId: 'amount', operator: 'gte', value: '250000' },
  ],
];

const meta = {
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { fields, filters: some, onChange },
  render: (args) => <Bar {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;
const body = () => within(document.body);
const choose = async (label: string, option: string) => {
  await userEvent.click(body().getByRole('button', { name: new RegExp(label) }));
  await userEvent.click(await body().findByRole('option', { name: option }));
};

export const Default: Story = {};
export const Empty: Story = { args: { filters: [] } };
export const Stacked: Story = { args: { isStacked: true } };

export const Keyboard: Story = {
  args: { filters: some.slice(1, 2) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onChange.mockClear();
    canvas.getByRole('button', { name: /^Amount/ }).focus();
    await userEvent.keyboard('{Enter}');
    const value = await body().findByRole('textbox', { name: 'Value' });
    await waitFor(() => expect(value).toHaveFocus());
    await userEvent.clear(value);
    await userEvent.type(value, '1,000,000{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith([
      { fieldId: 'amount', operator: 'gte', value: '1000000' },
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove Amount/ }));
    await expect(onChange).toHaveBeenLastCalledWith([]);
  },
};

export const BetweenDates: Story = {
  args: { filters: [] },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Add filter' }));
    await body().findByRole('dialog', { name: 'Add filter' });
    await waitFor(() => expect(body().getByRole('button', { name: 'Cancel' })).toBeVisible());
    await choose('Field', 'Due');
    await choose('Condition', 'is between');
    await userEvent.click(body().getByRole('button', { name: 'This quarter' }));
    await userEvent.click(body().getByRole('button', { name: 'Apply' }));
    await expect(onChange).toHaveBeenLastCalledWith([
      { fieldId: 'due', operator: 'gte', value: '2026-01-01' },
      { fieldId: 'due', operator: 'lte', value: '2026-03-31' },
    ]);
    await expect(within(canvasElement).getByText('Jan 01, 2026 and Mar 31, 2026')).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Owner/ }));
    await userEvent.type(await body().findByRole('textbox', { name: 'Search Owner' }), 'ma');
    await expect(body().getByRole('checkbox', { name: 'Maya Lindqvist' })).toBeChecked();
    await expect(body().queryByRole('checkbox', { name: 'Joe Brandt' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { filters: some.slice(1, 2) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Amount/ }));
    const value = await body().findByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, 'much{Enter}');
    await waitFor(() => expect(value).toHaveAccessibleDescription(/Enter a number/));
  },
};

export const LongContent: Story = {
  args: {
    filters: [
      {
        fieldId: 'name',
        operator: 'ilike',
        value: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
      },
      { fieldId: 'owner', operator: 'in', value: fields[4]?.options?.map(({ id }) => id) ?? [] },
    ],
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    fields: [{ id: 'name', label: 'الاسم', type: 'text' }],
    filters: [{ fieldId: 'name', operator: 'ilike', value: 'النهر' }],
  },
};
export const Phone: Story = { args: { isStacked: true }, globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Bar filters={some.slice(0, 2)} />,
          reason: 'Each filter reads as a sentence and can be changed on its own.',
        }}
        bad={{
          show: (
            <Bar
              fields={[{ id: 'own_id', label: 'own_id', type: 'text' }]}
              filters={[{ fieldId: 'own_id', operator: 'eq', value: '31' }]}
            />
          ),
          reason: 'Database columns are technical names.',
        }}
      />
      <DoDont
        good={{ show: <Bar filters={some.slice(2)} />, reason: 'Both ends of a range are one filter.' }}
        bad={{
          show: <Bar filters={[some[3], some[1], some[2]].flatMap((one) => one ?? [])} />,
          reason: 'Two filters for one range look unrelated.',
        }}
      />
    </>
  ),
};

export const Alternatives: Story = {
  args: { filters: some.slice(0, 1), alternatives: [group] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onChange.mockClear();
    const chip = await canvas.findByRole('button', { name: /^Any of/ });
    await expect(chip).toHaveTextContent('Won is Yes or Days open > 30 and Amount ≥ $250,000.00');
    await userEvent.click(chip);
    const dialog = within(await body().findByRole('dialog', { name: 'Change alternatives' }));
    const second = within(dialog.getByRole('group', { name: 'Alternative 2' }));
    await userEvent.click(second.getByRole('button', { name: /^Remove Days open/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(onChange).toHaveBeenLastCalledWith(some.slice(0, 1), [[group[0], [group[1]?.[1]]]]);
    // A single alternative is an ordinary filter.
    await userEvent.click(canvas.getByRole('button', { name: /^Any of/ }));
    const again = within(await body().findByRole('dialog', { name: 'Change alternatives' }));
    await userEvent.click(again.getByRole('button', { name: /^Remove Won/ }));
    await userEvent.click(again.getByRole('button', { name: 'Apply' }));
    await expect(onChange).toHaveBeenLastCalledWith([some[0], group[1]?.[1]], []);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(onChange).toHaveBeenLastCalledWith([], []);
  },
};

export const ComposesAlternatives: Story = {
  args: { filters: [], alternatives: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onChange.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await body().findByRole('dialog', { name: 'Add filter' });
    await expect(await body().findByRole('button', { name: 'Or' })).toBeDisabled();
    await choose('Field', 'Won');
    await userEvent.click(body().getByRole('button', { name: 'Or' }));
    await body().findByRole('heading', { name: 'Or match' });
    await choose('Field', 'Days open');
    await choose('Condition', 'is more than');
    await userEvent.type(body().getByRole('textbox', { name: 'Value' }), '30{Enter}');
    const second = within(await body().findByRole('group', { name: 'Alternative 2' }));
    await waitFor(() => expect(body().getByRole('button', { name: 'Or' })).toHaveFocus());
    await userEvent.click(second.getByRole('button', { name: 'And' }));
    await choose('Field', 'Amount');
    await userEvent.type(body().getByRole('textbox', { name: 'Value' }), '250000{Enter}');
    await body().findByRole('heading', { name: 'Match any of these' });
    await userEvent.click(body().getByRole('button', { name: 'Apply' }));
    await expect(onChange).toHaveBeenLastCalledWith([], [group]);
    await expect(await canvas.findByRole('button', { name: /^Any of/ })).toBeVisible();
  },
};
