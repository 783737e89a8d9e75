import { useMemo, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { FilterBar } from '../ListLayout/FilterBar.tsx';
import type { Filter } from '../ListLayout/filters.ts';
import { buildPivot } from './buildPivot.ts';
import { PivotTable } from './PivotTable.tsx';
import { entry, fields, layout as pivotLayout, records } from './pivot.stories.parts.ts';
import { ReportBuilder, type ReportBuilderProps } from './ReportBuilder.tsx';
import type { ReportField, ReportLayout, ReportSource } from './reportTypes.ts';
import { emptyReportLayout, removeEntry } from './reportLayout.ts';

const fieldOf = (id: string, aside?: string): ReportField => {
  const found = fields.find((field) => field.id === id);
  if (!found) throw new Error(`No field ${id}`);
  return { ...found, ...(aside === undefined ? {} : { aside }) };
};
const text = (id: string, label: string): ReportField => ({ id, label, type: 'text' });

export const sources: ReportSource[] = [
  {
    id: 'lines',
    label: 'Purchase order lines',
    aside: 'starts here',
    fields: [
      fieldOf('item'),
      fieldOf('quantity'),
      fieldOf('amount'),
      fieldOf('lateAmount'),
      fieldOf('promised'),
      fieldOf('late', 'formula'),
      fieldOf('share', 'formula'),
    ],
    sources: [
      {
        id: 'order',
        label: 'Order',
        aside: 'one',
        fields: [text('orderNumber', 'Number'), text('status', 'Status'), text('buyer', 'Buyer')],
        sources: [
          {
            id: 'vendorSource',
            label: 'Vendor',
            aside: 'one',
            fields: [fieldOf('vendor'), { id: 'rating', label: 'Rating', type: 'number' }],
          },
        ],
      },
      {
        id: 'jobSource',
        label: 'Job',
        aside: 'one',
        fields: [fieldOf('job'), text('manager', 'Project manager')],
      },
      {
        id: 'pay',
        label: 'Pay rates',
        fields: [],
        lockedReason: 'Needs the permission “View payroll”. Grace Calloway can grant it.',
      },
    ],
  },
];

export const longSources: ReportSource[] = [
  {
    id: 'long',
    label: 'Subcontract change order request lines with their approvals and attachments',
    aside: 'starts here',
    fields: [
      {
        id: 'job',
        label: 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6',
        type: 'text',
      },
      { id: 'amount', label: 'x'.repeat(80), type: 'money' },
    ],
  },
];

export const layout: ReportLayout = {
  ...pivotLayout,
  sort: [{ entryId: 'amount', direction: 'descending' }],
};
export const longLayout: ReportLayout = {
  ...emptyReportLayout,
  rows: [entry('job')],
  values: [entry('amount')],
};

const filterFields = [
  { id: 'late', label: 'Lateness', type: 'text' as const },
  { id: 'amount', label: 'Open amount', type: 'money' as const },
];
const startFilters: Filter[] = [{ fieldId: 'amount', operator: 'gte', value: '0' }];

/** Builder whose result follows its layout. */
export function LiveBuilder(props: ReportBuilderProps) {
  const [layout, setLayout] = useState(props.layout ?? props.defaultLayout ?? emptyReportLayout);
  const [filters, setFilters] = useState<readonly Filter[]>(startFilters);
  const [kind, setKind] = useState('pivot');
  const pivot = useMemo(() => buildPivot(records, { fields, layout }), [layout]);
  const change = (next: ReportLayout) => {
    setLayout(next);
    props.onLayoutChange?.(next);
  };
  return (
    <div style={{ height: 720, display: 'flex' }}>
      <ReportBuilder
        {...props}
        layout={layout}
        onLayoutChange={change}
        filters={<FilterBar fields={filterFields} filters={filters} onChange={setFilters} />}
        actions={
          <SegmentedControl
            label="Kind of report"
            value={kind}
            onChange={setKind}
            options={[
              { id: 'table', label: 'Table' },
              { id: 'summary', label: 'Summary' },
              { id: 'pivot', label: 'Pivot' },
            ]}
          />
        }
        fieldsFooter={<Button size="sm">New formula</Button>}
        footer="Live preview, 63 lines read in 0.21 s, as of 9:58 AM"
      >
        <PivotTable
          label={props.label}
          pivot={pivot}
          sort={layout.sort}
          onSortChange={(sort) => change({ ...layout, sort })}
          onEntryRemove={(id) => change(removeEntry(layout, id))}
          onCellOpen={() => undefined}
          fills
        />
      </ReportBuilder>
    </div>
  );
}
