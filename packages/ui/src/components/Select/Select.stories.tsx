import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { playground } from '../../stories/playground.tsx';
import { RadioGroup } from '../Choice/RadioGroup.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { ComboBox } from './ComboBox.tsx';
import { MultiSelect } from './MultiSelect.tsx';
import { unloadedOptions, Select } from './Select.tsx';
import { longSources, parts, sources, sourcesInArabic, sourcesWithIcons } from './sources.parts.ts';

const meta = {
  title: 'Components/Inputs/Select',
  id: 'components-select',
  component: Select,
  args: { label: 'Lead source', options: sources },
  decorators: [inColumn('narrow')],
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
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Repeat customer'));
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('pl');
    await waitFor(() => expect(trigger).toHaveTextContent('Plan room'));
    // Letters in quick succession are one search text, including spaces; after a pause a new one begins.
    const pause = () => new Promise((done) => setTimeout(done, 600));
    await pause();
    await userEvent.keyboard('repeat cu');
    await expect(trigger).toHaveTextContent('Repeat customer');
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
    await pause();
    await userEvent.keyboard('pl');
    await expect(trigger).toHaveTextContent('Plan room');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Select label="Lead source" options={sourcesWithIcons} icon={Tag} defaultValue="repeat" />
      <Select label="Sort" hideLabel prefix="Sort by" options={sources} defaultValue="repeat" size="sm" />
      <Select label="Lead source" options={sources} size="lg" />
    </Stack>
  ),
};

/** A list that fails to load at first and succeeds on retry. */
function LostAtFirst() {
  const [isThere, setThere] = useState(false);
  const [lost] = useState(() => unloadedOptions(() => setThere(true)));
  const options = isThere ? sources : lost;
  return (
    <Stack>
      <Select label="Lead source" options={options} />
      <ComboBox label="Referred by" options={options} />
      <MultiSelect label="Found by" options={options} />
    </Stack>
  );
}
export const CouldNotBeLoaded: Story = {
  render: () => <LostAtFirst />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lead source/ }));
    await within(document.body).findByRole('option', { name: /Could not load/ });
  },
};
export const TriedAgain: Story = {
  render: () => <LostAtFirst />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lead source/ }));
    await within(document.body).findByRole('option', { name: /Could not load/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{Escape}');
  },
};
/** The focus stays in a field with search: Enter retries, like the button. */
export const TriedAgainWhileTyping: Story = {
  render: () => <LostAtFirst />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('combobox', { name: 'Referred by' });
    await userEvent.click(box);
    await expect(await within(document.body).findByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(document.body).getAllByRole('option')).toHaveLength(4));
    await expect(box).toHaveFocus();
    await userEvent.keyboard('{Escape}');
  },
};

export const OpenInGroups: Story = {
  args: { options: sourcesWithIcons, defaultValue: 'repeat' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lead source/ }));
    await within(document.body).findByRole('option', { name: /Plan room/ });
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Select label="Lead source" options={sources} isRequired placeholder="Choose a source" />
      <Select
        label="Lead source"
        options={sources}
        defaultValue="referral"
        description="How they found us."
      />
      <Select label="Lead source" options={sources} errorMessage="Choose where it came from." />
      <Select label="Lead source" options={sources} defaultValue="referral" isReadOnly />
      <Select label="Lead source" options={sources} defaultValue="referral" isDisabled />
    </Stack>
  ),
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lead source/ }));
    await within(document.body).findByText('No options');
  },
};

export const LongContent: Story = {
  args: { options: longSources, defaultValue: 'riverside' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Lead source/ }));
    await within(document.body).findByRole('listbox');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'مصدر العميل', options: sourcesInArabic, defaultValue: 'repeat' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /مصدر العميل/ }));
    await within(document.body).findByRole('listbox');
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Select label="Lead source" options={sources} />,
          reason: 'Five to fifteen known options.',
        }}
        bad={{
          show: <Select label="Part" options={parts.slice(0, 200)} />,
          reason: 'Two hundred options: a ComboBox finds one by three letters.',
        }}
      />
      <DoDont
        good={{
          show: (
            <RadioGroup
              label="Pricing"
              orientation="horizontal"
              defaultValue="unit"
              options={[
                { id: 'unit', label: 'Unit price' },
                { id: 'lump', label: 'Lump sum' },
              ]}
            />
          ),
          reason: 'Two options fit the page and need no menu.',
        }}
        bad={{
          show: (
            <Select
              label="Pricing"
              defaultValue="unit"
              options={[
                { id: 'unit', label: 'Unit price' },
                { id: 'lump', label: 'Lump sum' },
              ]}
            />
          ),
          reason: 'The other option is hidden behind a press.',
        }}
      />
      <DoDont
        good={{
          show: <ComboBox label="Account" options={sources} />,
          reason: 'For a list that grows, users type to search.',
        }}
        bad={{
          show: <Select label="Account" options={sources} />,
          reason: 'Four accounts today can be four thousand next year.',
        }}
      />
    </>
  ),
};

export const Playground: Story = { ...playground(Select), tags: ['!test'] };
