import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2 } from 'lucide-react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ComboBox } from './ComboBox.tsx';
import { longSources, parts, searchSources, sources, sourcesInArabic } from './sources.parts.ts';

const onChange = fn();
const meta = {
  title: 'Components/Inputs/ComboBox',
  id: 'components-combobox',
  component: ComboBox,
  args: { label: 'Account', options: sources, placeholder: 'Find an account', onChange },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const active = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-activedescendant') ?? '');

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    const input = canvas.getByRole('combobox', { name: 'Account' });
    await userEvent.tab();
    await userEvent.keyboard('re');
    await waitFor(() => expect(active(input)).toHaveTextContent('Referral'));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 matches');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active(input)).toHaveTextContent('Repeat customer');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('Repeat customer');
    await expect(onChange).toHaveBeenLastCalledWith('repeat', sources[2]);
    await userEvent.keyboard('zzz{Escape}');
    await expect(input).toHaveValue('Repeat customer');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Account' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await within(document.body).findByRole('listbox', { name: 'Account' });
  },
};

export const SkipsWhatIsDisabled: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active(input)).toHaveTextContent('Repeat customer'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(active(input)).toHaveTextContent('Referral');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
  },
};

const onCreate = fn();
export const MakesNewOnes: Story = {
  args: { onCreate },
  play: async ({ canvasElement }) => {
    onCreate.mockClear();
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.type(input, 'Kestrel');
    await within(document.body).findByRole('option', { name: 'Add “Kestrel”' });
    await userEvent.keyboard('{Enter}');
    await expect(onCreate).toHaveBeenCalledWith('Kestrel');
    await userEvent.type(input, 're');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(3));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active(input)).toHaveTextContent('Add “re”'));
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <ComboBox label="Account" options={sources} placeholder="Find an account" icon={Building2} />
      <ComboBox label="Account" options={sources} defaultValue="repeat" isRequired />
      <ComboBox label="Account" options={sources} defaultValue="repeat" isClearable={false} size="sm" />
      <ComboBox label="Account" options={sources} defaultValue="repeat" isReadOnly />
      <ComboBox label="Account" options={sources} defaultValue="repeat" isDisabled />
      <ComboBox
        label="Account"
        options={sources}
        errorMessage="Choose an account."
        placeholder="Find an account"
      />
    </Stack>
  ),
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Zanzibar');
    await within(document.body).findByText('No matches');
  },
};

export const Searches: Story = {
  args: {
    options: undefined,
    value: 'kestrel',
    valueLabel: 'Kestrel & Lowe',
    debounce: 50,
    onSearch: searchSources,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('Kestrel & Lowe');
    await userEvent.click(input);
    await within(document.body).findByRole('option', { name: /Referral/ });
    await userEvent.clear(input);
    await userEvent.type(input, 'fail');
    await within(document.body).findByText(/Could not load/);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('Kestrel & Lowe');
  },
};

export const Failed: Story = {
  args: { options: undefined, debounce: 50, onSearch: searchSources },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'fail');
    await within(document.body).findByText(/Could not load/);
  },
};

export const ManyItems: Story = {
  args: { label: 'Part', options: parts, placeholder: 'Find a part' },
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const input = within(canvasElement).getByRole('combobox', { name: 'Part' });
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox', { name: 'Part' });
    await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(4));
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await expect(within(list).getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '10000');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(active(input)).toHaveTextContent('-9999'));
    await userEvent.type(input, 'S-777');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('S-777'));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('Stud 362S-777');
  },
};

export const LongContent: Story = {
  args: { options: longSources, defaultValue: 'riverside' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: /Riverside/ });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الحساب', options: sourcesInArabic, defaultValue: 'repeat' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('listbox');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <ComboBox label="Account" options={sources} placeholder="Find an account" />,
          reason: 'Only listed values can be selected; other text is discarded.',
        }}
        bad={{
          show: <TextField label="Account" placeholder="Type the account’s name" />,
          reason: 'A text field leads to three spellings of the same customer.',
        }}
      />
      <DoDont
        good={{
          show: <ComboBox label="Account" options={sources} onCreate={() => undefined} />,
          reason: 'A missing customer can be added without leaving the form.',
        }}
        bad={{
          show: (
            <ComboBox
              label="Account"
              options={sources}
              description="If the account is missing, close this form and add it under CRM, Accounts."
            />
          ),
          reason: 'Leaving the form loses everything that was filled in.',
        }}
      />
    </>
  ),
};
