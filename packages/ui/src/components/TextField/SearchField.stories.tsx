import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Kbd } from '../Status/Kbd.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Button } from '../Button/Button.tsx';
import { SearchField } from './SearchField.tsx';

const onSearch = fn();
const meta = {
  title: 'Components/Inputs/SearchField',
  id: 'components-searchfield',
  component: SearchField,
  args: { label: 'Search accounts', placeholder: 'Search accounts', onSearch },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const input = within(canvasElement).getByRole('searchbox', { name: 'Search accounts' });
    const from = performance.now();
    await userEvent.type(input, 'river');
    await expect(onSearch).not.toHaveBeenCalled();
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce());
    await expect(performance.now() - from).toBeGreaterThan(790);
    await expect(onSearch).toHaveBeenLastCalledWith('river');
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    onSearch.mockClear();
    const input = within(canvasElement).getByRole('searchbox');
    await userEvent.type(input, ' rivers ');
    await userEvent.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('rivers');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(onSearch).toHaveBeenLastCalledWith('');
    await expect(onSearch).toHaveBeenCalledTimes(2);
    await userEvent.type(input, 'kestrel{Enter}');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await expect(onSearch).toHaveBeenLastCalledWith('');
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <SearchField placeholder="Search accounts" hint={<Kbd>/</Kbd>} />
      <SearchField defaultValue="Riverside" />
      <SearchField defaultValue="Riverside" size="sm" />
      <SearchField defaultValue="Riverside" isDisabled />
      <SearchField label="Find a part" hideLabel={false} description="Number, name or barcode." />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: { defaultValue: 'Riverside Medical Center, Phase 2: framing, drywall and acoustical ceilings' },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'بحث في الحسابات', placeholder: 'بحث', defaultValue: 'هالفورسن' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <SearchField placeholder="Search accounts" />,
          reason: 'Searches after a pause in typing, or at once on Enter.',
        }}
        bad={{
          show: (
            <Inline>
              <SearchField placeholder="Search accounts" />
              <Button>Search</Button>
            </Inline>
          ),
          reason: 'The button adds a tab stop and is pressed after the results have appeared.',
        }}
      />
      <DoDont
        good={{
          show: <SearchField placeholder="Search by number, name or city" />,
          reason: 'The placeholder says what is searched.',
        }}
        bad={{
          show: <SearchField placeholder="Type here…" />,
          reason: '“Type here…” does not say what is searched.',
        }}
      />
    </>
  ),
};
