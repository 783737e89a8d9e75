import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Choice',
  component: Checkbox,
  args: { label: 'Prevailing wage' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('Prevailing wage');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Chosen" defaultSelected />
      <Checkbox label="Some of them" isIndeterminate />
      <Checkbox label="With help" description="Counts toward the certified payroll report." />
      <Checkbox label="Disabled" isDisabled />
      <Checkbox label="Disabled and chosen" isDisabled defaultSelected />
      <Checkbox label="I accept the terms" isRequired errorMessage="Accept the terms to go on." />
      <Checkbox label="Small" size="sm" defaultSelected />
    </Stack>
  ),
};

const trades = [
  { id: 'framing', label: 'Framing' },
  { id: 'drywall', label: 'Drywall' },
  { id: 'act', label: 'Acoustical ceilings', description: 'Grid and tile.' },
];

export const Group: Story = {
  render: () => (
    <Stack>
      <CheckboxGroup
        label="Trades"
        options={trades}
        defaultValue={['framing']}
        description="What this crew bids."
      />
      <CheckboxGroup
        label="Trades"
        options={trades}
        errorMessage="Choose at least one trade."
        orientation="horizontal"
      />
    </Stack>
  ),
};

export const Radios: Story = {
  render: () => (
    <Stack>
      <RadioGroup label="Retention" options={trades} defaultValue="drywall" />
      <RadioGroup
        label="Release"
        orientation="horizontal"
        options={trades}
        isRequired
        errorMessage="Choose one."
      />
      <RadioGroup
        label="Pricing"
        cards
        defaultValue="unit"
        options={[
          { id: 'unit', label: 'Unit price', description: 'Each line has its own rate.' },
          { id: 'lump', label: 'Lump sum', description: 'One figure for the scope.' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('radiogroup', { name: 'Retention' });
    within(group).getByLabelText('Drywall').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: /Acoustical/ })).toBeChecked();
  },
};

export const Switches: Story = {
  render: () => (
    <Stack measure="narrow">
      <Switch label="Notify the owner" defaultSelected />
      <Switch label="Weekly report" />
      <Switch
        label="Lock after award"
        description="Estimators can read, not change."
        labelPosition="start"
        defaultSelected
      />
      <Switch label="Disabled" isDisabled />
    </Stack>
  ),
};
