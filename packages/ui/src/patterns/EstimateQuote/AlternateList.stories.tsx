import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { AlternateList, type AlternateItem, type AlternateListProps } from './AlternateList.tsx';

const alternates: AlternateItem[] = [
  {
    id: '1',
    code: 'ALT-1',
    name: 'Sheet vinyl for LVT-1',
    detail: 'deduct',
    amount: '−$612.00',
    isAccepted: false,
  },
  {
    id: '2',
    code: 'ALT-2',
    name: 'Acoustic tile NRC .85',
    detail: 'add, 3,912 SF',
    amount: '+$3,180.00',
    isAccepted: false,
  },
  {
    id: '3',
    code: 'ALT-3',
    name: 'Lead-lined board, imaging',
    detail: 'add, room 118',
    amount: '+$4,940.00',
    isAccepted: true,
  },
];

function Worked({ items: given = alternates, ...props }: Partial<AlternateListProps>) {
  const [items, setItems] = useState(given);
  const change = (id: string, to: Partial<AlternateItem>) =>
    setItems((was) => was.map((each) => (each.id === id ? { ...each, ...to } : each)));
  return (
    <AlternateList
      title="Alternates"
      note="Selected alternates are included in the total"
      items={items}
      onAccept={({ id }, isAccepted) => change(id, { isAccepted })}
      onOffer={({ id }, isOffered) => change(id, { isOffered, ...(isOffered ? {} : { isAccepted: false }) })}
      {...props}
    />
  );
}

const meta = {
  title: 'Patterns/Alternate list',
  render: () => <Worked />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Read-only list, and an alternate hidden from the customer. */
export const States: Story = {
  render: () => (
    <Stack gap={32}>
      <AlternateList title="As the customer reads them" items={alternates} />
      <Worked items={alternates.map((item, at) => ({ ...item, isOffered: at !== 1 }))} />
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
    <Worked
      items={alternates.map((item) => ({
        ...item,
        name: `${item.name} throughout the Greater Mountain West Regional Behavioural Health and Recovery Pavilion`,
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
        show: <AlternateList title="Alternates" items={alternates.slice(0, 1)} />,
        because: 'What changes, in the customer’s words, with the sign of what it does to the price.',
      }}
      bad={{
        show: (
          <AlternateList
            title="Options"
            items={[{ id: '1', code: 'ALT-1', name: 'Option B', amount: '$123,566.76', isAccepted: false }]}
          />
        ),
        because: 'A whole price leaves the difference to be worked out.',
      }}
    />
  ),
};
