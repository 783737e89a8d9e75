import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Pages(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const [pageSize, setPageSize] = useState(props.pageSize);
  return (
    <Pagination
      {...props}
      page={page}
      pageSize={pageSize}
      onPageChange={setPage}
      onPageSizeChange={props.onPageSizeChange && setPageSize}
    />
  );
}
const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 0, pageSize: 50, total: 4213, onPageChange: fn(), onPageSizeChange: fn() },
  render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** An empty list has no pagination. */
export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation')).not.toBeInTheDocument();
  },
};
export const OnePage: Story = { args: { total: 7 } };
export const LastPage: Story = { args: { page: 84 } };
export const ManyItems: Story = { args: { total: 100_000, page: 900 } };
export const WithoutSizes: Story = { args: { onPageSizeChange: undefined } };
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('navigation')).toHaveTextContent('51–100 of 4,213');
    canvas.getByRole('radio', { name: '50' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: '15' })).toBeChecked();
  },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Beside a panel the pagination stays within its width. */
export const Narrow: Story = {
  args: { total: 100_000, page: 900 },
  render: (args) => (
    <div style={{ width: 300 }}>
      <Pages {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation');
    const next = within(bar).getByRole('button', { name: 'Next page' });
    await expect(next.getBoundingClientRect().right).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  },
};
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Pages {...meta.args} />
            </Stack>
          ),
          reason: 'Shows the visible rows and the total.',
        }}
        bad={{ show: 'Page 1 of 85', reason: 'Page numbers do not say which rows are shown.' }}
      />
      <DoDont
        good={{
          show: 'Endless lists load as they are scrolled.',
          reason: 'A table that loads on scrolling needs no pagination.',
        }}
        bad={{ show: '1 2 3 … 84 85', reason: 'Page 43 means nothing: sort or filter instead.' }}
      />
    </>
  ),
};
