import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';
import { RadioGroup } from './RadioGroup.tsx';
import { longTrades } from './trades.parts.ts';

const meta = {
  title: 'Components/Inputs/Checkbox',
  id: 'components-checkbox',
  component: Checkbox,
  args: { label: 'Prevailing wage', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByLabelText('Prevailing wage');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(within(canvasElement).getByText('Prevailing wage'));
    await expect(box).not.toBeChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Not chosen" />
      <Checkbox label="Chosen" defaultSelected />
      <Checkbox label="Some of them" isIndeterminate />
      <Checkbox label="With help" description="Counts toward the certified payroll report." />
      <Checkbox label="Disabled" isDisabled />
      <Checkbox label="Disabled and chosen" isDisabled defaultSelected />
      <Checkbox label="Read only" isReadOnly defaultSelected />
      <Checkbox label="I accept the terms" isRequired errorMessage="Accept the terms to go on." />
      <Checkbox label="Small" size="sm" defaultSelected />
      <Checkbox label="Choose the row of Riverside Medical" hideLabel />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kept = canvas.getByRole('checkbox', { name: 'Read only' });
    await userEvent.click(kept);
    await expect(kept).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /terms/ })).toHaveAccessibleDescription(
      'Accept the terms to go on.',
    );
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked();
    kept.blur();
  },
};

const sheets = ['A-551', 'A-552', 'A-553'];
function AllOrSome() {
  const [chosen, setChosen] = useState<readonly string[]>(['A-551']);
  return (
    <Stack gap={8}>
      <Checkbox
        label="All sheets"
        isSelected={chosen.length === sheets.length}
        isIndeterminate={chosen.length > 0 && chosen.length < sheets.length}
        onChange={(all) => setChosen(all ? sheets : [])}
      />
      {sheets.map((sheet) => (
        <Checkbox
          key={sheet}
          label={sheet}
          isSelected={chosen.includes(sheet)}
          onChange={(on) => setChosen(sheets.filter((one) => (one === sheet ? on : chosen.includes(one))))}
        />
      ))}
    </Stack>
  );
}

export const AllOfThem: Story = {
  render: () => <AllOrSome />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'All sheets' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'A-553' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A-552' }));
    await expect(all).toBePartiallyChecked();
  },
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      {longTrades.map(({ id, label, description }) => (
        <Checkbox key={id} label={label} description={description} />
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack>
      <Checkbox label="الأجور السائدة" defaultSelected />
      <Checkbox label="أوافق على الشروط" isRequired errorMessage="وافق على الشروط للمتابعة." />
    </Stack>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Checkbox label="Include alternates in the total" defaultSelected />,
          reason: 'The label says what checking the box means.',
        }}
        bad={{
          show: <Checkbox label="Do not exclude alternates from the total" defaultSelected />,
          reason: 'A double negative makes it unclear what checking means.',
        }}
      />
      <DoDont
        good={{
          show: (
            <RadioGroup
              label="Pricing"
              defaultValue="unit"
              options={[
                { id: 'unit', label: 'Unit price' },
                { id: 'lump', label: 'Lump sum' },
              ]}
            />
          ),
          reason: 'Shows both answers if both have a name.',
        }}
        bad={{
          show: <Checkbox label="Unit price" defaultSelected />,
          reason: 'The meaning of an unchecked box is hidden.',
        }}
      />
    </>
  ),
};
