import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BoardScreen as Opportunities } from './BoardScreen.stories.parts.tsx';
import { DocumentScreen } from './DocumentScreen.stories.parts.tsx';
import { ListScreen } from './ListScreen.stories.parts.tsx';
import { RecordScreen } from './RecordScreen.stories.parts.tsx';

/** Complete screens composed of public components only. */
const meta = {
  title: 'Screens/Compositions',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const List: Story = {
  render: () => <ListScreen count={10_000} />,
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Accounts' });
    await waitFor(() => expect(within(grid).getAllByRole('row').length).toBeGreaterThan(10));
    await expect(grid.querySelectorAll('[role="row"]').length).toBeLessThan(120);
  },
};

export const ListOnPhone: Story = { globals: phone, render: () => <ListScreen count={10_000} /> };

export const Record: Story = {
  render: () => <RecordScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Move to/ }));
    await expect(canvas.getByRole('button', { name: /^Move to/ })).toBeVisible();
  },
};

export const BoardScreen: Story = {
  render: () => <Opportunities count={200} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [card] = within(canvas.getByRole('group', { name: 'Qualified' })).getAllByRole('button', {
      name: /\$/,
    });
    const name = card?.getAttribute('data-card') ?? '';
    card?.focus();
    await userEvent.keyboard(' {ArrowRight}{Home}{Enter}');
    await waitFor(() =>
      expect(
        canvas.getByRole('group', { name: 'Estimating' }).querySelector(`[data-card="${name}"]`),
      ).toHaveFocus(),
    );
  },
};

export const BoardScreenOnPhone: Story = { globals: phone, render: () => <Opportunities count={200} /> };

export const Document: Story = {
  render: () => <DocumentScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('grid', { name: 'Scope' });
    const cell = (id: string, column: string) =>
      table.querySelector<HTMLElement>(`[data-id="${id}"] > [data-column="${column}"]`) as HTMLElement;
    await userEvent.click(cell('L1-L1', 'quantity'));
    await userEvent.keyboard('100{Enter}');
    await waitFor(() => expect(cell('L1-L1', 'amount')).toHaveTextContent('9,586.00'));
  },
};
