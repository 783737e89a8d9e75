import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { clinicMeasures, clinicPlan, revisedClinicPlan } from '../fixtures/clinic.ts';
import { markSharpOf, untilAllSharp } from '../sharp.stories.parts.ts';
import type { ComparedRow } from './ComparePanel.tsx';
import type { CompareView } from './CompareStage.ts';
import { CompareWorkspace } from './CompareWorkspace.tsx';
import type { SheetPair } from './alignment.ts';

const rows: readonly ComparedRow[] = [
  {
    uuid: 'p1',
    code: 'P1',
    name: 'Partition, non-rated',
    type: 'surface_area',
    color: '#297cef',
    change: 'changed',
    before: '220 LF',
    after: '206 LF',
    difference: '−14 LF',
    money: '−$1,342.01',
  },
  {
    uuid: 'd1',
    code: 'D-1',
    name: 'Door, solid core, with a frame of hollow metal',
    type: 'count',
    color: '#6f42cb',
    change: 'removed',
    before: '2 EA',
    after: '0 EA',
    difference: '−2 EA',
    money: '−$1,314.61',
  },
  {
    uuid: 'sk1',
    code: 'SK-1',
    name: 'Exam sink',
    type: 'count',
    color: '#1b7948',
    change: 'added',
    before: '0 EA',
    after: '1 EA',
    difference: '+1 EA',
    money: '+$793.76',
  },
  {
    uuid: 'lvt1',
    code: 'LVT-1',
    name: 'Luxury vinyl tile',
    type: 'area',
    color: '#1f9197',
    change: 'same',
    before: '403.5 SF',
    after: '403.5 SF',
    difference: 'No change',
    money: '$0.00',
  },
];
const walls = clinicMeasures.filter(({ type }) => type !== 'count').slice(0, 3);
const nothing = { before: [], after: [] };
/** All measures in one condition, partitions. */
const measured = { before: clinicMeasures.map((each) => ({ ...each, conditionId: 'p1' })), after: [] };
const onAlign = fn();

interface Args {
  view: CompareView;
  rows: readonly ComparedRow[] | undefined;
  isEmpty?: boolean;
  /** The reissued sheet is unchanged. */
  isSame?: boolean;
  isReadOnly?: boolean;
  pdfAssetsUrl: string;
}

function Example({ view: first, rows: shown, isEmpty, isSame, isReadOnly, pdfAssetsUrl }: Args) {
  const before = useMemo(() => ({ data: clinicPlan() }), []);
  const after = useMemo(() => ({ data: isSame ? clinicPlan() : revisedClinicPlan() }), [isSame]);
  const [view, setView] = useState(first);
  const [alignment, setAlignment] = useState<readonly SheetPair[]>([]);
  const [selected, setSelected] = useState<string | null>(null);
  const measures = useMemo(
    () => (selected === 'p1' ? { before: walls, after: walls.slice(1) } : nothing),
    [selected],
  );
  return (
    <div style={{ height: '100vh' }}>
      <CompareWorkspace
        topBar={<Text size="small">Alder Creek Family Clinic</Text>}
        choices={{
          before: { code: 'A2.1', from: 'Addendum 1', items: [{ id: '1', label: 'A2.1 Floor plan' }] },
          after: isEmpty
            ? { code: '', from: '', items: [{ id: '2', label: 'A2.1 Floor plan' }] }
            : { code: 'A2.1', from: 'Addendum 2', items: [{ id: '2', label: 'A2.1 Floor plan' }] },
        }}
        sheets={
          isEmpty
            ? null
            : {
                before: { source: before, label: 'A2.1 of Addendum 1' },
                after: { source: after, label: 'A2.1 of Addendum 2' },
              }
        }
        empty={
          <EmptyState title="No new sheet">Choose the sheet that replaces A2.1 in the list above.</EmptyState>
        }
        alignment={alignment}
        onAlign={
          isReadOnly
            ? undefined
            : (pairs) => {
                onAlign(pairs);
                setAlignment(pairs);
              }
        }
        view={view}
        onViewChange={setView}
        rows={shown}
        selectedId={selected}
        onSelect={setSelected}
        measures={measures}
        measured={measured}
        {...(shown && shown.length > 0
          ? {
              head: <Text size="small">The estimate counts the old sheet.</Text>,
              foot: <Button size="sm">Copy measures</Button>,
            }
          : {})}
        pdfAssetsUrl={pdfAssetsUrl}
        onSharp={(side) => markSharpOf(side)()}
      />
    </div>
  );
}

const sharp = untilAllSharp('before', 'after');
/** Waits until both sheets are rendered and the changes are found. */
const untilSharp = {
  ...sharp,
  play: async () => {
    await sharp.play();
    await screen.findByRole('radio', { name: /Drawing \d/ }, { timeout: 40_000 });
  },
};
export default {
  ...untilSharp,
  title: 'Takeoff/CompareWorkspace',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { view: 'overlay', rows, pdfAssetsUrl: '/node_modules/pdfjs-dist' },
} satisfies Meta<Args>;
type Story = StoryObj<Args>;

export const Overlay: Story = {};
export const Swipe: Story = { args: { view: 'swipe' } };
export const SideBySide: Story = { args: { view: 'side' } };

/** No measures on either sheet. */
export const NothingMeasured: Story = { args: { rows: [], isReadOnly: true } };

/** Sheets loaded, comparison of measures still loading. */
export const Comparing: Story = { args: { rows: undefined } };

/** Only one sheet selected. */
export const OneSheet: Story = {
  args: { isEmpty: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Select sheet/ })).toBeVisible();
  },
};

/** A selected condition with its old and new measures. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const row = within(canvasElement).getByRole('button', { name: /P1 Partition/ });
    await userEvent.click(row);
    await expect(row).toHaveAttribute('aria-pressed', 'true');
    await expect(within(canvasElement).queryByText('LVT-1')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'All' }));
    await expect(within(canvasElement).getByText('LVT-1')).toBeVisible();
  },
};

/** Drawing changes with affected measures, stepped through by keyboard. */
export const Drawing: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(screen.getByRole('radio', { name: /Drawing \d/ }));
    const panel = within(screen.getByRole('complementary', { name: 'Changes' }));
    const rows = () => panel.getAllByRole('button', { pressed: false });
    const first = rows()[0]!;
    await expect(first).toHaveTextContent(/Affects .*measure/);
    within(canvasElement).getByRole('application').focus();
    await userEvent.keyboard('.');
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await expect(panel.getByRole('status')).toHaveTextContent(/Change \d of \d/);
    await userEvent.keyboard(',');
    await expect(first).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(panel.getByRole('button', { name: /Next change/ }));
    await expect(first).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Identical sheets. */
export const DrawnAlike: Story = {
  args: { isSame: true },
  play: async () => {
    await untilSharp.play();
    await userEvent.click(screen.getByRole('radio', { name: 'Drawing 0' }));
    await expect(screen.getByText('The drawings are the same.')).toBeVisible();
  },
};

/** Alignment points chosen by keyboard; unusable points are rejected. */
export const Aligning: Story = {
  play: async ({ canvasElement }) => {
    onAlign.mockClear();
    await untilSharp.play();
    await userEvent.click(screen.getByRole('button', { name: 'Align' }));
    const sheets = within(canvasElement).getByRole('application');
    await waitFor(() => expect(sheets).toHaveFocus());
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(screen.getByText(/The sheets cannot be aligned by these points/)).toBeVisible();
    await expect(onAlign).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}{Enter}{Backspace}{Enter}');
    await expect(screen.getByText(/the same point 2 on the new sheet/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(onAlign).toHaveBeenCalledOnce();
    await expect(screen.getByText('Aligned by two points')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset alignment' }));
    await expect(onAlign).toHaveBeenLastCalledWith([]);
    // A new alignment repeats the search for changes.
    await untilSharp.play();
  },
};
