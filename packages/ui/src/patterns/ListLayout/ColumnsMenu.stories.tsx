import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import type { Column, ColumnState } from '../../data-grid/types.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';

const columns: readonly Column<unknown>[] = ['Name', 'City', 'Owner', 'Pipeline', 'Last activity'].map(
  (header) => ({ id: header, header }),
);
function Chosen({ own = columns }: { own?: readonly Column<unknown>[] }) {
  const [state, setState] = useState<ColumnState>({ hidden: ['City'] });
  return <ColumnsMenu columns={own} state={state} onChange={setState} />;
}
const open = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
  await within(document.body).findByRole('dialog');
};
const meta = {
  title: 'Data/ColumnsMenu',
  component: ColumnsMenu,
  args: { columns, state: {}, onChange: fn() },
  render: () => <Chosen />,
  play: open,
} satisfies Meta<typeof ColumnsMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  play: async (context) => {
    await open(context);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'City' })).not.toBeChecked();
    dialog.getByRole('checkbox', { name: 'City' }).focus();
    await userEvent.keyboard(' ');
    await expect(dialog.getByRole('checkbox', { name: 'City' })).toBeChecked();
    dialog.getByRole('button', { name: 'Move Owner up' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getAllByRole('checkbox')[1]).toHaveAccessibleName('Owner');
    // The row is the first that can be moved, so that "Move up" is disabled.
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move Owner down' })).toHaveFocus());
  },
};
export const ManyItems: Story = {
  render: () => (
    <Chosen own={Array.from({ length: 60 }, (_, at) => ({ id: String(at), header: `Field ${at + 1}` }))} />
  ),
};
export const LongContent: Story = {
  render: () => (
    <Chosen
      own={[
        { id: 'a', header: 'Name' },
        {
          id: 'b',
          header: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
        },
      ]}
    />
  ),
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Chosen
      own={[
        { id: 'a', header: 'الاسم' },
        { id: 'b', header: 'المدينة' },
      ]}
    />
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
const entries = (...names: string[]) => (
  <Stack gap={8}>
    {names.map((name) => (
      <Checkbox key={name} label={name} defaultSelected />
    ))}
  </Stack>
);
export const Guidance: Story = {
  play: () => undefined,
  render: () => (
    <>
      <DoDont
        good={{
          show: <Chosen />,
          reason: 'The first column names the row and cannot be hidden or moved.',
        }}
        bad={{
          show: <Chosen own={columns.slice(0, 1)} />,
          reason: 'Omit the menu if there is only one column.',
        }}
      />
      <DoDont
        good={{ show: entries('Pipeline', 'Owner'), reason: 'The entries are the full names of the fields.' }}
        bad={{
          show: entries('Col 4', 'Col 7'),
          reason: 'In the menu, “Col 4” does not say which field it is.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(ColumnsMenu<unknown>), tags: ['!test'] };
