import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Pill } from '../../components/Status/Pill.tsx';
import type { Column } from '../../table/types.ts';
import { DocumentLayout, LineItemsTable, TotalsBlock } from '../DocumentLayout/DocumentLayout.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { ClauseColumns, ClauseList, DocumentFoot, RevisionSwitch, ScopeCell } from './EstimateQuote.tsx';

interface Line {
  id: string;
  name: string;
  detail: string;
  amount: string;
}
const lines: Line[] = [
  {
    id: '1',
    name: 'Interior partitions, non-rated',
    detail: '3-5/8″ stud, 5/8″ Type X both sides',
    amount: '21088.75',
  },
  { id: '2', name: 'Luxury vinyl tile, waiting', detail: '5 mm plank, skim coat', amount: '3768.82' },
];
const columns: Column<Line>[] = [
  {
    id: 'scope',
    header: 'Scope',
    width: 480,
    accessor: (line) => line.name,
    cell: (line) => <ScopeCell name={line.name} detail={line.detail} />,
  },
  { id: 'amount', header: 'Amount', type: 'amount', accessor: (line) => line.amount, width: 110 },
];

function Quote() {
  const [included, setIncluded] = useState(['Layout, submittals and as-built drawings', 'Daily clean-up']);
  return (
    <DocumentLayout
      title="Interiors and canopy"
      code="Q-2026-0142"
      status={<Pill>Draft</Pill>}
      bandEnd={
        <RevisionSwitch
          value="r1"
          revisions={[
            { id: 'r0', name: 'R0', value: '$118,940.00', date: 'Feb 20', href: '#r0' },
            { id: 'r1', name: 'R1', value: '$122,456.49', date: 'Mar 02', href: '#r1' },
          ]}
        />
      }
    >
      <LineItemsTable label="Scope" columns={columns} rows={lines} getRowId={(line) => line.id} />
      <DocumentFoot
        totals={
          <TotalsBlock
            lines={[
              { label: 'Subtotal, 2 items', value: '24,857.57' },
              { label: 'Total', value: '$24,857.57', kind: 'total' },
            ]}
          />
        }
      >
        Interiors and the canopy over the entrance.
      </DocumentFoot>
      <ClauseColumns>
        <ClauseList
          title="Inclusions"
          kind="included"
          noun="inclusion"
          items={included}
          onChange={async (next) => {
            if (next.some((item) => item.length > 60)) throw new Error('Keep it to one line');
            setIncluded(next);
          }}
        />
        <ClauseList
          title="Exclusions"
          kind="excluded"
          noun="exclusion"
          items={['Permits and plan review fees', 'Hazardous material abatement']}
        />
      </ClauseColumns>
    </DocumentLayout>
  );
}

const meta = {
  title: 'Patterns/Estimate quote',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame isNavMini>
      <Quote />
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Clauses are added one after another, changed where they stand, and removed. */
export const Clauses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an inclusion' }));
    await userEvent.keyboard('Firestop at rated heads{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Firestop at rated heads, edit' })).toBeVisible();
    await userEvent.keyboard('Blocking for cabinets{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Blocking for cabinets, edit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Daily clean-up, edit' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'inclusion 2' }));
    await userEvent.keyboard('Daily clean-up to owner’s dumpster{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Daily clean-up to owner’s dumpster, edit' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Blocking for cabinets”' }));
    await waitFor(() => expect(canvas.queryByText('Blocking for cabinets')).toBeNull());
  },
};
