import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { FieldGroup } from '../../components/Form/FieldGroup.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { accountForm, Arranged } from './builder.stories.parts.tsx';
import { FormBuilder } from './FormBuilder.tsx';

const meta = {
  title: 'Patterns/FormBuilder',
  component: FormBuilder,
  parameters: { layout: 'fullscreen', frame: 'screen' },
  args: {
    label: 'Account form',
    groups: accountForm,
    onMoveField: fn(),
    onMoveGroup: fn(),
    onRequiredChange: fn(),
    onAdd: fn(),
  },
  render: (args) => <Arranged {...args} />,
} satisfies Meta<typeof FormBuilder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const phone = canvas.getByRole('switch', { name: 'Phone is required' });
    const target = phone.closest('label')?.getBoundingClientRect();
    await expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await userEvent.click(phone);
    await expect(args.onRequiredChange).toHaveBeenLastCalledWith('phone', true);
    await expect(canvas.getByRole('switch', { name: 'Account name is required' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add field to Commercial' }));
    await expect(args.onAdd).toHaveBeenLastCalledWith('commercial');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse Company' }));
    await expect(canvas.queryByRole('switch', { name: 'Phone is required' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand Company' }));
  },
};

export const Editing: Story = {
  args: { openId: 'trade_focus', save: { message: '2 changes: Trade focus added, Phone made optional' } },
};

/** The preview scrolls to the field that is being edited. */
export const PreviewFollows: Story = {
  args: { openId: 'w9_coi' },
  decorators: [
    (Inner) => (
      <div style={{ height: '20rem' }}>
        <Inner />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const pane = within(canvasElement).getByRole('region', { name: 'Preview' });
    const shown = within(pane).getByText('W-9 and insurance');
    const [own, around] = [shown.getBoundingClientRect(), pane.getBoundingClientRect()];
    await expect(own.top).toBeGreaterThanOrEqual(around.top);
    await expect(own.bottom).toBeLessThanOrEqual(around.bottom);
  },
};

/** Space takes a field up, arrows move it through all groups, Enter leaves it, Escape puts it back. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('button', { name: 'Move Phone' });
    handle.focus();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(within(document.body).getByText(/position 1 of 4/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onMoveField).not.toHaveBeenCalled();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onMoveField).toHaveBeenLastCalledWith('phone', { groupId: 'commercial', index: 1 });
    const group = canvas.getByRole('button', { name: 'Move group Address' });
    group.focus();
    await userEvent.keyboard(' {Home}{Enter}');
    await expect(args.onMoveGroup).toHaveBeenLastCalledWith('address', 0);
  },
};

export const Dragging: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const handle = canvas.getByRole('button', { name: 'Move Phone' });
    const target = canvas.getByText('Credit limit', { selector: 'span' });
    const [from, to] = [handle.getBoundingClientRect(), target.getBoundingClientRect()];
    fire('pointerdown', handle, from.x + 4, from.y + 8);
    fire('pointermove', window, from.x + 4, from.y + 30);
    fire('pointermove', window, to.x, to.y - 6);
    await waitFor(() =>
      expect(within(document.body).getByText(/to Commercial, position 1 of 4/)).toBeVisible(),
    );
    fire('pointerup', window, to.x, to.y - 6);
    await expect(args.onMoveField).toHaveBeenLastCalledWith('phone', { groupId: 'commercial', index: 0 });
    await fireEvent.keyDown(window, { key: 'Escape' });
  },
};

export const States: Story = {
  args: {
    groups: accountForm.map((group, index) => ({
      ...group,
      ...(index === 2 ? { error: 'Enter a name for the group' } : {}),
      fields: group.fields.map((field) =>
        field.id === 'credit_limit'
          ? { ...field, error: 'A field named “Credit limit” already exists' }
          : field,
      ),
    })),
  },
  render: ({ groups }) => <FormBuilder label="For reading, with what is wrong" groups={groups} />,
};

export const LongContent: Story = {
  render: () => (
    <Arranged
      start={[
        {
          id: 'g',
          title:
            'Inclusions, exclusions and clarifications of proposals for public and private clients of the company',
          fields: [
            {
              id: 'f',
              label: 'Donaudampfschifffahrtsgesellschaftskapitänspatentnummer of the responsible person',
              code: 'donaudampfschifffahrtsgesellschaftskapi',
              kind: 'Multi select of many things',
              isRequired: true,
              error: 'Two options of this field have the same name, and one of them has none at all',
            },
          ],
        },
      ]}
    />
  ),
};

export const ManyFields: Story = {
  render: () => (
    <Arranged
      start={Array.from({ length: 8 }, (_, group) => ({
        id: `g${group}`,
        title: `Group ${group + 1}`,
        fields: Array.from({ length: 25 }, (__, at) => ({
          id: `f${group}-${at}`,
          label: `Field ${group + 1}.${at + 1}`,
          code: `field_${group + 1}_${at + 1}`,
          kind: 'Text',
          isRequired: at % 3 === 0,
        })),
      }))}
    />
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Arranged
      start={[
        {
          id: 'g',
          title: 'الشركة',
          fields: [
            { id: 'n', label: 'اسم الحساب', code: 'account_name', kind: 'نص', isRequired: true },
            { id: 'p', label: 'الهاتف', code: 'phone', kind: 'هاتف', isRequired: false },
          ],
        },
      ]}
    />
  ),
};

export const Guidance: Story = {
  parameters: { layout: 'padded', frame: undefined },
  render: () => (
    <DoDont
      good={{
        show: (
          <Stack isFullWidth>
            <FieldGroup title="Company">
              <TextField label="Account name" />
            </FieldGroup>
          </Stack>
        ),
        reason: 'Groups have names that describe their fields.',
      }}
      bad={{
        show: (
          <Stack isFullWidth>
            <FieldGroup title="Section 1">
              <TextField label="Name" />
            </FieldGroup>
          </Stack>
        ),
        reason: 'The name of the group does not say whose name is asked for.',
      }}
    />
  ),
};
