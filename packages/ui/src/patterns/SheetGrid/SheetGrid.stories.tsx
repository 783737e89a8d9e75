import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { SheetGrid, type SheetItem } from './SheetGrid.tsx';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><g fill="none" stroke="black"><path d="M30 30h240v140H30z M110 30v60h-80 M110 120v50 M190 30v140 M190 100h80"/></g></svg>`;
const previewUrl = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const sheet = (
  id: string,
  code: string,
  name: string,
  note: string,
  more?: Partial<SheetItem>,
): SheetItem => ({
  id,
  code,
  name,
  note,
  previewUrl,
  href: `#${id}`,
  ...more,
});

const meta = {
  title: 'Data/SheetGrid',
  component: SheetGrid,
  args: {
    label: 'Sheets',
    items: [
      sheet('a21', 'A2.1', 'First floor plan', '12 takeoffs'),
      sheet('a22', 'A2.2', 'Reflected ceiling plan', '4 takeoffs'),
      sheet('a51', 'A5.1', 'Interior elevations', 'Nothing measured'),
    ],
  },
} satisfies Meta<typeof SheetGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Processing, queued, without a number, and with actions. */
export const States: Story = {
  args: {
    items: [
      {
        id: 'reading',
        code: '',
        name: 'Page 4',
        note: 'Reading, 60%',
        progress: 0.6,
      },
      { id: 'waiting', code: '', name: 'Page 5', note: 'Waiting' },
      sheet('none', '', 'Cover sheet', 'No number found'),
      sheet('a21', 'A2.1', 'First floor plan', '12 takeoffs', {
        actions: (
          <IconButton size="sm" icon={EllipsisIcon} label="Actions for A2.1" onPress={() => undefined} />
        ),
      }),
    ],
  },
};

/** Rotated sheets. */
export const Turned: Story = {
  args: {
    items: ([0, 90, 180, 270] as const).map((turn) =>
      sheet(`turn-${turn}`, `A2.${turn / 90 + 1}`, 'Floor plan', `Turned by ${turn}°`, { turn }),
    ),
  },
};

export const LongContent: Story = {
  args: {
    items: [
      sheet(
        'long',
        'FP-A-2.101.3-ALT',
        'Enlarged reflected ceiling plan of the imaging suite and its lead-lined control room',
        '1,248 takeoffs on 14 conditions, last measured by Bartholomew Featherstonehaugh-Winterbourne',
      ),
      sheet('a22', 'A2.2', 'Roof plan', '4 takeoffs'),
    ],
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'اللوحات',
    items: [
      sheet('a21', 'A2.1', 'مخطط الطابق الأول', '١٢ قياسًا'),
      sheet('a22', 'A2.2', 'مخطط السقف', '٤ قياسات'),
    ],
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Sheets' }));
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'A2.1 First floor plan' })).toHaveFocus();
    await userEvent.tab();
    const link = list.getByRole('link', { name: /Reflected ceiling plan/ });
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link.closest('li') as HTMLElement).outlineStyle).toBe('solid');
  },
};

/** Selectable sheets; the whole card is clickable. */
export const Choosing: Story = {
  render: function Choosing(args) {
    const [chosen, setChosen] = useState<readonly string[]>(['a21']);
    return (
      <SheetGrid
        {...args}
        items={args.items.map((item) => ({ ...item, isSelected: chosen.includes(item.id) }))}
        onChoose={(id, isSelected) =>
          setChosen((before) => (isSelected ? [...before, id] : before.filter((each) => each !== id)))
        }
      />
    );
  },
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Sheets' }));
    const ceiling = list.getByRole('checkbox', { name: 'A2.2 Reflected ceiling plan' });
    await expect(list.getByRole('checkbox', { name: /First floor plan/ })).toBeChecked();
    await userEvent.click(ceiling);
    await expect(ceiling).toBeChecked();
    ceiling.focus();
    await userEvent.keyboard(' ');
    await expect(ceiling).not.toBeChecked();
    ceiling.blur();
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <SheetGrid label="Named" items={[sheet('a', 'A2.1', 'First floor plan', '12 takeoffs')]} />,
          reason: 'Number and title as in the title block.',
        }}
        bad={{
          show: <SheetGrid label="By file" items={[sheet('b', '', 'plans_final_v3 p. 2', '12 takeoffs')]} />,
          reason: 'Addenda and detail marks do not refer to file names.',
        }}
      />
      <DoDont
        good={{
          show: <SheetGrid label="Takeoffs" items={[sheet('c', 'A2.2', 'Roof plan', '4 takeoffs')]} />,
          reason: 'The note shows the progress of the work.',
        }}
        bad={{
          show: <SheetGrid label="Size" items={[sheet('d', 'A2.2', 'Roof plan', '2.4 MB')]} />,
          reason: 'Nobody selects a sheet by its file size.',
        }}
      />
    </>
  ),
};
