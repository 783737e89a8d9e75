import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import type { BudgetPreview, BudgetRow } from './budget.ts';
import type { BudgetColumn } from './budgetColumns.tsx';
import { BudgetMatrix } from './BudgetMatrix.tsx';

const columns: BudgetColumn[] = [
  { id: 'original', label: 'Original' },
  { id: 'approved', label: 'Approved', kind: 'change' },
  { id: 'revised', label: 'Revised', isStrong: true },
  { id: 'committed', label: 'Committed' },
  { id: 'actual', label: 'Actual' },
  { id: 'forecast', label: 'Forecast' },
  { id: 'variance', label: 'Over/under', kind: 'difference' },
];
/** Row from its figures in the order of the columns. */
const row = (code: string, name: string, list: readonly string[], manual?: readonly string[]): BudgetRow => ({
  id: code,
  code,
  name,
  figures: Object.fromEntries(columns.map(({ id }, at) => [id, list[at]])),
  ...(manual ? { manual } : {}),
});
const rows: BudgetRow[] = [
  {
    id: '05',
    code: '05',
    name: 'Metals',
    subRows: [
      row('05 12 00', 'Structural steel', ['171500', '4200', '175700', '174850', '168300', '175700', '0']),
    ],
  },
  {
    id: '07',
    code: '07',
    name: 'Thermal and moisture',
    subRows: [
      row('07 41 13', 'Standing seam roof', ['151800', '0', '151800', '149600', '118240', '151800', '0']),
      row('07 84 13', 'Firestopping', ['12400', '2150', '16050', '14820', '8500', '17220.40', '-1170.40']),
    ],
  },
  {
    id: '09',
    code: '09',
    name: 'Finishes',
    subRows: [
      row('09 22 16', 'Metal framing', ['88600', '14800', '105900', '98700', '80250', '107600', '-1700']),
      row(
        '09 29 00',
        'Gypsum board',
        ['96200', '9640', '105840', '101300', '69780', '110480', '-4640'],
        ['forecast'],
      ),
      row('09 51 13', 'Acoustic ceilings', ['55700', '0', '55700', '54900', '14860', '55000', '700']),
    ],
  },
];
const preview: BudgetPreview = {
  label: 'If PCO-014 is approved',
  figures: {
    '05 12 00': { approved: '9050', revised: '180550' },
    '09 22 16': { approved: '19705', revised: '110805' },
    '09 29 00': { approved: '11838', revised: '108038' },
  },
};
const onCellOpen = fn();
const meta = {
  title: 'Patterns/BudgetMatrix',
  component: BudgetMatrix,
  args: { label: 'Budget', columns, rows, defaultExpanded: new Set(['05', '09']) },
} satisfies Meta<typeof BudgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = (grid: HTMLElement, name: string) =>
  within(grid)
    .getAllByRole('row')
    .find(({ textContent }) => textContent.includes(name)) as HTMLElement;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('treegrid', { name: 'Budget' });
    await expect(rowOf(grid, 'Gypsum board')).toHaveTextContent(
      '96,200+9,640105,840101,30069,780set by hand 110,480−4,640 over budget',
    );
    await expect(rowOf(grid, 'Finishes')).toHaveTextContent('240,500+24,440267,440');
    await expect(rowOf(grid, 'Total')).toHaveTextContent('Total, 6 codes576,200+30,790610,990');
  },
};
/** Touched rows, closed groups with touched rows and the total show the figures after the change. */
export const Preview: Story = {
  args: { preview, defaultExpanded: new Set(['09']) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('treegrid', { name: 'Budget' });
    await expect(rowOf(grid, 'Metals')).toHaveTextContent('175,700, after the change 180,550');
    await expect(rowOf(grid, 'Finishes')).not.toHaveTextContent('after the change');
    await expect(rowOf(grid, 'Metal framing')).toHaveTextContent('+14,800, after the change +19,705');
    await expect(rowOf(grid, 'Total')).toHaveTextContent('610,990, after the change 622,943');
  },
};
function Toggles() {
  const [isOn, setOn] = useState(false);
  return (
    <Stack gap={8}>
      <Button aria-pressed={isOn} onPress={() => setOn(!isOn)}>
        Preview
      </Button>
      <BudgetMatrix
        label="Budget"
        columns={columns}
        rows={rows}
        defaultExpanded="all"
        {...(isOn ? { preview } : {})}
      />
    </Stack>
  );
}
/** A preview moves no row. */
export const PreviewKeepsRows: Story = {
  render: () => <Toggles />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('treegrid', { name: 'Budget' });
    const { top } = rowOf(grid, 'Total').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(rowOf(grid, 'Total')).toHaveTextContent('after the change'));
    await expect(Math.abs(rowOf(grid, 'Total').getBoundingClientRect().top - top)).toBeLessThan(1);
  },
};
/** A click or Enter opens a cell; the arrows of the first column fold. */
export const Keyboard: Story = {
  args: { onCellOpen },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    onCellOpen.mockClear();
    const grid = await canvas.findByRole('treegrid', { name: 'Budget' });
    await userEvent.click(within(rowOf(grid, 'Gypsum board')).getByText('110,480'));
    await waitFor(() =>
      expect(onCellOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '09 29 00' }), 'forecast'),
    );
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(onCellOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '09 22 16' }), 'actual'),
    );
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() =>
      expect(onCellOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: '09 22 16' }), undefined),
    );
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(rowOf(grid, 'Finishes')).toHaveAttribute('aria-expanded', 'false'));
    await expect(onCellOpen).toHaveBeenCalledTimes(3);
  },
};
export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <BudgetMatrix
        {...args}
        label="Not a number"
        frame="card"
        rows={[row('01', 'General requirements', ['190800', 'n/a', '186800'])]}
      />
      <BudgetMatrix {...args} label="Loading" rows={[]} loadingState="loading" frame="card" />
      <BudgetMatrix
        {...args}
        label="Failed"
        rows={[]}
        frame="card"
        error={<ErrorState size="sm" title="The budget could not be loaded" onRetry={fn()} />}
      />
    </Stack>
  ),
};
export const Empty: Story = { args: { rows: [] } };
export const LongContent: Story = {
  args: {
    defaultExpanded: 'all',
    preview: { label: preview.label, figures: { a: { revised: '98765432109876.54' } } },
    rows: [
      {
        ...row('09 29 00.1234', 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6', [
          '12345678901234.56',
          '-12345678901234.56',
          '12345678901234.56',
          '0',
          '0.4',
          '12345678901234.56',
          '-12345678901234.56',
        ]),
        id: 'a',
      },
      ...rows,
    ],
  },
};
const many: BudgetRow[] = Array.from({ length: 100 }, (_, division) => ({
  id: `d${division}`,
  code: String(division).padStart(2, '0'),
  name: `Division ${division}`,
  subRows: Array.from({ length: 100 }, (_item, at) => ({
    ...row(`${division}-${at}`, `Code ${at}`, ['100.10', '0', '100.10', '90', '80', '101', '-0.90']),
  })),
}));
export const ManyItems: Story = {
  parameters: { layout: 'fullscreen' },
  args: { rows: many, defaultExpanded: 'all', fills: true },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('treegrid', { name: 'Budget' });
    await expect(within(grid).getAllByRole('row').length).toBeLessThan(120);
    await expect(rowOf(grid, 'Total')).toHaveTextContent('Total, 10,000 codes1,001,000');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { preview } };
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الميزانية',
    preview,
    rows: rows.map((each) => ({ ...each, name: 'أعمال التشطيب' })),
  },
};
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <BudgetMatrix label="Good" columns={columns.slice(6)} rows={rows.slice(1, 2)} frame="card" />,
        reason: 'Whole amounts that line up; the detail has the decimals.',
      }}
      bad={{
        show: (
          <BudgetMatrix
            label="Bad"
            columns={columns.slice(6).map(({ kind: _, ...column }) => column)}
            rows={rows.slice(1, 2)}
            frame="card"
          />
        ),
        reason: 'Without the kind of its column, an overrun looks like any other figure.',
      }}
    />
  ),
};
