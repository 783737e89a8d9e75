import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SearchField } from './SearchField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Company name', placeholder: 'Halvorsen Constructors' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Company name'), 'Kestrel & Lowe');
  },
};

export const States: Story = {
  render: () => (
    <Stack measure="narrow">
      <TextField label="Website" prefix="https://" defaultValue="kestrel-lowe.com" />
      <TextField label="Markup" suffix="%" align="end" defaultValue="14.2" isRequired />
      <TextField
        label="Job number"
        defaultValue="2025-0412"
        isReadOnly
        description="Given when the job was won."
      />
      <TextField label="Legacy code" defaultValue="HC-18" isDisabled />
      <TextField
        label="Email"
        defaultValue="dana@"
        errorMessage="Enter a whole email address, like dana@company.com."
      />
      <TextField label="Search" hideLabel size="sm" placeholder="Small, label hidden" />
      <TextField label="Short code" maxLength={12} showCount value="FRAMING" onChange={() => {}} />
      <TextArea
        label="Scope"
        defaultValue={'Framing, drywall, ACT.\nDeflection track at all head-of-wall.'}
      />
    </Stack>
  ),
};

export const Password: Story = {
  render: () => (
    <Stack measure="narrow">
      <PasswordField
        label="Password"
        size="lg"
        defaultValue="correct horse"
        labelAside={
          <Link href="#reset" size="small" weight="medium">
            Forgot password?
          </Link>
        }
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};

const onSearch = fn();
export const Search: Story = {
  render: () => (
    <SearchField label="Search accounts" placeholder="Search accounts" debounce={120} onSearch={onSearch} />
  ),
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const input = within(canvasElement).getByLabelText('Search accounts');
    await userEvent.type(input, 'river');
    await expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
    await expect(onSearch).toHaveBeenLastCalledWith('river');
    await userEvent.type(input, 's');
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('rivers');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(onSearch).toHaveBeenCalledTimes(3);
  },
};

function Growing() {
  const [value, setValue] = useState('');
  return <TextArea label="Note" rows={2} value={value} onChange={setValue} />;
}
export const Grows: Story = {
  render: () => <Growing />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByLabelText('Note');
    const before = area.clientHeight;
    await userEvent.type(area, 'one{Enter}two{Enter}three{Enter}four');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};
