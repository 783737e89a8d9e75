import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ListPlus } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { Pill } from '../../components/Status/Pill.tsx';
import type { Column } from '../../data-grid/types.ts';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { DocumentFooter } from '../DocumentLayout/DocumentFooter.tsx';
import { DocumentLayout, LineItemsTable, TotalsBlock } from '../DocumentLayout/DocumentLayout.tsx';
import { RevisionSwitch } from '../RevisionSwitch/RevisionSwitch.tsx';
import { NameCell } from '../Worksheet/WorksheetCells.tsx';
import { MessagesProvider } from '../../messages/MessagesProvider.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { ClauseColumns } from './ClauseColumns.tsx';
import type { ClauseItem } from './ClauseItem.ts';
import { ClauseList } from './ClauseList.tsx';

const clauses = (...texts: string[]): ClauseItem[] => texts.map((text) => ({ id: text, text }));

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
    cell: (line) => <NameCell isStrong name={line.name} detail={line.detail} />,
  },
  { id: 'amount', header: 'Amount', type: 'amount', accessor: (line) => line.amount, width: 110 },
];

function Quote() {
  const [included, setIncluded] = useState(
    clauses('Layout, submittals and as-built drawings', 'Daily clean-up'),
  );
  return (
    <DocumentLayout
      title="Interiors and canopy"
      code="Q-2026-0142"
      status={<Pill>Draft</Pill>}
      bandEnd={
        <RevisionSwitch
          value="r1"
          revisions={[
            { id: 'r0', name: 'R0', value: '$23,940.00', date: 'Feb 20', href: '#r0' },
            { id: 'r1', name: 'R1', value: '$24,857.57', date: 'Mar 02', href: '#r1' },
          ]}
        />
      }
    >
      <LineItemsTable label="Scope" columns={columns} rows={lines} getRowId={(line) => line.id} />
      <DocumentFooter
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
      </DocumentFooter>
      <ClauseColumns>
        <ClauseList
          title="Inclusions"
          kind="included"
          noun="inclusion"
          items={included}
          onChange={async (next) => {
            if (next.some(({ text }) => text.length > 60)) throw new Error('Keep it to one line');
            setIncluded(next.map((item) => ({ ...item, id: item.id || item.text })));
          }}
        />
        <ClauseList
          title="Exclusions"
          kind="excluded"
          noun="exclusion"
          items={clauses('Permits and plan review fees', 'Hazardous material abatement')}
        />
      </ClauseColumns>
    </DocumentLayout>
  );
}

const meta = {
  title: 'Patterns/ClauseList',
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

/** Adds, edits and removes clauses. */
export const Clauses: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add inclusion' }));
    await userEvent.keyboard('Firestop at rated heads{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Edit “Firestop at rated heads”' })).toBeVisible();
    await userEvent.keyboard('Blocking for cabinets{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Edit “Blocking for cabinets”' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “Daily clean-up”' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'inclusion 2' }));
    await userEvent.keyboard('Daily clean-up to owner’s dumpster{Enter}');
    await expect(
      await canvas.findByRole('button', { name: 'Edit “Daily clean-up to owner’s dumpster”' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Blocking for cabinets”' }));
    await waitFor(() => expect(canvas.queryByText('Blocking for cabinets')).toBeNull());
  },
};

const nothing = async () => undefined;
const refused = async () => {
  throw new Error('Keep it to one line');
};

/** Editable, read-only, empty, and with a rejected edit. */
export const States: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <ClauseColumns>
      <ClauseList
        title="Inclusions"
        kind="included"
        noun="inclusion"
        items={clauses('Layout and submittals', 'Daily clean-up')}
        onChange={refused}
      />
      <ClauseList
        title="To read"
        kind="excluded"
        noun="exclusion"
        items={clauses('Permits and plan review fees')}
      />
      <ClauseList title="Nothing yet" kind="excluded" noun="exclusion" items={clauses()} onChange={nothing} />
    </ClauseColumns>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit “Daily clean-up”' }));
    await userEvent.keyboard(', twice{Enter}');
    await expect(await canvas.findByText('Keep it to one line')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'inclusion 2' })).toHaveValue('Daily clean-up, twice');
  },
};

const priced: ClauseItem[] = [
  { id: 'a', text: 'Layout, submittals and as-built drawings', place: 'Project' },
  { id: 'b', text: 'Firestop at rated heads and penetrations', place: 'P1, P2', amount: '$1,284.50' },
  { id: 'c', text: 'Final cleaning', place: 'Project', amount: '$640.00' },
];
function Priced() {
  const [items, setItems] = useState(priced);
  return (
    <ClauseColumns>
      <ClauseList
        title="Inclusions"
        kind="included"
        noun="inclusion"
        items={items}
        onChange={async (next) => setItems(next)}
        onDetails={nothing}
        actions={<IconButton icon={ListPlus} size="sm" label="Choose inclusions" onPress={nothing} />}
      />
      <ClauseList
        title="Exclusions"
        kind="excluded"
        noun="exclusion"
        items={[
          {
            id: 'd',
            text: 'Permits and plan review fees',
            place: 'Project',
            note: '$2,400.00 if added, not included in the total',
          },
          {
            id: 'e',
            text: 'Moisture mitigation',
            place: '',
            problem: 'None of the lines it refers to is in this quote.',
          },
        ]}
        onChange={nothing}
        onDetails={nothing}
      />
    </ClauseColumns>
  );
}

/** Clauses with scope and amount, moved by keyboard and pointer. */
export const WithAmounts: Story = {
  parameters: { layout: 'padded' },
  render: () => <Priced />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('list');
    if (!first) throw new Error('no list');
    const order = () =>
      within(first)
        .getAllByRole('button', { name: /^Edit “/ })
        .map((each) => each.ariaLabel?.slice(6, 12));
    const grip = canvas.getByRole('button', { name: 'Move “Final cleaning”' });
    grip.focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}');
    await expect(await screen.findByText(/” to position 1 of 3/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(order()).toEqual(['Final ', 'Layout', 'Firest']));
    await userEvent.keyboard(' {End}{Escape}');
    await expect(order()).toEqual(['Final ', 'Layout', 'Firest']);
    const moving = canvas.getByRole('button', { name: 'Move “Final cleaning”' });
    const box = moving.getBoundingClientRect();
    const last = canvas.getByRole('button', { name: /^Edit “Firestop/ }).getBoundingClientRect();
    fire('pointerdown', moving, box.x + 8, box.y + 8);
    fire('pointermove', window, box.x + 8, box.y + 30);
    fire('pointermove', window, box.x + 8, last.bottom - 2);
    await waitFor(() => expect(screen.getByText(/” to position 3 of 3/)).toBeVisible());
    fire('pointerup', window, box.x + 8, last.bottom - 2);
    await waitFor(() => expect(order()).toEqual(['Layout', 'Firest', 'Final ']));
    await waitFor(() => expect(screen.queryByText(/” to position/)).toBeNull());
  },
};

const manyRevisions = Array.from({ length: 14 }, (_, i) => ({
  id: `r${i}`,
  name: `R${i}`,
  value: `$${118 + i},940.00`,
  date: 'Feb 20',
  href: `#r${i}`,
}));

/** Multi-line clauses; more revisions than fit, with the current one in view. */
export const LongContent: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap={24}>
      <RevisionSwitch value="r12" revisions={manyRevisions} />
      <NameCell
        isStrong
        name="Interior partitions, non-rated, to the underside of the deck above in the west wing"
        detail="3-5/8″ stud, 5/8″ Type X both sides, sound batt, acoustic sealant at head and sill, level 4 finish"
      />
      <ClauseColumns>
        <ClauseList
          title="Inclusions of the west wing, the imaging suite and the canopy over the entrance"
          kind="included"
          noun="inclusion"
          items={clauses(
            'Layout, submittals, as-built drawings and coordination with the mechanical, electrical and fire protection trades before any wall is closed',
            'Firestopping-of-all-penetrations-through-rated-assemblies-as-shown-on-A2.1-to-A2.9',
          )}
          onChange={nothing}
        />
        <ClauseList title="Exclusions" kind="excluded" noun="exclusion" items={clauses('Permits')} />
      </ClauseColumns>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { layout: 'padded' },
  render: () => (
    <MessagesProvider
      messages={{
        revisionSwitch: { revisions: 'المراجعات' },
        clauseList: {
          add: (noun) => `أضف ${noun}`,
          edit: (clause) => `${clause}، تعديل`,
          remove: (clause) => `إزالة ”${clause}“`,
        },
      }}
    >
      <Stack gap={24}>
        <RevisionSwitch
          value="r1"
          revisions={[
            { id: 'r0', name: 'R0', value: '$118,940.00', date: '٢٠ فبراير', href: '#r0' },
            { id: 'r1', name: 'R1', value: '$122,456.49', date: '٢ مارس', href: '#r1' },
          ]}
        />
        <NameCell isStrong name="قواطع داخلية غير مقاومة للحريق" detail="ألواح جبسية على الوجهين" />
        <ClauseColumns>
          <ClauseList
            title="المشمول"
            kind="included"
            noun="بندًا مشمولًا"
            items={clauses('المخططات التنفيذية', 'التنظيف اليومي')}
            onChange={nothing}
          />
          <ClauseList title="المستثنى" kind="excluded" noun="استثناء" items={clauses('رسوم التراخيص')} />
        </ClauseColumns>
      </Stack>
    </MessagesProvider>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <ClauseList
              title="Exclusions"
              kind="excluded"
              noun="exclusion"
              items={clauses('Permits and plan review fees', 'Hazardous material abatement')}
            />
          ),
          reason: 'One item for each line, so each can be accepted or removed on its own.',
        }}
        bad={{
          show: (
            <ClauseList
              title="Exclusions, together"
              kind="excluded"
              noun="exclusion"
              items={clauses(
                'Permits, fees, abatement, winter heat, and anything not expressly included above',
              )}
            />
          ),
          reason: 'A combined exclusion cannot be negotiated item by item.',
        }}
      />
      <DoDont
        good={{
          show: <NameCell isStrong name="Luxury vinyl tile, waiting" detail="5 mm plank, skim coat" />,
          reason: 'The name uses the customer’s words; the muted text describes the content.',
        }}
        bad={{
          show: <NameCell isStrong name="09-6519-410 LVT PLK 5MM 9X48 + SKM CT" />,
          reason: 'A price book code means nothing to the person who signs.',
        }}
      />
    </>
  ),
};
