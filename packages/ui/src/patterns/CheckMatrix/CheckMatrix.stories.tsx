import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { CheckMatrix, type CheckMatrixProps, type MatrixCell, type MatrixGroup } from './CheckMatrix.tsx';

const columns = [
  { id: 'v', label: 'View' },
  { id: 'a', label: 'Add' },
  { id: 'e', label: 'Edit' },
  { id: 'd', label: 'Delete' },
  { id: 'x', label: 'Export' },
];
const groups: MatrixGroup[] = [
  {
    id: 'crm',
    title: 'CRM',
    rows: [
      { id: 'account', label: 'Accounts' },
      { id: 'opportunity', label: 'Opportunities' },
      { id: 'contact', label: 'Contacts' },
    ],
  },
  { id: 'drive', title: 'Work Drive', rows: [{ id: 'file', label: 'Files', columns: ['v', 'a', 'e', 'd'] }] },
  {
    id: 'estimation',
    title: 'Estimation',
    rows: [
      { id: 'estimation', label: 'Estimations' },
      { id: 'quote', label: 'Quotes', description: 'With prices', columns: ['v', 'a', 'e'] },
    ],
  },
];
const key = ({ row, column }: MatrixCell) => `${row}.${column}`;
const estimator = [
  'account.v',
  'opportunity.v',
  'opportunity.e',
  'estimation.v',
  'estimation.a',
  'estimation.e',
  'quote.v',
];

function Rights(props: Partial<CheckMatrixProps>) {
  const [ticked, setTicked] = useState(new Set(estimator));
  return (
    <CheckMatrix
      label="Rights of Estimator"
      rowsLabel="Permission"
      columns={columns}
      groups={groups}
      isChecked={(cell) => ticked.has(key(cell))}
      onChange={(cells, isChecked) => {
        const next = new Set(ticked);
        for (const cell of cells) next[isChecked ? 'add' : 'delete'](key(cell));
        setTicked(next);
        props.onChange?.(cells, isChecked);
      }}
      {...(props.isLocked ? { isLocked: props.isLocked } : {})}
    />
  );
}

const meta = {
  title: 'Patterns/CheckMatrix',
  component: CheckMatrix,
  args: { label: 'Rights', rowsLabel: 'Permission', columns, groups, isChecked: () => false, onChange: fn() },
  render: (args) => <Rights onChange={args.onChange ?? fn()} />,
} satisfies Meta<typeof CheckMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Contacts: View' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([{ row: 'contact', column: 'v' }], true);
    const all = canvas.getByRole('checkbox', { name: 'CRM: View' });
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'CRM: All' })).toBePartiallyChecked();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <CheckMatrix
        label="Rights of Viewer, for reading"
        rowsLabel="Permission"
        columns={columns}
        groups={groups}
        isChecked={({ column }) => column === 'v'}
      />
      <Stack gap={12}>
        <Banner tone="info" title="You can grant what you hold yourself." />
        <Rights isLocked={({ column }) => column === 'd' || column === 'x'} />
      </Stack>
    </Stack>
  ),
};

export const Groups: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Estimation: All' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Quotes: Edit' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ row: 'quote', column: 'e' }]),
      true,
    );
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Estimations: View' })).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'CRM: All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('checkbox', { name: 'Accounts: Add' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Accounts: Add' })).toBeChecked();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Estimation: Export' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Quotes: Edit' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(document.body).queryByRole('checkbox', { name: 'Quotes: Edit' })).not.toHaveFocus();
    // One stop of the page: back at the box that was left.
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Quotes: Edit' })).toHaveFocus();
  },
};

export const LongContent: Story = {
  render: () => (
    <CheckMatrix
      label="Long"
      rowsLabel="Permission"
      columns={columns.map((column) => ({ ...column, label: `${column.label} for the whole company` }))}
      groups={[
        {
          id: 'g',
          title: 'Inclusions, exclusions and clarifications of proposals for public and private clients',
          rows: [
            {
              id: 'r',
              label: 'Proposal-clarification templates of the Northern Colorado and Wyoming territories',
              description: 'Donaudampfschifffahrtsgesellschaftskapitänspatent',
            },
          ],
        },
      ]}
      isChecked={() => true}
    />
  ),
};

export const ManyRows: Story = {
  render: () => (
    <CheckMatrix
      label="Many"
      rowsLabel="Permission"
      columns={columns}
      groups={Array.from({ length: 12 }, (_, group) => ({
        id: `g${group}`,
        title: `Application ${group + 1}`,
        rows: Array.from({ length: 8 }, (__, row) => ({
          id: `${group}-${row}`,
          label: `Permission ${group + 1}.${row + 1}`,
        })),
      }))}
      isChecked={({ row }) => row.endsWith('2')}
    />
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <CheckMatrix
      label="الصلاحيات"
      rowsLabel="الصلاحية"
      columns={[
        { id: 'v', label: 'عرض' },
        { id: 'a', label: 'إضافة' },
        { id: 'e', label: 'تعديل' },
      ]}
      groups={[
        {
          id: 'crm',
          title: 'العملاء',
          rows: [
            { id: 'account', label: 'الحسابات' },
            { id: 'contact', label: 'جهات الاتصال' },
          ],
        },
      ]}
      isChecked={({ column }) => column === 'v'}
      onChange={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(canvas.getByRole('checkbox', { name: 'الحسابات: عرض' })).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** One group with one row. */
function Example({
  rows,
  ...props
}: Pick<CheckMatrixProps, 'label' | 'isLocked'> & Pick<MatrixGroup, 'rows'>) {
  return (
    <CheckMatrix
      {...props}
      rowsLabel="Permission"
      columns={columns.filter(({ id }) => id !== 'a')}
      groups={[{ id: 'group', title: 'CRM', rows }]}
      isChecked={({ column }) => column === 'v'}
      onChange={() => undefined}
    />
  );
}

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Example label="Rights by name" rows={[{ id: 'account', label: 'Accounts' }]} />,
          reason: 'Rows and groups have names that users know.',
        }}
        bad={{
          show: <Example label="Rights by key" rows={[{ id: 'account', label: 'crm.account' }]} />,
          reason: 'Users do not know permission keys.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Example
              label="Rights that exist"
              rows={[{ id: 'file', label: 'Files', columns: ['v', 'e', 'd'] }]}
            />
          ),
          reason: 'An empty cell means that there is nothing to grant.',
        }}
        bad={{
          show: (
            <Example
              label="Rights that cannot be granted"
              rows={[{ id: 'file', label: 'Files' }]}
              isLocked={({ column }) => column === 'x'}
            />
          ),
          reason: 'A disabled checkbox suggests a reason that does not exist.',
        }}
      />
    </>
  ),
};
