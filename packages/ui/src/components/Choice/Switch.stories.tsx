import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Inputs/Switch',
  id: 'components-switch',
  component: Switch,
  args: { label: 'Notify the owner', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const control = within(canvasElement).getByRole('switch', { name: 'Notify the owner' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const States: Story = {
  render: () => (
    <Stack measure="narrow">
      <Switch label="Weekly report" />
      <Switch label="Notify the owner" defaultSelected />
      <Switch label="Small" size="sm" defaultSelected />
      <Switch
        label="Lock after award"
        description="Estimators can read, not change."
        labelPosition="start"
        defaultSelected
      />
      <Switch label="Disabled" isDisabled />
      <Switch label="Disabled and on" isDisabled defaultSelected />
      <Switch label="Read only" isReadOnly defaultSelected />
      <Switch
        label="Sync with the accounting system"
        errorMessage="The connection expired. Sign in again to turn it on."
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const kept = within(canvasElement).getByRole('switch', { name: 'Read only' });
    await userEvent.click(kept);
    await expect(kept).toBeChecked();
    kept.blur();
  },
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Switch
        labelPosition="start"
        label="Tell everyone who follows the opportunity when the next step changes"
        description="By email at once, and again in the summary of the week that goes out on Friday afternoon."
      />
      <Switch label="Deckenabhängungskonstruktionsplanungsunterlagen" labelPosition="start" />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack measure="narrow">
      <Switch label="إشعار المالك" defaultSelected />
      <Switch label="تقرير أسبوعي" labelPosition="start" description="كل يوم جمعة." />
    </Stack>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Switch label="Notify the owner" defaultSelected />,
          reason: 'A single setting that takes effect immediately.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <Switch label="Notify the owner" defaultSelected />
              <Button variant="primary" size="sm">
                Save
              </Button>
            </Stack>
          ),
          reason: 'A switch that takes effect on Save should be a checkbox.',
        }}
      />
      <DoDont
        good={{
          show: <Checkbox label="I accept the terms" isRequired />,
          reason: 'An agreement is a checkbox and can be required.',
        }}
        bad={{
          show: <Switch label="I accept the terms" />,
          reason: 'Terms are not a setting that is on or off.',
        }}
      />
    </>
  ),
};
