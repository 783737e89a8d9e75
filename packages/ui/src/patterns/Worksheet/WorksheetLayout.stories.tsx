import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlusIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LinkTabs } from '../../components/Tabs/Tabs.tsx';
import { SearchField } from '../../components/TextField/SearchField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import { formatAmount } from '../../data-grid/format.ts';
import type { Column } from '../../data-grid/types.ts';
import { StatusMenu } from '../../components/Select/StatusMenu.tsx';
import { ConditionCell } from '../../takeoff/panels/ConditionCell.tsx';
import { RecordHeader } from '../RecordHeader/RecordHeader.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { WorksheetLayout } from './WorksheetLayout.tsx';
import { TotalsPanel } from './TotalsPanel.tsx';
import type { DerivationStep } from './derivationStep.ts';
import { FormulaBar } from './FormulaBar.tsx';
import { RateEdit } from './RateEdit.tsx';
import { FigureCell, LinksCell, NameCell, UnitCell } from './WorksheetCells.tsx';
import { CellObserver, type ObservedCell } from './CellObserver.tsx';
import { DerivationPopover } from './DerivationPopover.tsx';

interface Row {
  id: string;
  name: string;
  code: string;
  color?: string;
  type?: 'surface_area' | 'area' | 'count';
  quantity: string;
  unit: string;
  material: string;
  hours: string;
  labor: string;
  sell: string;
  isByHand?: boolean;
  warning?: string;
  lines?: readonly Row[];
}
const line = (
  id: string,
  name: string,
  code: string,
  quantity: string,
  unit: string,
  figures: [material: string, hours: string, labor: string, sell: string],
  more: Partial<Row> = {},
): Row => {
  const [material, hours, labor, sell] = figures;
  return { id, name, code, quantity, unit, material, hours, labor, sell, ...more };
};
const rows: readonly Row[] = [
  line(
    'P1',
    'Interior partition, non-rated',
    'P1',
    '220',
    'LF',
    ['6964.43', '179.5', '10258.89', '21088.75'],
    {
      color: '#297cef',
      type: 'surface_area',
      lines: [
        line('p1a', 'Metal stud 3-5/8″, 20 ga, 16″ o.c.', '09-2216-320', '174', 'EA', [
          '1555.56',
          '34.8',
          '2032.32',
          '4377.21',
        ]),
        line('p1b', 'Track 3-5/8″, 20 ga, top and bottom', '09-2216-110', '462', 'LF', [
          '425.04',
          '11.6',
          '674.52',
          '1341.46',
        ]),
        line(
          'p1c',
          'Gypsum board 5/8″ Type X, 2 sides',
          '09-2900-258',
          '4,700',
          'SF',
          ['2914.00', '58.8', '3431.00', '7740.90'],
          { isByHand: true },
        ),
      ],
    },
  ),
  line(
    'LVT',
    'Luxury vinyl tile, waiting',
    'LVT-1',
    '403.5',
    'SF',
    ['2188.92', '18.3', '951.76', '3768.82'],
    {
      color: '#1f9197',
      type: 'area',
      lines: [
        line('l1', 'LVT plank 5 mm, 9″ × 48″', '09-6519-410', '432', 'SF', [
          '1879.20',
          '13.8',
          '720.23',
          '3119.32',
        ]),
        line(
          'l2',
          'Pressure-sensitive adhesive',
          '09-6500-050',
          '3',
          'GAL',
          ['115.80', '0.0', '0.00', '138.96'],
          {
            warning: 'The price from Summit Interior Supply expired on Mar 02, 2026.',
          },
        ),
      ],
    },
  ),
];
const figure = (
  id: 'quantity' | 'material' | 'hours' | 'labor' | 'sell',
  header: string,
  footer?: string,
): Column<Row> => ({
  id,
  header,
  type: 'amount',
  width: 92,
  accessor: (row) => row[id],
  cell: (row) => (
    <FigureCell
      isZero={Number(row[id]) === 0}
      isStrong={row.lines !== undefined}
      isOverridden={id === 'quantity' && row.isByHand === true}
    >
      {id === 'quantity' || id === 'hours' ? row[id] : formatAmount(row[id])}
    </FigureCell>
  ),
  ...(footer === undefined ? {} : { footer }),
});
const columns: Column<Row>[] = [
  {
    id: 'item',
    header: 'Item',
    width: 300,
    accessor: (row) => row.name,
    cell: (row) =>
      row.color && row.type ? (
        <ConditionCell code={row.code} name={row.name} color={row.color} type={row.type} />
      ) : (
        <NameCell name={row.name} warnings={row.warning ? [row.warning] : []} />
      ),
    footer: '2 assemblies, 5 lines',
  },
  {
    id: 'code',
    header: 'Code, source',
    width: 108,
    accessor: (row) => row.code,
    cell: (row) =>
      row.lines ? (
        <LinksCell links={[{ label: 'A2.1', href: '#a21' }]} />
      ) : (
        <UnitCell isMono>{row.code}</UnitCell>
      ),
  },
  figure('quantity', 'Quantity'),
  {
    id: 'unit',
    header: 'Unit',
    width: 52,
    accessor: (row) => row.unit,
    cell: (row) => <UnitCell>{row.unit}</UnitCell>,
  },
  figure('material', 'Material', '9,153.35'),
  figure('hours', 'Hours', '197.8'),
  figure('labor', 'Labor', '11,210.65'),
  figure('sell', 'Sell', '24,857.57'),
];
const step = (
  operator: DerivationStep['operator'],
  label: string,
  figure: [string, string],
  running: [string, string],
): DerivationStep => ({
  operator,
  label,
  value: figure[0],
  unit: figure[1],
  runningTotal: running[0],
  runningUnit: running[1],
});
const quantity = [
  { ...step('', 'Length on', ['220', 'LF'], ['220', 'LF']), source: { label: 'A2.1', href: '#a21' } },
  step('×', 'Height', ['10', 'LF'], ['2200', 'SF']),
  step('−', 'Reception window', ['24', 'SF'], ['2176', 'SF']),
  step('×', 'Sides', ['2', ''], ['4352', 'SF']),
  step('+', 'Waste', ['8', '%'], ['4700.16', 'SF']),
  step('=', 'Quantity, rounded', ['4700', 'SF'], ['4700', 'SF']),
];
const price = [
  step('', 'Quoted Mar 02, 2026', ['0.574', '$/SF'], ['0.574', '$/SF']),
  step('+', 'Freight', ['4', '%'], ['0.597', '$/SF']),
  step('+', 'Cushion', ['4', '%'], ['0.6208', '$/SF']),
  step('=', 'Estimate price', ['0.62', '$/SF'], ['0.62', '$/SF']),
];
const formula = [
  step('', 'quantity', ['4700', 'SF'], ['4700', 'SF']),
  step('×', 'estimate price', ['0.62', '$/SF'], ['2914.00', '$']),
  step('=', 'Material', ['2914.00', '$'], ['2914.00', '$']),
];

function EstimateWorksheet() {
  const [cell, setCell] = useState<ObservedCell>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [view, setView] = useState<'assembly' | 'flat'>('assembly');
  const [overhead, setOverhead] = useState('10');
  const [status, setStatus] = useState('In review');
  const row = rows.flatMap((each) => [each, ...(each.lines ?? [])]).find((each) => each.id === cell?.rowId);
  return (
    <WorksheetLayout
      content="sheet"
      head={
        <RecordHeader
          title="Alder Creek Family Clinic"
          code="EST-2026-0142"
          status={
            <StatusMenu
              label="Status"
              status={status}
              tone="info"
              options={['Take-off', 'In review', 'Sent']
                .filter((label) => label !== status)
                .map((label) => ({ id: label, label }))}
              onChange={setStatus}
            />
          }
          facts={[
            { label: 'Bid due', value: 'Mar 19, 2026' },
            { label: 'Customer', value: 'Alder Creek Health Partners' },
            { label: 'Estimator', value: 'Dana Whitfield' },
          ]}
          actions={
            <Button variant="primary" icon={FilePlusIcon}>
              Create quote
            </Button>
          }
          tabs={
            <LinkTabs
              isInset
              label="Estimation sections"
              value="estimate"
              items={[
                { id: 'overview', label: 'Overview', href: '#overview' },
                { id: 'plans', label: 'Plans', count: 14, href: '#plans' },
                { id: 'estimate', label: 'Estimate', href: '#estimate' },
                { id: 'quotes', label: 'Quotes', count: 3, href: '#quotes' },
              ]}
            />
          }
        />
      }
      search={<SearchField size="sm" label="Find a line" placeholder="Find a line" />}
      toolsEnd={
        <SegmentedControl
          label="Group by"
          size="sm"
          value={view}
          onChange={setView}
          options={[
            { id: 'assembly', label: 'Assembly' },
            { id: 'flat', label: 'Flat' },
          ]}
        />
      }
      formula={
        <FormulaBar
          {...(row && cell
            ? { name: columns.find((column) => column.id === cell.columnId)?.header ?? '', place: row.code }
            : {})}
          steps={cell?.columnId === 'material' ? formula : []}
        >
          Select a figure to see how it is calculated
        </FormulaBar>
      }
      sideLabel="Totals"
      side={
        <TotalsPanel
          label="Total sell"
          total="$25,155.86"
          notes={['22.1% markup, 18.1% margin', '$26.95 per SF of 4,608 SF']}
          onShowDerivation={setAnchor}
          breakdown={[
            { label: 'Material', share: 50 },
            { label: 'Labor', share: 32 },
            { label: 'Markup', share: 17 },
            { label: 'Bond and tax', share: 1 },
          ]}
          lines={[
            { id: 'material', label: 'Material', value: '9,153.35' },
            { id: 'labor', label: 'Labor', note: '197.8 h', value: '11,210.65' },
            { id: 'direct', label: 'Direct cost', value: '20,364.00', isSum: true },
            {
              id: 'overhead',
              label: 'Overhead',
              note: (
                <RateEdit
                  label="Overhead"
                  value={overhead}
                  onSave={async (next) => {
                    if (Number(next) > 100) throw new Error('Enter number between 0 and 100');
                    setOverhead(next);
                  }}
                />
              ),
              value: '2,036.40',
            },
            {
              id: 'tax',
              label: 'Sales tax',
              note: <RateEdit label="Sales tax" value="0" onSave={async () => undefined} isReadOnly />,
              value: '0.00',
              isZero: true,
            },
            { id: 'total', label: 'Total sell', value: '25,155.86', isSum: true },
          ]}
          checks={[
            { tone: 'ok', text: 'All take-offs are linked' },
            { tone: 'warn', text: 'One price has expired' },
            { tone: 'bad', text: 'A3.1 has no scale, so its measures count 0' },
          ]}
        />
      }
    >
      <CellObserver
        onCell={setCell}
        hasDerivation={({ columnId }) => ['material', 'hours', 'labor', 'sell'].includes(columnId)}
        onShowDerivation={({ element }) => setAnchor(element)}
      >
        <DataTable
          label="Estimate"
          variant="sheet"
          fills
          showRowNumbers
          columns={columns}
          rows={rows}
          getRowId={(each) => each.id}
          isGroup={(each) => each.lines !== undefined}
          getSubRows={(each) => each.lines}
          defaultExpanded="all"
        />
      </CellObserver>
      {anchor && (
        <DerivationPopover
          anchor={anchor}
          title="Material $2,914.00"
          subtitle="4,700 SF × $0.62"
          sections={[
            { title: 'Quantity from take-off P1', steps: quantity },
            { title: 'Price from Summit Interior Supply', steps: price },
          ]}
          actions={
            <>
              <Button size="sm" href="#takeoff">
                Open take-off
              </Button>
              <Button size="sm" variant="ghost">
                Override unit price
              </Button>
            </>
          }
          onClose={() => setAnchor(undefined)}
        />
      )}
    </WorksheetLayout>
  );
}

const meta = {
  title: 'Patterns/WorksheetLayout',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame isNavMini>
      <EstimateWorksheet />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Opens the derivation by click, Enter and from the total. */
export const Derivation: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const figure = (await canvas.findByText('2,914.00')).closest<HTMLElement>('[data-column]');
    if (!figure) throw new Error('the figure has no cell');
    await userEvent.click(figure);
    const dialog = await screen.findByRole('dialog', { name: 'Material $2,914.00' });
    await expect(within(dialog).getByText('Quantity, rounded')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Formula' })).toHaveTextContent('$2,914.00');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(figure).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** Inline rate editing; a rejected value stays in the field. */
export const Rate: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Overhead, 10%' }));
    const field = await canvas.findByRole('textbox', { name: 'Overhead, percent' });
    await userEvent.clear(field);
    await userEvent.type(field, '120{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter number between 0 and 100');
    await expect(field).toHaveValue('120');
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    const rate = await canvas.findByRole('button', { name: 'Edit Overhead, 12%' });
    await waitFor(() => expect(rate).toHaveFocus());
  },
};
