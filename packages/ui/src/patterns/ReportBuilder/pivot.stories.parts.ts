import { buildPivot } from './buildPivot.ts';
import type { Pivot, PivotEntry, PivotField, PivotLayout, PivotRecord } from './pivotTypes.ts';

export const fields: PivotField[] = [
  { id: 'job', label: 'Job', type: 'text', codeFieldId: 'number' },
  { id: 'vendor', label: 'Vendor', type: 'text' },
  {
    id: 'late',
    label: 'Lateness',
    type: 'text',
    sequence: ['Not yet due', '1 to 30', 'Over 30'],
  },
  { id: 'promised', label: 'Promised on', type: 'date' },
  { id: 'item', label: 'Item', type: 'text' },
  { id: 'amount', label: 'Open amount', type: 'money' },
  { id: 'lateAmount', label: 'Late amount', type: 'money' },
  {
    id: 'share',
    label: 'Late share',
    type: 'percent',
    ratio: { partFieldId: 'lateAmount', wholeFieldId: 'amount' },
  },
  { id: 'quantity', label: 'Ordered quantity', type: 'number' },
];

/** Job, vendor, number of lines, and amounts not yet due, up to 30 days late and later. */
const lines: readonly [string, string, string, number, string, string, string][] = [
  ['25-071', 'Fulton Street Library', 'Summit Interior Supply', 14, '18420', '6115.5', '0'],
  ['25-071', 'Fulton Street Library', 'Willamette Building Co.', 6, '9860', '0', '2240'],
  ['25-088', 'Northgate Plaza TI', 'Cascade Door and Frame', 9, '31640', '0', '12480'],
  ['25-088', 'Northgate Plaza TI', 'Summit Interior Supply', 5, '4210', '2590.3', '0'],
  ['25-094', 'Cascade Credit Union', 'Harbor Steel', 8, '48200', '1180', '0'],
  ['25-094', 'Cascade Credit Union', 'Summit Interior Supply', 6, '22905.75', '0', '0'],
  ['25-102', 'Amazon Park Pavilion', 'Harbor Steel', 7, '0', '36750', '18900'],
  ['25-102', 'Amazon Park Pavilion', 'Willamette Building Co.', 4, '5480', '940', '0'],
  ['26-004', 'Riverbend Suite 300', 'Willamette Building Co.', 4, '12300', '0', '0'],
];
const states = ['Not yet due', '1 to 30', 'Over 30'];

export const records: PivotRecord[] = lines.flatMap(([number, job, vendor, count, ...amounts]) =>
  Array.from({ length: count }, (_, at): PivotRecord => {
    const state = at % 3;
    const amount = at < 3 ? (amounts[state] ?? '0') : '0';
    return {
      number,
      job,
      vendor,
      item: `${number}-${at}`,
      late: states[state] ?? null,
      promised: `2026-0${(at % 5) + 1}-1${at % 9}`,
      amount,
      lateAmount: state > 0 ? amount : '0',
      quantity: String(at + 1),
    };
  }),
);

export const entry = (fieldId: string, more: Partial<PivotEntry> = {}): PivotEntry => ({
  id: fieldId,
  fieldId,
  ...more,
});

export const layout: PivotLayout = {
  rows: [entry('job'), entry('vendor')],
  columns: [entry('late')],
  values: [
    entry('amount'),
    entry('item', { label: 'Lines', aggregate: 'count', isTotalOnly: true }),
    entry('share', { isTotalOnly: true }),
  ],
};

export const pivotOf = (more: Partial<PivotLayout> = {}, from: readonly PivotRecord[] = records): Pivot =>
  buildPivot(from, { fields, layout: { ...layout, ...more } });

export const pivot: Pivot = pivotOf();

export const manyRecords: PivotRecord[] = Array.from({ length: 10_000 }, (_, at) => ({
  number: `J${String(Math.floor(at / 100)).padStart(3, '0')}`,
  job: `Job ${Math.floor(at / 100)}`,
  vendor: `Vendor ${at % 100}`,
  late: states[at % 3] ?? null,
  promised: `2026-${String((at % 12) + 1).padStart(2, '0')}-01`,
  item: String(at),
  amount: '100.10',
  lateAmount: at % 3 > 0 ? '100.10' : '0',
  quantity: '1',
}));

const long = 'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6';
export const longRecords: PivotRecord[] = [
  { number: '25-071.123456', job: long, vendor: long, late: long, amount: '98765432109876.54', item: 'a' },
  { number: '25-088', job: null, vendor: null, late: null, amount: '-98765432109876.54', item: 'b' },
  { number: '25-088', job: 'x'.repeat(80), vendor: 'y', late: 'Over 30', amount: '0.004', item: 'c' },
];

export const arabicRecords: PivotRecord[] = records.map((record) => ({
  ...record,
  job: 'مكتبة شارع فولتون',
  vendor: record['vendor'] === 'Harbor Steel' ? 'شركة الصلب' : 'مواد البناء',
}));
