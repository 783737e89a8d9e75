import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Columns, Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DataTable } from '../../data-grid/DataTable.tsx';
import type { Column } from '../../data-grid/types.ts';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { ConditionCell } from '../../takeoff/panels/ConditionCell.tsx';
import { RecordHeader } from '../RecordHeader/RecordHeader.tsx';
import { WorksheetLayout } from './WorksheetLayout.tsx';
import { CheckList, TotalsPanel, type TotalsPanelProps } from './TotalsPanel.tsx';
import type { DerivationStep } from './derivationStep.ts';
import { FormulaBar } from './FormulaBar.tsx';
import { RateEdit } from './RateEdit.tsx';
import { FigureCell, LinksCell, NameCell, UnitCell } from './WorksheetCells.tsx';
import { DerivationPopover } from './DerivationPopover.tsx';

interface Line {
  id: string;
  name: string;
  code: string;
  quantity: string;
  unit: string;
  warning?: string;
  isByHand?: boolean;
}

const columnsOf = (headers: readonly [item: string, quantity: string, unit: string]): Column<Line>[] => [
  {
    id: 'item',
    header: headers[0],
    width: 320,
    accessor: (line) => line.name,
    cell: (line) =>
      line.id === 'p1' ? (
        <ConditionCell code={line.code} name={line.name} color="#297cef" type="surface_area" />
      ) : (
        <NameCell name={line.name} warnings={line.warning ? [line.warning] : []} />
      ),
  },
  {
    id: 'quantity',
    header: headers[1],
    type: 'amount',
    width: 120,
    accessor: (line) => line.quantity,
    cell: (line) => (
      <FigureCell
        isZero={line.quantity === '0'}
        isStrong={line.id === 'p1'}
        isOverridden={line.isByHand === true}
      >
        {line.quantity}
      </FigureCell>
    ),
  },
  {
    id: 'unit',
    header: headers[2],
    width: 80,
    accessor: (line) => line.unit,
    cell: (line) => <UnitCell>{line.unit}</UnitCell>,
  },
];

const step = (
  operator: DerivationStep['operator'],
  label: string,
  figure: readonly [value: string, unit: string],
  running: readonly [value: string, unit: string],
): DerivationStep => ({
  operator,
  label,
  value: figure[0],
  unit: figure[1],
  runningTotal: running[0],
  runningUnit: running[1],
});
const formula = [
  step('', 'quantity', ['4700', 'SF'], ['4700', 'SF']),
  step('×', 'estimate price', ['0.62', '$/SF'], ['2914.00', '$']),
  step('=', 'Material', ['2914.00', '$'], ['2914.00', '$']),
];

const saved = async () => undefined;
const summary: TotalsPanelProps = {
  label: 'Total sell',
  total: '$25,155.86',
  notes: ['22.1% markup, 18.1% margin'],
  breakdown: [
    { label: 'Material', share: 50 },
    { label: 'Labor', share: 32 },
    { label: 'Markup', share: 18 },
  ],
  lines: [
    { id: 'material', label: 'Material', value: '9,153.35' },
    { id: 'labor', label: 'Labor', note: '197.8 h', value: '11,210.65' },
    {
      id: 'overhead',
      label: 'Overhead',
      note: <RateEdit label="Overhead" value="10" onSave={saved} />,
      value: '2,036.40',
    },
    { id: 'total', label: 'Total sell', value: '25,155.86', isSum: true },
  ],
};

const meta = {
  title: 'Patterns/Worksheet',
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <Columns gap={32}>
      <div>
        <TotalsPanel {...summary} />
      </div>
      <Stack gap={16}>
        <FormulaBar name="Material" place="row 3, P1" steps={formula} />
        <CheckList
          checks={[
            { tone: 'ok', text: 'All take-offs are linked' },
            { tone: 'warn', text: 'One price has expired' },
          ]}
        />
      </Stack>
    </Columns>
  ),
};

/** Empty selection, empty worksheet, rates (editable, read-only, rejected) and all cell types. */
export const States: Story = {
  render: () => (
    <Columns gap={32}>
      <Stack gap={16}>
        <FormulaBar>Select a figure to see how it is calculated</FormulaBar>
        <div>
          <ConditionCell code="P1" name="Interior partition, non-rated" color="#297cef" type="surface_area" />
          <NameCell name="LVT plank 5 mm, 9″ × 48″" code="LVT-1" />
          <NameCell name="Adhesive" warnings={['The price expired on Mar 02, 2026.']} />
        </div>
        <div>
          <FigureCell isStrong>4,700</FigureCell> <FigureCell isZero>0</FigureCell> <UnitCell>SF</UnitCell>{' '}
          <UnitCell isMono>09-2900-258</UnitCell>
        </div>
        <LinksCell
          links={[
            { label: 'A2.1', href: '#a21' },
            { label: 'A3.1', href: '#a31' },
          ]}
        />
      </Stack>
      <div>
        <TotalsPanel
          label="Total sell"
          total="$0.00"
          lines={[
            { id: 'material', label: 'Material', value: '0.00', isZero: true },
            {
              id: 'tax',
              label: 'Sales tax',
              note: <RateEdit label="Sales tax" value="8.25" onSave={saved} isReadOnly />,
              value: '0.00',
              isZero: true,
            },
            {
              id: 'overhead',
              label: 'Overhead',
              note: <RateEdit label="Overhead" value="10" onSave={saved} />,
              value: '0.00',
              isZero: true,
            },
          ]}
          checks={[
            { tone: 'ok', text: 'All take-offs are linked' },
            { tone: 'warn', text: 'One price has expired' },
            { tone: 'bad', text: 'A3.1 has no scale, so its measures count 0' },
          ]}
        />
      </div>
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Overhead, 10%' }));
    const field = await canvas.findByRole('textbox', { name: 'Overhead, percent' });
    await userEvent.clear(field);
    await userEvent.type(field, 'ten{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a number');
    await expect(field).toHaveValue('ten');
  },
};

const longName =
  'Gypsum board 5/8″ Type X, moisture and mold resistant, abuse class 3, two layers each side to the deck above';

/** Truncated names with titles; a long formula scrolls. */
export const LongContent: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <WorksheetLayout
        content="sheet"
        head={<RecordHeader title={`${longName}, and so on`} code="EST-2026-0142-ALTERNATE-3" />}
        formula={
          <FormulaBar
            name="Material of the alternate"
            place="row 1,203, P2.LEVEL-1.WEST"
            steps={[
              ...formula.slice(0, 1),
              ...Array.from({ length: 8 }, (_, i) =>
                step('×', `factor of the west wing’s level ${i + 1}`, ['1.0825', ''], ['5087.75', 'SF']),
              ),
              step('=', 'Material', ['12915900.21', '$'], ['12915900.21', '$']),
            ]}
          />
        }
        side={
          <TotalsPanel
            {...summary}
            label="Total sell of the alternate with the imaging suite"
            total="$112,915,900.21"
            lines={[
              {
                id: 'long',
                label: 'Labor at prevailing wage, with shift differential',
                note: '1,203,817.8 h',
                value: '98,311,210.65',
              },
              { id: 'sum', label: 'Total sell', value: '112,915,900.21', isSum: true },
            ]}
            checks={[{ tone: 'warn', text: `The price of ${longName} expired` }]}
          />
        }
      >
        <DataTable
          label="Estimate"
          variant="sheet"
          columns={columnsOf(['Item', 'Quantity', 'Unit'])}
          rows={[
            { id: 'p1', name: longName, code: 'P1', quantity: '1,203,817.25', unit: 'SF' },
            {
              id: 'p2',
              name: longName,
              code: 'P2',
              quantity: '0',
              unit: 'SF',
              warning: 'The price from Summit Interior Supply expired on Mar 02, 2026.',
            },
          ]}
          getRowId={(line) => line.id}
        />
      </WorksheetLayout>
    </div>
  ),
};

/** The side column is mirrored; figures and formulas are not. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <MessagesProvider
      messages={{
        worksheetLayout: { summary: 'الملخص' },
        formulaBar: { formula: 'المعادلة', derivation: 'كيف نتج هذا الرقم' },
        totalsPanel: {
          totalDerivation: (label, total) => `${label} ${total}. لماذا هذا الرقم`,
          breakdown: (label) => `أجزاء ${label}`,
          checks: 'التدقيق',
        },
        rateEdit: { editRate: (label, rate) => `${label} ${rate}، تغيير` },
        worksheetCells: { overridden: '، أُدخل يدويًا' },
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
        <WorksheetLayout
          content="sheet"
          head={<RecordHeader title="عيادة ألدر كريك العائلية" code="EST-2026-0142" />}
          formula={
            <FormulaBar
              name="المواد"
              place="الصف ٣، P1"
              steps={[
                step('', 'الكمية', ['4700', 'SF'], ['4700', 'SF']),
                step('×', 'سعر التقدير', ['0.62', '$/SF'], ['2914.00', '$']),
                step('=', 'المواد', ['2914.00', '$'], ['2914.00', '$']),
              ]}
            />
          }
          side={
            <TotalsPanel
              label="إجمالي البيع"
              total="$25,155.86"
              notes={['هامش ١٨٫١٪']}
              breakdown={[
                { label: 'المواد', share: 60 },
                { label: 'العمالة', share: 40 },
              ]}
              lines={[
                { id: 'material', label: 'المواد', value: '9,153.35' },
                {
                  id: 'overhead',
                  label: 'المصاريف العامة',
                  note: <RateEdit label="المصاريف العامة" value="10" onSave={saved} />,
                  value: '2,036.40',
                },
                { id: 'total', label: 'إجمالي البيع', value: '25,155.86', isSum: true },
              ]}
              checks={[{ tone: 'warn', text: 'انتهت صلاحية سعر واحد' }]}
            />
          }
        >
          <DataTable
            label="التقدير"
            variant="sheet"
            columns={columnsOf(['البند', 'الكمية', 'الوحدة'])}
            rows={[
              { id: 'p1', name: 'قاطع داخلي غير مقاوم للحريق', code: 'P1', quantity: '220', unit: 'LF' },
              {
                id: 'b',
                name: 'ألواح جبسية، وجهان',
                code: '09-2900-258',
                quantity: '4,700',
                unit: 'SF',
                isByHand: true,
              },
            ]}
            getRowId={(line) => line.id}
          />
        </WorksheetLayout>
      </div>
    </MessagesProvider>
  ),
};

function OpenDerivation({ isLoading = false }: { isLoading?: boolean }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ padding: '1rem' }}>
      <span ref={setAnchor}>$2,914.00</span>
      {anchor && (
        <DerivationPopover
          anchor={anchor}
          title="Material $2,914.00"
          subtitle="4,700 SF × $0.62"
          sections={isLoading ? [] : [{ title: 'Price from Summit Interior Supply', steps: formula }]}
          isLoading={isLoading}
          notes={['The price expired on Mar 02, 2026.']}
          onClose={() => undefined}
        />
      )}
    </div>
  );
}

/** Derivation popover with warnings. */
export const Derivation: Story = {
  render: () => <OpenDerivation />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Material $2,914.00' })).toBeVisible();
  },
};

/** Derivation popover while the steps load. */
export const DerivationLoading: Story = {
  render: () => <OpenDerivation isLoading />,
  play: async () => {
    await expect(await screen.findByText('Loading the calculation')).toBeInTheDocument();
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <CheckList checks={[{ tone: 'bad', text: 'A3.1 has no scale, so its measures count 0' }]} />,
          reason: 'Says what is wrong, where it is and how it affects the total.',
        }}
        bad={{
          show: <CheckList checks={[{ tone: 'bad', text: 'Validation failed (1 issue)' }]} />,
          reason: 'It does not say where to look.',
        }}
      />
      <DoDont
        good={{
          show: (
            <div>
              <TotalsPanel
                label="Total sell"
                total="$25,155.86"
                notes={['22.1% markup, 18.1% margin']}
                lines={[
                  { id: 'direct', label: 'Direct cost', value: '20,364.00' },
                  { id: 'markup', label: 'Markup', value: '4,791.86' },
                ]}
              />
            </div>
          ),
          reason: 'Shows the name of the figure, its currency and its parts.',
        }}
        bad={{
          show: (
            <div>
              <TotalsPanel
                label="Total"
                total="25155.86"
                lines={[{ id: 'all', label: 'Cost and markup', value: '25155.86' }]}
              />
            </div>
          ),
          reason: 'It is unclear whether this is cost or price, dollars or hours.',
        }}
      />
    </>
  ),
};
