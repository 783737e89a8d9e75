import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { TotalsBlock } from '../DocumentLayout/DocumentLayout.tsx';
import {
  DocumentPaper,
  DocumentText,
  PaperBreak,
  PaperChanges,
  PaperFacts,
  PaperHead,
  PaperLines,
  PaperTotals,
  type PaperLine,
} from './DocumentPaper.tsx';
import { PaperSignature } from './PaperSignature.tsx';

const lines: PaperLine[] = [
  {
    name: 'Interior partitions, non-rated',
    detail: '3-5/8″ stud, 5/8″ Type X both sides, R-13, level 4',
    code: 'P1',
    quantity: '220',
    unit: 'LF',
    unitPrice: '95.86',
    amount: '21,088.75',
  },
  { name: 'Exam sink', code: 'SK-1', quantity: '8', unit: 'EA', unitPrice: '804.97', amount: '6,439.76' },
];
const strokes = [
  [
    { x: 4, y: 30 },
    { x: 40, y: 8 },
    { x: 90, y: 36 },
  ],
];
const html =
  '<div data-block="head"></div><h2>Interiors and canopy</h2><div data-block="facts"></div><p>We offer the work below for <strong>$27,528.51</strong>.</p><h3>Scope</h3><div data-block="lines"></div><div data-block="totals"></div><div data-block="break"></div><h3>Terms</h3><ol><li><p>Invoices are due within thirty days.</p></li></ol><div data-block="signature"></div><div data-block="unknown"></div>';

function Paper({ text = html, rows = lines }: { text?: string; rows?: readonly PaperLine[] }) {
  const blocks: Record<string, () => ReactNode> = {
    head: () => (
      <PaperHead
        name="Northgate Builders LLC"
        lines={['1420 Wazee Street, Denver, CO 80202', '303-555-0142 · office@northgate.test']}
        number="Q-2026-0142 R2"
      />
    ),
    facts: () => (
      <PaperFacts
        facts={[
          { label: 'To', value: 'Alder Creek Health Partners', note: 'Karen Boone' },
          { label: 'Project', value: 'Alder Creek Family Clinic', note: '1140 Alder Creek Rd' },
          { label: 'Valid until', value: 'Apr 18, 2026' },
        ]}
      />
    ),
    lines: () => <PaperLines label="Scope" lines={rows} />,
    totals: () => (
      <PaperTotals>
        <TotalsBlock lines={[{ label: 'Total', value: '$27,528.51', kind: 'total' }]} />
      </PaperTotals>
    ),
    signature: () => (
      <PaperSignature title="Acceptance" name="Kim Lee, Owner" date="Mar 12, 2026" signature={strokes} />
    ),
    break: () => <PaperBreak />,
  };
  return (
    <DocumentPaper label="Quote">
      <DocumentText html={text} block={(name) => blocks[name]?.()} />
    </DocumentPaper>
  );
}

const meta = { title: 'Patterns/DocumentPaper', render: () => <Paper /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Quote' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Interiors and canopy' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Scope' });
    // In a separate column if there is room, otherwise below the line.
    const prices = within(table).getAllByText(/95\.86/);
    await expect(prices.filter((price) => price.checkVisibility())).toHaveLength(1);
    await expect(within(table).getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getByRole('img', { name: 'Signature of Kim Lee, Owner' })).toBeVisible();
    await expect(canvas.getByRole('separator', { name: 'Page break' })).toBeVisible();
  },
};

/** Columns without values are omitted. */
export const LumpSum: Story = {
  render: () => (
    <Paper
      rows={lines.map(({ name, detail, amount }) => ({
        name,
        ...(detail && { detail }),
        ...(amount && { amount }),
      }))}
    />
  ),
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Scope' });
    await expect(within(table).queryByRole('columnheader', { name: 'Quantity' })).toBeNull();
  },
};

const changes = (
  <DocumentPaper label="Change order">
    <PaperChanges
      label="Changes"
      names={['Accepted', 'With this change']}
      changes={[
        {
          name: 'Interior partitions, non-rated',
          detail: '220 to 264 LF',
          before: '21,088.75',
          after: '25,306.50',
          difference: '+$4,217.75',
        },
        { name: 'Exam sink', detail: 'Removed, 8 EA', before: '6,439.76', difference: '−$6,439.76' },
        { name: 'Lead lining', detail: 'New, 96 SF', after: '3,180.00', difference: '+$3,180.00' },
        { name: 'Discount, bond, tax and rounding', difference: '+$11.50' },
      ]}
      total={{ name: 'Total', before: '$27,528.51', after: '$28,498.00', difference: '+$969.49' }}
    />
  </DocumentPaper>
);
/** Change order with both states, differences and total. */
export const Changes: Story = {
  render: () => changes,
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Changes' });
    await expect(within(table).getAllByRole('row')).toHaveLength(6);
    const gone = within(table).getByRole('row', { name: /Exam sink/ });
    await expect(within(gone).getByRole('cell', { name: '−$6,439.76' })).toBeVisible();
  },
};

/** On a phone both states are below the text. */
export const ChangesNarrow: Story = {
  render: () => <div style={{ inlineSize: '21rem' }}>{changes}</div>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('21,088.75 to 25,306.50')).toBeVisible();
  },
};

/** On a phone quantity and price are below the text. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '21rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('220 LF at 95.86')).toBeVisible();
  },
};

export const LongContent: Story = {
  render: () => (
    <Paper
      rows={[
        {
          name: 'Riverside Regional Medical Center enabling works with temporary partitions and protection of finishes',
          detail: 'pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(4),
          code: 'PARTITION-14-B',
          quantity: '1,204,411.25',
          unit: 'SF',
          unitPrice: '1,314.61',
          amount: '1,583,331,073.24',
        },
      ]}
    />
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Untrusted HTML is sanitized. */
export const Hostile: Story = {
  render: () => (
    <Paper text='<h2 onclick="alert(1)">Words</h2><script>alert(1)</script><img src=x onerror="alert(1)"><span data-field="left">left</span>' />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, img, [onclick], [data-field]')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/^Words$/);
  },
};

/** A typed name has the bundled script font. */
export const TypedSignature: Story = {
  render: () => (
    <PaperSignature title="Acceptance" name="Kim Lee, Owner" date="Mar 12, 2026" signature="Kim Lee" />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(getComputedStyle(canvas.getByText('Kim Lee')).fontFamily).toContain(
      'Dancing Script Variable',
    );
    await waitFor(() => expect(document.fonts.check('32px "Dancing Script Variable"')).toBe(true));
  },
};

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Stack isFullWidth>
            <PaperSignature title="Acceptance" />
          </Stack>
        ),
        reason: 'Empty lines to sign on, with labels below.',
      }}
      bad={{
        show: (
          <Stack isFullWidth>
            <PaperSignature title="Acceptance" signature="Please sign here!" name="Your name" />
          </Stack>
        ),
        reason: 'Text on the lines looks like a signature.',
      }}
    />
  ),
};
