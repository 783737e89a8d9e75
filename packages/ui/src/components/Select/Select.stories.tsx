import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { ComboBox } from './ComboBox.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { Select, type Option } from './Select.tsx';

const sources: Option[] = [
  { id: 'referral', label: 'Referral' },
  { id: 'plan-room', label: 'Plan room', description: 'Invited through a public board.' },
  { id: 'repeat', label: 'Repeat customer' },
  { id: 'cold', label: 'Cold call', isDisabled: true },
];
const parts: Option[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `part-${at}`,
  label: `Stud ${362 + (at % 7) * 50}S-${at}`,
  aside: `${(at % 90) + 10}.50`,
}));

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: 'Lead source', options: sources },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen() {
  const [value, setValue] = useState<string | null>('referral');
  return <Select label="Lead source" options={sources} value={value} onChange={setValue} />;
}
export const Default: Story = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: /Lead source/ });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Repeat customer'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const States: Story = {
  render: () => (
    <Stack measure="narrow">
      <Select label="Lead source" options={sources} isRequired placeholder="Choose a source" />
      <Select label="Lead source" options={sources} errorMessage="Choose where it came from." />
      <Select label="Lead source" options={sources} defaultValue="referral" isDisabled />
      <Select label="Sort" hideLabel prefix="Sort by" options={sources} defaultValue="repeat" size="sm" />
      <ComboBox label="Account" options={sources} defaultValue="repeat" />
      <ComboBox
        label="Account"
        options={sources}
        errorMessage="Choose an account."
        placeholder="Find an account"
      />
      <MultiSelect label="Trades" options={sources} defaultValue={['referral', 'repeat']} />
    </Stack>
  ),
};

const onChange = fn();
export const TenThousandOptions: Story = {
  render: () => <ComboBox label="Part" options={parts} placeholder="Find a part" onChange={onChange} />,
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const input = within(canvasElement).getByRole('combobox', { name: 'Part' });
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox', { name: 'Part' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(4));
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent(
        '-9999',
      ),
    );
    await userEvent.type(input, 'S-777');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('S-777'));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('Stud 362S-777');
    await userEvent.type(input, 'zzz');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Stud 362S-777');
  },
};

export const AsyncSearch: Story = {
  render: () => (
    <ComboBox
      label="Account"
      value="kestrel"
      valueLabel="Kestrel & Lowe"
      debounce={50}
      onSearch={async (words) => {
        await new Promise((done) => setTimeout(done, 60));
        if (words === 'fail') throw new Error('offline');
        return sources.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('Kestrel & Lowe');
    await userEvent.click(input);
    await within(document.body).findByRole('option', { name: /Referral/ });
    await userEvent.clear(input);
    await userEvent.type(input, 'fail');
    await within(document.body).findByText(/could not be loaded/);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Kestrel & Lowe');
  },
};

export const Several: Story = {
  render: () => <MultiSelect label="Trades" options={sources} placeholder="Add trades" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Trades' });
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove Referral' })).toBeVisible();
    await userEvent.keyboard('{Escape}{Backspace}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Plan room' })).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Plan room removed');
  },
};
