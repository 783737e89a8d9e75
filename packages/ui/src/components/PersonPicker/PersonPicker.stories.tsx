import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { PersonOption } from './people.ts';
import { PersonPicker, type OnePersonPickerProps } from './PersonPicker.tsx';

const people: PersonOption[] = [
  { id: 'dana', name: 'Dana Whitfield', email: 'dana@northgate.test' },
  { id: 'tomas', name: 'Tomás Herrera', email: 'tomas@northgate.test' },
  { id: 'priya', name: 'Priya Raman', email: 'priya@northgate.test' },
  { id: 'owen', name: 'Owen Blackwood', email: 'owen@northgate.test', isDisabled: true },
  { id: 'mei', name: 'Mei-Lin Chow', email: 'mei@northgate.test' },
];
const first = ['Dana', 'Tomás', 'Priya', 'Owen', 'Mei-Lin', 'Ruth', 'Abel', 'Ingrid', 'Samir', 'Lucía'];
const last = ['Whitfield', 'Herrera', 'Raman', 'Blackwood', 'Chow', 'Okafor', 'Lindqvist', 'Moreau'];
const everyone: PersonOption[] = Array.from({ length: 10_000 }, (_, at) => ({
  id: `person-${at}`,
  name: `${first[at % 10]} ${last[Math.floor(at / 10) % 8]} ${at}`,
  email: `person${at}@northgate.test`,
}));

const onChange = fn();
const meta: Meta<OnePersonPickerProps> = {
  title: 'Components/Inputs/PersonPicker',
  id: 'components-personpicker',
  component: PersonPicker,
  args: { label: 'Sales owner', people, meId: 'priya', onChange },
  decorators: [inColumn('narrow')],
};
export default meta;
type Story = StoryObj<OnePersonPickerProps>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const input = within(canvasElement).getByRole('combobox', { name: 'Sales owner' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Priya Raman'));
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Me');
    await userEvent.keyboard('tomas@');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith('tomas', expect.anything());
    await expect(input).toHaveValue('Tomás Herrera');
  },
};

export const Open: Story = {
  args: { defaultValue: 'dana' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: /Mei-Lin/ });
  },
};

export const Several: Story = {
  render: () => (
    <PersonPicker
      label="Estimators"
      isMultiple
      people={people}
      meId="priya"
      defaultValue={['dana']}
      onChange={onChange}
    />
  ),
  play: async ({ canvasElement }) => {
    onChange.mockClear();
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox', { name: 'Estimators' }), 'me');
    await within(document.body).findByRole('option', { name: /Mei-Lin/ });
    await userEvent.keyboard('{Enter}');
    await expect(onChange).toHaveBeenLastCalledWith(['dana', 'mei'], expect.anything());
    await expect(canvas.getByRole('button', { name: 'Remove Mei-Lin Chow' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('listbox')).toBeNull());
  },
};

export const Searches: Story = {
  args: {
    people: undefined,
    value: 'ruth',
    valueLabel: 'Ruth Okafor',
    onSearch: async (query: string) => {
      await new Promise((done) => setTimeout(done, 40));
      return everyone.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())).slice(0, 20);
    },
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('Ruth Okafor');
    await userEvent.clear(input);
    await userEvent.type(input, 'lindqvist');
    await within(document.body).findByRole('option', { name: /Dana Lindqvist 60/ });
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <PersonPicker label="Sales owner" people={people} />
      <PersonPicker label="Sales owner" people={people} defaultValue="dana" isRequired />
      <PersonPicker label="Sales owner" people={people} defaultValue="dana" isClearable={false} size="sm" />
      <PersonPicker label="Sales owner" people={people} defaultValue="dana" isReadOnly />
      <PersonPicker label="Sales owner" people={people} defaultValue="dana" isDisabled />
      <PersonPicker label="Sales owner" people={people} errorMessage="Choose who owns the sale." />
      <PersonPicker label="Estimators" isMultiple people={people} defaultValue={['dana', 'tomas']} />
      <PersonPicker
        label="Estimators"
        isMultiple
        people={people}
        defaultValue={['dana', 'tomas']}
        isReadOnly
      />
    </Stack>
  ),
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'Zebulon');
    await within(document.body).findByText('No matching people');
  },
};

export const ManyItems: Story = {
  args: { people: everyone, meId: 'person-4000' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('combobox');
    await userEvent.click(input);
    const list = await within(document.body).findByRole('listbox');
    await waitFor(() =>
      expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Dana Whitfield 4000'),
    );
    await expect(within(list).getAllByRole('option').length).toBeLessThan(40);
    await userEvent.type(input, 'moreau 79');
    await waitFor(() => expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Moreau 79'));
  },
};

const long: PersonOption[] = [
  {
    id: 'long',
    name: 'Maximiliane-Theodora Freifrau von und zu Hohenstaufen-Wolkenstein der Ältere',
    email: 'maximiliane.theodora.hohenstaufen.wolkenstein@subcontractors.northgate-holdings.test',
  },
  { id: 'none', name: 'Cher' },
];
export const LongContent: Story = {
  args: { people: long, defaultValue: 'long', meId: 'none' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: /Maximiliane/ });
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المسؤول',
    meId: 'layla',
    defaultValue: 'omar',
    people: [
      { id: 'omar', name: 'عمر الشناوي', email: 'omar@northgate.test' },
      { id: 'layla', name: 'ليلى حداد', email: 'layla@northgate.test' },
    ],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('combobox'));
    await within(document.body).findByRole('option', { name: /ليلى/ });
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <PersonPicker label="Sales owner" people={people} defaultValue="dana" />,
          reason: 'Picture, name and email address identify the right Dana.',
        }}
        bad={{
          show: <TextField label="Sales owner" defaultValue="Dana W." />,
          reason: 'A name in a text field gets no reminders and no permissions.',
        }}
      />
      <DoDont
        good={{
          show: (
            <PersonPicker label="Estimators" isMultiple people={people} defaultValue={['dana', 'tomas']} />
          ),
          reason: 'Several people in one field, each of which can be removed.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <PersonPicker label="Estimator 1" people={people} defaultValue="dana" />
              <PersonPicker label="Estimator 2" people={people} defaultValue="tomas" />
              <PersonPicker label="Estimator 3" people={people} />
            </Stack>
          ),
          reason: 'Three fields limit the number to three people.',
        }}
      />
    </>
  ),
};
