import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { OptionalItemList, type OptionalItem, type OptionalItemListProps } from './OptionalItemList.tsx';

const alternates: OptionalItem[] = [
  {
    id: '1',
    code: 'ALT-1',
    name: 'Sheet vinyl for LVT-1',
    detail: 'deduct',
    amount: '−$612.00',
    isIncluded: false,
  },
  {
    id: '2',
    code: 'ALT-2',
    name: 'Acoustic tile NRC .85',
    detail: 'add, 3,912 SF',
    amount: '+$3,180.00',
    isIncluded: false,
  },
  {
    id: '3',
    code: 'ALT-3',
    name: 'Lead-lined board, imaging',
    detail: 'add, room 118',
    amount: '+$4,940.00',
    isIncluded: true,
  },
];

function EditableList({ items: initialItems = alternates, ...props }: Partial<OptionalItemListProps>) {
  const [items, setItems] = useState(initialItems);
  const change = (id: string, to: Partial<OptionalItem>) =>
    setItems((was) => was.map((each) => (each.id === id ? { ...each, ...to } : each)));
  return (
    <OptionalItemList
      title="Alternates"
      note="Selected alternates are included in the total"
      items={items}
      onInclude={({ id }, isIncluded) => change(id, { isIncluded })}
      onVisibilityChange={({ id }, isVisible) =>
        change(id, { isVisible, ...(isVisible ? {} : { isIncluded: false }) })
      }
      {...props}
    />
  );
}

const meta = {
  title: 'Patterns/OptionalItemList',
  render: () => <EditableList />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Read-only list, and an alternate hidden from the customer. */
export const States: Story = {
  render: () => (
    <Stack gap={32}>
      <OptionalItemList title="As the customer reads them" items={alternates} />
      <EditableList items={alternates.map((item, at) => ({ ...item, isVisible: at !== 1 }))} />
    </Stack>
  ),
};

/** Checking includes an alternate in the total; hidden ones cannot be included. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.click(box(/ALT-1/));
    await expect(box(/ALT-1/)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Hide ALT-1/ }));
    await expect(box(/ALT-1/)).toBeDisabled();
    await expect(box(/ALT-1/)).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: /^Show ALT-1/ }));
    await expect(box(/ALT-1/)).toBeEnabled();
  },
};

export const LongContent: Story = {
  render: () => (
    <EditableList
      items={alternates.map((item) => ({
        ...item,
        name: `${item.name} throughout the Greater Mountain West Regional Behavioral Health and Recovery Pavilion`,
        detail: 'as addendum 4 describes it, with the moisture mitigation that the manufacturer asks for',
      }))}
    />
  ),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <OptionalItemList title="Alternates" items={alternates.slice(0, 1)} />,
        reason: 'Describes the change in the customer’s words, with the sign of the price difference.',
      }}
      bad={{
        show: (
          <OptionalItemList
            title="Options"
            items={[{ id: '1', code: 'ALT-1', name: 'Option B', amount: '$123,566.76', isIncluded: false }]}
          />
        ),
        reason: 'A full price leaves the reader to calculate the difference.',
      }}
    />
  ),
};

export const Playground: StoryObj<OptionalItemListProps> = {
  ...playground(OptionalItemList),
  tags: ['!test'],
  args: { title: 'Alternates', items: alternates },
};
