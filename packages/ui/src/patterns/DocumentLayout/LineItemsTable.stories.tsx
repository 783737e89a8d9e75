import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import type { Column } from '../../data-grid/types.ts';
import { scope, scopeColumns, useScopeLines, type ScopeLine } from '../data.stories.parts.ts';
import { LineItemsTable } from './DocumentLayout.tsx';

const columns = scopeColumns({
  scope: 320,
  code: 0,
  quantity: 88,
  unit: 56,
  price: 96,
  amount: 112,
}).filter(({ id }) => id !== 'code');
const fixed = (columns: Column<ScopeLine>[]): Column<ScopeLine>[] =>
  columns.map(({ editor: _, ...column }) => column);
const readOnly = fixed(columns);
/** Columns for half the width. */
const slim = scopeColumns({ scope: 112, code: 0, quantity: 76, unit: 0, price: 84, amount: 92 }).filter(
  ({ id }) => id !== 'code' && id !== 'unit',
);

interface LinesProps {
  label: string;
  columns: Column<ScopeLine>[];
  lines: ScopeLine[];
  isReadOnly?: boolean;
}

function Lines({ label, columns: shown, lines: initialLines, isReadOnly = false }: LinesProps) {
  const { onAppend, onCellEdit, ...lines } = useScopeLines(initialLines);
  return (
    <LineItemsTable
      label={label}
      columns={shown}
      {...lines}
      {...(isReadOnly ? {} : { onAppend, onCellEdit })}
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

/** The names wrap, and the amounts stay in view while the other columns scroll. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('grid', { name: 'Scope' });
    const amounts = [...table.querySelectorAll('[data-id] > [data-column="amount"]')];
    await expect(amounts.length).toBeGreaterThan(0);
    await waitFor(() => {
      const frame = table.getBoundingClientRect();
      for (const amount of amounts) {
        const box = amount.getBoundingClientRect();
        expect(box.left).toBeGreaterThan(0);
        expect(box.right).toBeLessThanOrEqual(Math.min(window.innerWidth, Math.max(frame.right, 360)));
        expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
        const quantity = amount.parentElement?.querySelector('[data-column="quantity"]');
        expect(quantity?.getBoundingClientRect().right).toBeLessThanOrEqual(box.left + 1);
      }
    });
  },
};

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

/** Tab in the last editable cell appends a line; Enter moves down. */
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

// Fixed to the frame width, because content widths depend on the loaded font.
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Lines label="Editable" columns={slim} lines={scope.slice(0, 2)} />
            </Stack>
          ),
          reason: 'Entered values are edited in place; the computed amount is not.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Lines label="Read-only draft" columns={fixed(slim)} lines={scope.slice(0, 2)} isReadOnly />
            </Stack>
          ),
          reason: 'If each line opens a form, lines cannot be pasted.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Lines label="With units" columns={columns.slice(0, 3)} lines={scope.slice(0, 2)} />
            </Stack>
          ),
          reason: 'The unit has its own column, so quantities align.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
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
            </Stack>
          ),
          reason: 'Figures with text cannot be compared or edited.',
        }}
      />
    </>
  ),
};
