import { FileTextIcon, SendIcon } from 'lucide-react';
import { useState } from 'react';
import { ActivityRail } from '../../../exports/ActivityRail.ts';
import { Button } from '../../../exports/Button.ts';
import type { Column } from '../../../exports/DataTable.ts';
import { DocumentLayout } from '../../../exports/DocumentLayout.ts';
import { formatAmount, formatMoney } from '../../../exports/format.ts';
import { Inline } from '../../../exports/Inline.ts';
import { LineItemsTable } from '../../../exports/LineItemsTable.ts';
import { Pill } from '../../../exports/Pill.ts';
import { Stepper } from '../../../exports/Stepper.ts';
import { TotalsBlock } from '../../../exports/TotalsBlock.ts';
import { StoryFrame } from '../../patterns/frame.stories.parts.tsx';
import { centsOf, dollarsOf, makeHappenings, makeQuoteLines, type QuoteLine } from './data.ts';

const columns: Column<QuoteLine>[] = [
  { id: 'scope', header: 'Scope', accessor: (line) => line.scope, editor: { kind: 'text' }, width: 270 },
  { id: 'code', header: 'Code', type: 'code', accessor: (line) => line.code, width: 72 },
  {
    id: 'quantity',
    header: 'Quantity',
    type: 'quantity',
    accessor: (line) => line.quantity,
    editor: { kind: 'decimal' },
    width: 80,
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
  { id: 'amount', header: 'Amount', type: 'amount', accessor: (line) => line.amount, width: 120 },
];

const entries = makeHappenings(12).map(({ id, person, what, time, day }) => ({
  id,
  title: person,
  when: day === 'Today' ? time : day.slice(0, 6),
  body: what,
}));
const steps = ['Draft', 'Review', 'Sent', 'Accepted'].map((label) => ({ id: label, label }));

export function DocumentScreen() {
  const [lines, setLines] = useState(() => makeQuoteLines(3));
  const [isSent, setSent] = useState(false);
  const subtotal = lines.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const bond = Math.round(subtotal * 0.012);
  const status = isSent ? 'Sent' : 'Draft';
  return (
    <StoryFrame
      isNavMini
      current="accounts"
      page={{ id: 'quote', label: 'Q-2026-0142 Interiors', icon: FileTextIcon, href: '#quote' }}
    >
      <DocumentLayout
        title="Interiors and canopy"
        code="Q-2026-0142"
        status={<Pill>{status}</Pill>}
        backHref="#quotes"
        backLabel="Quotes"
        actions={
          <>
            <Button icon={FileTextIcon} href="#preview">
              Preview PDF
            </Button>
            <Button
              variant="primary"
              icon={SendIcon}
              onPress={() => setSent(true)}
              disabledReason={isSent ? 'The quote has been sent.' : undefined}
            >
              Send quote
            </Button>
          </>
        }
        steps={<Stepper variant="steps" label="Status" current={status} steps={steps} />}
        facts={[
          { label: 'To', value: 'Alder Creek Health Partners', note: 'Karen Boone, facilities director' },
          { label: 'Project', value: 'Alder Creek Family Clinic', note: 'Springfield, OR' },
          { label: 'Sales specialist', value: 'Luis Medina', note: 'EST-2026-0142' },
          { label: 'Valid until', value: 'Apr 18, 2026', note: '30 days after bid' },
        ]}
        rail={<ActivityRail entries={entries} />}
      >
        <LineItemsTable
          label="Scope"
          columns={columns}
          rows={lines}
          getRowId={(line) => line.id}
          onCellEdit={(row, columnId, value) =>
            setLines((was) =>
              was.map((line) => {
                if (line.id !== row.id) return line;
                const next = { ...line, [columnId]: value };
                return { ...next, amount: dollarsOf(centsOf(next.price) * Number(next.quantity)) };
              }),
            )
          }
        />
        <Inline justify="end" paddingY={16}>
          <TotalsBlock
            lines={[
              { label: `Subtotal, ${lines.length} items`, value: formatAmount(dollarsOf(subtotal)) },
              { label: 'Bond', note: '1.2%', value: formatAmount(dollarsOf(bond)) },
              { label: 'Total', value: formatMoney(dollarsOf(subtotal + bond)), kind: 'total' },
            ]}
          />
        </Inline>
      </DocumentLayout>
    </StoryFrame>
  );
}
