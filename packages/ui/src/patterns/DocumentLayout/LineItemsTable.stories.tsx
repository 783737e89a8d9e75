import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import type { Column } from '../../table/types.ts';
import { scope, type ScopeLine } from '../data.stories.parts.ts';
import { LineItemsTable } from './DocumentLayout.tsx';

const columns: Column<ScopeLine>[] = [
  { id: 'scope', header: 'Scope', accessor: (line) => line.scope, editor: { kind: 'text' }, width: 320 },
  {
    id: 'quantity',
    header: 'Quantity',
    type: 'quantity',
    accessor: (line) => line.quantity,
    editor: { kind: 'decimal' },
    width: 88,
  },
  { id: 'unit', header: 'Unit', accessor: (line) => line.unit, isMuted: true, width: 56 },
  {
    id: 'price',
    header: 'Unit price',
    type: 'amount',
    accessor: (line) => line.price,
    editor: { kind: 'decimal' },
    width: 96,
  },
  { id: 'amount', header: 'Amount', type: 'amount', accessor: (line) => line.amount, width: 112 },
];
const readOnly: Column<ScopeLine>[] = columns.map(({ editor: _, ...column }) => column);

interface LinesProps {
  label: string;
  columns: Column<ScopeLine>[];
  lines: ScopeLine[];
  isReadOnly?: boolean;
}

const blank = (id: string): ScopeLine => ({
  id,
  scope: '',
  detail: '',
  code: '',
  quantity: '',
  unit: 'EA',
  price: '',
  amount: '',
});

function Lines({ label, columns: shown, lines: given, isReadOnly = false }: LinesProps) {
  const [lines, setLines] = useState(given);
  return (
    <LineItemsTable
      label={label}
      columns={shown}
      rows={lines}
      getRowId={(line) => line.id}
      {...(isReadOnly
        ? {}
        : {
            onAppend: () => setLines((was) => [...was, blank(`L${was.length + 1}`)]),
            onCellEdit: (row: ScopeLine, columnId: string, value: string) =>
              setLines((was) =>
                was.map((line) => (line.id === row.id ? { ...line, [columnId]: value } : line)),
              ),
          })}
    />
  );
}

const meta = {
  title: 'Data/LineItemsTable',
  component: Lines,
  args: { label: 'Scope', columns, lines: scope },
} satisfies Meta<typeof Lines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadOnly: Story = { args: { columns: readOnly, isReadOnly: true } };

export const LongContent: Story = {
  args: {
    lines: scope.map((line) => ({
      ...line,
      scope: `${line.scope}, with prevailing-wage adjustment for the imaging suite and its control room`,
      price: '118447290.48',
      amount: '1184472901.48',
    })),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'نطاق العمل',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['البند', 'الكمية', 'الوحدة', 'سعر الوحدة', 'المبلغ'][index] ?? '',
    })),
    lines: scope.slice(0, 3).map((line, index) => ({
      ...line,
      scope: ['قواطع داخلية', 'قواطع الممرات', 'بلاط الفينيل الفاخر'][index] ?? '',
    })),
  },
};

/** Tab after the last cell that can be written appends a line; Enter goes down. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Scope' });
    const cell = (id: string, column: string) =>
      table.querySelector<HTMLElement>(`[data-id="${id}"] > [data-column="${column}"]`) as HTMLElement;
    await userEvent.click(cell('L7', 'price'));
    await userEvent.keyboard('1320{Tab}');
    await waitFor(() => expect(cell('L8', 'scope')).toHaveFocus());
    await expect(cell('L7', 'price')).toHaveTextContent('1,320.00');
    await userEvent.keyboard('Final clean{Enter}');
    await waitFor(() => expect(cell('L8', 'scope')).toHaveTextContent('Final clean'));
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Lines label="Editable" columns={columns} lines={scope.slice(0, 2)} />,
          because: 'What is entered is edited in place; what is worked out, the amount, is not.',
        }}
        bad={{
          show: <Lines label="Read-only draft" columns={readOnly} lines={scope.slice(0, 2)} isReadOnly />,
          because: 'A draft that must be opened line by line cannot be pasted into.',
        }}
      />
      <DoDont
        good={{
          show: <Lines label="With units" columns={columns.slice(0, 3)} lines={scope.slice(0, 2)} />,
          because: 'The unit has its own column, so quantities line up.',
        }}
        bad={{
          show: (
            <Lines
              label="Units in figures"
              columns={[
                ...columns.slice(0, 1),
                {
                  id: 'both',
                  header: 'Quantity',
                  accessor: (line) => `${line.quantity} ${line.unit}`,
                  width: 144,
                },
              ]}
              lines={scope.slice(0, 2)}
            />
          ),
          because: 'Figures with words in them can be neither compared nor edited.',
        }}
      />
    </>
  ),
};
