import type { ImportReading } from '@plumbline/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileReading } from './FileReading.tsx';

const line = (number: number, ...cells: string[]) => ({ number, cells });
const reading: ImportReading = {
  delimiter: ';',
  heading_line: 3,
  preview: [
    line(1, 'Northgate vendor list'),
    line(2, 'as of March 2026'),
    line(3, 'Name', 'City, State', 'Amount'),
    line(4, 'Tie Steel', 'Dover, DE', '1.234,50'),
    line(5, 'Kestrel Tile and Stone of the Lower Valley', 'Lewes, DE', '2.500'),
    line(7, 'Bend Roofing', '', '999,00'),
  ],
};

const meta = {
  title: 'Import/FileReading',
  component: FileReading,
  args: { reading, readAs: 'text', onChange: fn() },
} satisfies Meta<typeof FileReading>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvas: ReturnType<typeof within>, field: RegExp, option: RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(within(document.body).getByRole('option', { name: option }));
};

/** A text file with a title above its headings. */
export const TextFile: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /1 · Not read/ })).toHaveTextContent(
      'Northgate vendor list',
    );
    await expect(canvas.getByRole('row', { name: /3 · Headings/ })).toHaveTextContent('City, State');
    await choose(canvas, /^Columns are separated by/, /^Comma/);
    await expect(args.onChange).toHaveBeenLastCalledWith('delimiter', { delimiter: ',', heading_line: 3 });
    await choose(canvas, /^Column headings/, /^The file has no headings/);
    await expect(args.onChange).toHaveBeenLastCalledWith('heading', { delimiter: ';', heading_line: 0 });
  },
};

/** A workbook has no delimiter; more columns than fit are counted. */
export const WideWorkbook: Story = {
  args: {
    readAs: 'workbook',
    warning: 'Reading the file again discards the cells that you corrected.',
    reading: {
      delimiter: '',
      heading_line: 1,
      preview: Array.from({ length: 5 }, (_, row) => ({
        number: row + 1,
        cells: Array.from({ length: 12 }, (_unused, column) =>
          row === 0 ? `Heading ${column + 1}` : `Cell ${row}.${column + 1}`,
        ),
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button', { name: /^Columns are separated by/ })).toBeNull();
    await expect(canvas.getByText('4 more columns in the file.')).toBeVisible();
  },
};

/** A sign that the first line of the file states. */
export const OtherDelimiter: Story = {
  args: { reading: { ...reading, delimiter: '^' } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: /^Columns are separated by/ }),
    ).toHaveTextContent('Another sign ( ^ )');
  },
};
