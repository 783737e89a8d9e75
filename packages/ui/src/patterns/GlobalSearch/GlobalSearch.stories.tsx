import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileTextIcon, LayoutDashboardIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline, Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { GlobalSearch, type GlobalSearchProps, type SearchGroup } from './GlobalSearch.tsx';

const groups: readonly SearchGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    results: ['Accounts', 'Account setup'].map((label) => ({
      id: label,
      label,
      detail: 'CRM',
      icon: LayoutDashboardIcon,
      href: `#${label.replace(' ', '-')}`,
    })),
  },
  {
    id: 'contacts',
    label: 'Contacts',
    results: ['Dana Whitfield', 'Karen Boone'].map((label) => ({
      id: label,
      label,
      detail: 'Halvorsen Constructors',
      mark: <Avatar name={label} size={20} isDecorative />,
      href: `#${label.replace(' ', '-')}`,
    })),
  },
];

function Search({ groups: all, onSearch, ...rest }: GlobalSearchProps) {
  const [query, setQuery] = useState('');
  const found = all.map((group) => ({
    ...group,
    results: group.results.filter((result) => result.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return (
    <GlobalSearch
      {...rest}
      groups={query === '' ? [] : found}
      onSearch={(next) => {
        setQuery(next);
        onSearch(next);
      }}
    />
  );
}

const meta = {
  title: 'Patterns/GlobalSearch',
  component: GlobalSearch,
  args: { groups, onSearch: fn(), onOpenResult: fn(), debounce: 10 },
  render: (args) => (
    <div style={{ minHeight: '22rem' }}>
      <Search {...args} />
    </div>
  ),
} satisfies Meta<typeof GlobalSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Results: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
};

export const Searching: Story = {
  // Before the search: the debounce is longer than the test.
  args: { groups: [], debounce: 600_000 },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'riverside');
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Searching…');
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('No results for “zzz”'));
  },
};

/** A minimum number of letters is explained at the first letter. */
export const TooFewLetters: Story = {
  args: { groups: [], least: 2 },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'zz');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('No results for “zz”'));
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveTextContent('Type at least 2 letters'));
  },
};

/** Enter before the debounce opens the first result of the current text, not of the previous one. */
export const EnterAtOnce: Story = {
  args: { debounce: 600 },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox');
    await userEvent.type(field, 'a');
    await waitFor(() => expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1));
    await userEvent.type(field, 'ren{Enter}');
    await waitFor(() => expect(args.onOpenResult).toHaveBeenCalledOnce());
    await expect(args.onOpenResult).toHaveBeenCalledWith(expect.objectContaining({ label: 'Karen Boone' }));
  },
};

export const LongContent: Story = {
  args: {
    groups: [
      {
        id: 'files',
        label: 'Files',
        results: [
          {
            id: 'long',
            label: 'Addendum 04 to the prevailing-wage schedule of Longmere Public Safety Headquarters.pdf',
            detail: 'Aspen Valley Health District and Associated Hospitals of the Western Slope',
            icon: FileTextIcon,
            href: '#addendum',
          },
        ],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'addendum');
    await screen.findByRole('option', { name: /Addendum 04/ });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    placeholder: 'ابحث في الصفحات والملفات',
    groups: [
      {
        id: 'files',
        label: 'الملفات',
        results: ['مخطط الطابق الأول', 'مخطط السقف'].map((label) => ({
          id: label,
          label,
          detail: 'مستشفى الوادي',
          icon: FileTextIcon,
          href: '#plan',
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'مخطط');
    await waitFor(() => expect(screen.getAllByRole('option', { name: /مخطط/ })).toHaveLength(2));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('combobox', { name: /Search pages/ });
    await expect(within(canvasElement).getByRole('search', { name: 'Search' })).toContainElement(field);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('a');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('option', { name: /Karen Boone/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: /Account setup/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenResult).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
  },
};

/** Escape in the empty field returns the focus to where the shortcut took it from. */
export const EscapeReturnsFocus: Story = {
  render: (args) => (
    <Stack gap={16}>
      <GlobalSearch {...args} />
      <Button>First row</Button>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: 'First row' });
    row.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('a{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(row).toHaveFocus();
  },
};

/** On phones a button opens the search in full screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Search' }));
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    await waitFor(() => expect(within(dialog).getByRole('combobox')).toHaveFocus());
  },
};

/** Two results with the same name. */
function Files({ details }: { details: readonly string[] }) {
  return (
    <Stack gap={8}>
      {details.map((detail, at) => (
        <Inline key={at} gap={8}>
          <Icon icon={FileTextIcon} />
          <Text weight="medium">Addendum 04.pdf</Text>
          <Text tone="muted">{detail}</Text>
        </Inline>
      ))}
    </Stack>
  );
}

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <GlobalSearch groups={[]} onSearch={() => undefined} />,
          reason: 'The placeholder says what the search finds.',
        }}
        bad={{
          show: <TextField label="Search everything" hideLabel placeholder="Type here…" />,
          reason: '“Type here…” does not mention pages, files or contacts.',
        }}
      />
      <DoDont
        good={{
          show: <Files details={['Riverside Medical, Phase 2', 'Longmere Public Safety']} />,
          reason: 'The detail distinguishes two files with the same name.',
        }}
        bad={{
          show: <Files details={['PDF document', 'PDF document']} />,
          reason: 'Every project has an addendum 04, and all of them are PDFs.',
        }}
      />
    </>
  ),
};
