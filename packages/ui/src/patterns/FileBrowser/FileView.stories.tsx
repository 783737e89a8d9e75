import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { MediaView, TextView } from './TextView.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="320" height="180"%3E%3Crect width="320" height="180" fill="%231d4ed8"/%3E%3C/svg%3E';
const meta = {
  title: 'Patterns/FileView',
  component: TextView,
  args: { label: 'Scope letter.txt', text: 'Dear Sir,\n\nplease find attached\tthe scope.' },
} satisfies Meta<typeof TextView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Picture: Story = { render: () => <MediaView kind="image" url={picture} name="Lobby" /> };
/** Text of a workbook, with a table for each sheet. */
export const Workbook: Story = {
  args: {
    label: 'Bids.xlsx',
    text: 'Bid tab\nItem\tQuantity\tUnit\tExtended\nGypsum board, 5/8 in. Type X, level 4 finish\t1240\tSF\t2,666.00\nDoor, hollow metal\t12\tEA\t4,674.00\n\nVendors\nVendor\tPhone\nAshlar Supply\t555-0102',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('table')).toHaveLength(2);
    const [head, first] = canvas.getAllByRole('row');
    const ends = (row: HTMLElement | undefined) =>
      within(row ?? canvasElement)
        .getAllByRole('cell')
        .map((cell) => Math.round(cell.getBoundingClientRect().right));
    await expect(ends(first)).toEqual(ends(head));
  },
};
/** The browser does not support the format, or the file is damaged. */
export const CannotBeShown: Story = {
  render: () => (
    <MediaView
      kind="image"
      url="data:image/png;base64,iVBORw0KGgo="
      name="Lobby"
      otherwise={
        <EmptyState size="sm" level={3} title="This file cannot be shown here">
          Download it to open it in its own program.
        </EmptyState>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This file cannot be shown here')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Lobby' })).toBeNull();
  },
};
export const LongContent: Story = {
  args: { text: Array.from({ length: 400 }, (_, at) => `Line ${at + 1}\tGypsum board\t12.50`).join('\n') },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' }, args: { text: 'مخططات الطابق الثاني' } };
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <TextView label="Bid tab" text={'Item\tPrice\nDoor\t120'} />,
        reason: 'Shows the text of the file.',
      }}
      bad={{ show: <Text>PK♥♦ word/document.xml</Text>, reason: 'Binary content is not readable.' }}
    />
  ),
};
