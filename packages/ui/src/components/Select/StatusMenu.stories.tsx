import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Pill } from '../Status/Pill.tsx';
import { StatusMenu, type StatusMenuProps, type StatusOption } from './StatusMenu.tsx';

const options: readonly StatusOption[] = [
  { id: 'In progress', label: 'In progress', tone: 'info' },
  { id: 'Waiting', label: 'Waiting', tone: 'wait' },
  {
    id: 'Complete',
    label: 'Complete',
    tone: 'ok',
    disabledReason: 'From In progress the workflow leads to Waiting, not to Complete.',
  },
];

function Changed(props: Partial<StatusMenuProps>) {
  const [status, setStatus] = useState('In progress');
  return (
    <StatusMenu
      label="Status"
      status={status}
      tone={options.find(({ id }) => id === status)?.tone}
      options={options}
      onChange={setStatus}
      {...props}
    />
  );
}

const meta = {
  title: 'Components/Actions/StatusMenu',
  id: 'components-statusmenu',
  render: (args) => <Changed {...args} />,
} satisfies Meta<Partial<StatusMenuProps>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline gap={24} wraps>
      <Changed />
      <Changed label="Status in a line" look="text" />
      <Changed label="Read only" isReadOnly />
      <Changed label="Read only in a line" look="text" isReadOnly />
    </Inline>
  ),
};
/** By keyboard: a disabled status shows its reason and changes nothing. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Status: In progress' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await within(document.body).findByRole('menu', { name: 'Status' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await within(canvasElement).findByRole('button', { name: 'Status: Waiting' });
  },
};
export const LongContent: Story = {
  args: { status: 'Waiting for the answer of the architect and of the authority having jurisdiction' },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الحالة', status: 'قيد التنفيذ' },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{ show: <Changed />, reason: 'The status itself is the control, which saves a press.' }}
        bad={{
          show: <Pill tone="info">In progress</Pill>,
          reason: 'A pill cannot be pressed, although the status can be changed.',
        }}
      />
      <DoDont
        good={{
          show: <Pill tone="ok">Complete</Pill>,
          reason: 'If the workflow allows no transition, a pill is enough.',
        }}
        bad={{
          show: (
            <Changed
              label="Nothing to choose"
              status="Complete"
              tone="ok"
              options={options.map((one) => ({ ...one, disabledReason: 'A complete task is not reopened.' }))}
            />
          ),
          reason: 'The menu has nothing that can be chosen.',
        }}
      />
    </>
  ),
};
