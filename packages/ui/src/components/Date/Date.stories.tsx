import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { DateField } from './DateField.tsx';
import { DatePicker } from './DatePicker.tsx';
import { DateRangeField } from './DateRangeField.tsx';

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { label: 'Expected award' },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled() {
  const [value, setValue] = useState<string | null>('2025-12-12');
  return (
    <Stack measure="narrow">
      <DatePicker label="Expected award" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </Stack>
  );
}

export const Default: Story = {
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByRole('status');
    const month = canvas.getByRole('spinbutton', { name: /month/ });
    await expect(month).toHaveTextContent('Dec');
    month.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(said).toHaveTextContent('2025-11-12');
    await userEvent.keyboard('0205');
    await expect(said).toHaveTextContent('2025-02-05');
    await userEvent.paste('March 9, 2026');
    await expect(said).toHaveTextContent('2026-03-09');
    await expect(canvas.getByRole('group', { name: /Expected award/ })).toHaveTextContent('Mar 09, 2026');
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    const dialog = await within(document.body).findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /March 20/ }));
    await waitFor(() => expect(said).toHaveTextContent('2026-03-20'));
  },
};

export const States: Story = {
  render: () => (
    <Stack measure="narrow">
      <DatePicker label="Bid date" />
      <DatePicker label="Scope review" defaultValue="2025-12-02" isRequired size="sm" />
      <DateField label="Start" defaultValue="2026-03-16" description="Typed, without a calendar." />
      <DatePicker label="Awarded" defaultValue="2025-12-12" isReadOnly />
      <DatePicker label="Closed" defaultValue="2025-12-12" isDisabled />
      <DatePicker label="Due" defaultValue="2024-01-05" errorMessage="The due date is before the bid date." />
    </Stack>
  ),
};

export const Range: Story = {
  render: () => (
    <Stack measure="form">
      <DateRangeField label="Bid date" defaultValue={{ start: '2025-11-01', end: null }} />
    </Stack>
  ),
};
