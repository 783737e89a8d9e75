import type { Meta, StoryObj } from '@storybook/react-vite';
import { Group, Layers, User } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Switch } from '../Choice/Switch.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';
import { ToggleButton } from './ToggleButton.tsx';

const meta = {
  title: 'Components/Actions/ToggleButton',
  id: 'components-togglebutton',
  component: ToggleButton,
  args: { children: 'Only mine', icon: User, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Only mine' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      {(['md', 'sm'] as const).map((size) => (
        <Inline key={size} wraps>
          <ToggleButton size={size}>Group by stage</ToggleButton>
          <ToggleButton size={size} defaultSelected>
            Group by stage
          </ToggleButton>
          <ToggleButton size={size} icon={Layers} defaultSelected>
            Show sublayers
          </ToggleButton>
          <ToggleButton size={size} isDisabled>
            Group by stage
          </ToggleButton>
          <ToggleButton size={size} isDisabled isSelected>
            Group by stage
          </ToggleButton>
        </Inline>
      ))}
    </Stack>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <ToggleButton icon={Group} defaultSelected>
        Group the lines by building, level, area and trade as the estimate was set up
      </ToggleButton>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline>
      <ToggleButton icon={User} defaultSelected>
        أعمالي فقط
      </ToggleButton>
      <ToggleButton icon={Layers}>عرض الطبقات</ToggleButton>
    </Inline>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <ToggleButton icon={User} defaultSelected>
              Only mine
            </ToggleButton>
          ),
          reason: 'Changes what the view shows and stays pressed meanwhile.',
        }}
        bad={{
          show: <ToggleButton defaultSelected>Notify the owner</ToggleButton>,
          reason: 'A setting that is saved should be a switch.',
        }}
      />
      <DoDont
        good={{
          show: (
            <SegmentedControl
              label="View"
              value="board"
              onChange={() => undefined}
              options={[
                { id: 'list', label: 'List' },
                { id: 'board', label: 'Board' },
              ]}
            />
          ),
          reason: 'Use a segmented control for two named views, so that both are visible.',
        }}
        bad={{
          show: <ToggleButton defaultSelected>Board</ToggleButton>,
          reason: 'The name of the other view is hidden.',
        }}
      />
      <DoDont
        good={{
          show: <Switch label="Notify the owner" defaultSelected />,
          reason: 'The label stays the same, and the state is on or off.',
        }}
        bad={{
          show: (
            <>
              <ToggleButton>Notify: on</ToggleButton>
            </>
          ),
          reason: 'A label that changes with the state is ambiguous.',
        }}
      />
    </>
  ),
};
