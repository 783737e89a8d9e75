import type { Meta, StoryObj } from '@storybook/react-vite';
import { checkFormulas } from '@plumbline/estimating';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { Stack } from '../Layout/Layout.tsx';
import type { FormulaName } from './formula.ts';
import { FormulaField, type FormulaFieldProps } from './FormulaField.tsx';

const names: readonly FormulaName[] = [
  { name: 'hours', label: 'Hours', unit: 'HR', sample: '25' },
  { name: 'cost', label: 'Cost', unit: '$', sample: '2800' },
  { name: 'area', label: 'Area', unit: 'SF', sample: '800' },
  { name: 'burden_rate', label: 'Labor burden', unit: '$/HR', sample: '18.75' },
  { name: 'sheets', label: 'Sheets', unit: 'EA', formula: 'area / 32 sf' },
  { name: 'total', label: 'Total', unit: '$', formula: 'burden * 2' },
];
/** Problems in a column called `burden`. */
const check: NonNullable<FormulaFieldProps['check']> = (formula) => {
  const computed = names.flatMap(({ name, formula: own, unit = '' }) =>
    own ? [[name, { formula: own, unit }]] : [],
  );
  const { problems } = checkFormulas(
    { ...Object.fromEntries(computed), burden: { formula, unit: '$' } },
    {
      variables: Object.fromEntries(
        names.flatMap(({ name, unit = '', formula: own }) => (own ? [] : [[name, { unit }]])),
      ),
      changed: 'burden',
    },
  );
  return problems.find(({ name }) => name === 'burden');
};

function Column({ value: start, ...props }: Partial<FormulaFieldProps>) {
  const [value, setValue] = useState(start ?? '');
  return (
    <FormulaField
      label="Formula"
      names={names}
      unit="$"
      check={check}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'Components/Inputs/FormulaField',
  id: 'components-formulafield',
  component: FormulaField,
  args: { label: 'Formula', names, value: '', onChange: () => undefined },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof FormulaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <Column value="hours * burden_rate" usedBy={['Total (Standard)']} />,
};

export const Completion: Story = {
  render: () => <Column value="" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const area = canvas.getByRole('combobox', { name: 'Formula' });
    await userEvent.type(area, 'cos');
    await screen.findByRole('option', { name: /cost/ });
    // A complete name without longer names: no list covers the result.
    await userEvent.type(area, 't');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(area).toHaveValue('cost');
    await expect(area).not.toHaveFocus();
    await userEvent.clear(area);
    // An existing name is kept, and the caret moves behind it.
    await userEvent.type(area, 'cost');
    await userEvent.keyboard('{Control>} {/Control}{Enter}*2');
    await expect(area).toHaveValue('cost*2');
    await userEvent.clear(area);
    await userEvent.type(area, 'hou');
    await expect(await screen.findByRole('option', { name: /hours/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(area).toHaveValue('hours');
    await userEvent.type(area, ' * burden');
    await screen.findByRole('option', { name: /burden_rate/ });
    await userEvent.keyboard('{Tab}');
    await expect(area).toHaveValue('hours * burden_rate');
    await expect(canvas.getByText('$468.75')).toBeVisible();
    const sample = canvas.getByRole('textbox', { name: 'hours' });
    await userEvent.clear(sample);
    await userEvent.type(sample, '40');
    await userEvent.tab();
    await expect(canvas.getByText('$750')).toBeVisible();
  },
};

export const Open: Story = {
  render: () => <Column value="" />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('combobox', { name: 'Formula' });
    await userEvent.click(area);
    await userEvent.keyboard('{Control>} {/Control}');
    await expect(await screen.findByRole('listbox', { name: 'Available names' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(area).toHaveAttribute('aria-activedescendant');
  },
};

export const Problems: Story = {
  render: () => (
    <Stack gap={24}>
      <Column label="Circle" value="total / 2" />
      <Column label="Unit" value="hours * 2" />
      <Column label="Deleted name" value="cost * old_rate" />
      <Column label="Division by zero" value="cost / (hours / 1 hr - 25)" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('burden uses total, which creates a circular reference: burden → total → burden'),
    ).toBeVisible();
    await expect(canvas.getByText('The formula gives hours, but $ is money')).toBeVisible();
    await expect(canvas.getByText('“old_rate” is not defined')).toBeVisible();
    await expect(canvas.getByText('This divides by zero')).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Column label="Empty" />
      <Column label="Required" isRequired errorMessage="Write a formula." />
      <Column label="Read only" value="cost * 1.1" isReadOnly usedBy={[]} />
      <Column label="Disabled" value="cost * 1.1" isDisabled />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: /Required/ }).getBoundingClientRect();
    const error = canvas.getByText('Write a formula.').getBoundingClientRect();
    await expect(error.top - input.bottom).toBeLessThan(8);
  },
};

export const LongContent: Story = {
  render: () => (
    <Column
      value="if(area > 1000 sf, round(hours * burden_rate * (1 + 0.075) + cost * 0.0125, 2), max(cost * 0.02, hours * burden_rate * 0.5))"
      usedBy={[
        'Total of everything that the company charges on top (Standard, with take-off)',
        'Deckenabhängungskonstruktion',
      ]}
    />
  ),
};

/** The result has the digits of the sample values. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Column label="الصيغة" value="hours * burden_rate" usedBy={['المجموع']} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('$٤٦٨٫٧٥')).toBeVisible();
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <Column value="hours * burden_rate" />,
        reason: 'Every name has a unit, so mismatches are reported while typing.',
      }}
      bad={{
        show: <Column value="25 * 18.75" />,
        reason: 'Figures that can change should be variables.',
      }}
    />
  ),
};

export const Playground: Story = { ...playground(FormulaField), tags: ['!test'] };
