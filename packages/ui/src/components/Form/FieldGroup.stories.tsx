import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Columns, Stack } from '../Layout/Layout.tsx';
import { CurrencyField } from '../Number/CurrencyField.tsx';
import { PhoneField } from '../Number/PhoneField.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup, WideField } from './FieldGroup.tsx';

const meta = {
  title: 'Components/Forms/FieldGroup',
  id: 'components-fieldgroup',
  component: FieldGroup,
  args: { title: 'Company', description: 'As it appears on contracts.', columns: 2, children: null },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = (
  <>
    <TextField label="Company" defaultValue="Halvorsen Constructors" isRequired />
    <PhoneField label="Phone" defaultValue="9705550142" />
    <CurrencyField label="Credit limit" defaultValue="25000" />
    <TextField label="City" defaultValue="Fort Collins" />
    <WideField>
      <TextArea label="Notes" rows={2} />
    </WideField>
  </>
);

/** Number of fields beside each other in the first row of a group. */
const countColumns = (group: HTMLElement) => {
  const tops = [...(group.lastElementChild?.children ?? [])].map(
    (field) => field.getBoundingClientRect().top,
  );
  return tops.filter((top) => top === tops[0]).length;
};

export const Default: Story = {
  args: { children: fields },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: /Company/ });
    await expect(group).toBeVisible();
    await expect(countColumns(group)).toBe(2);
  },
};

export const Variants: Story = {
  render: () => (
    <Stack gap={32}>
      <FieldGroup title="One column">{fields}</FieldGroup>
      <FieldGroup title="Three columns" columns={3}>
        {fields}
      </FieldGroup>
      <FieldGroup columns={2}>
        <TextField label="Without a title" />
        <TextField label="Beside it" />
      </FieldGroup>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const groupOf = (name: string) => within(canvasElement).getByRole('group', { name });
    await expect(countColumns(groupOf('One column'))).toBe(1);
    await expect(countColumns(groupOf('Three columns'))).toBe(3);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { children: fields, columns: 3 },
};

export const LongContent: Story = {
  args: {
    title: 'Everything that the county wants to know of a company before it may hand in a bid at its counter',
    description:
      'The names have to be those of the register of the state, with every comma; Deckenabhängungskonstruktionsplanungsunterlagen.',
    children: (
      <>
        <TextField label="Name of the company as it stands in the register of the state it was founded in" />
        <TextField label="Short" errorMessage="One field’s error must not move the field beside it." />
      </>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'الشركة',
    description: 'كما ترد في العقود.',
    children: (
      <>
        <TextField label="الاسم" defaultValue="هالفورسن للمقاولات" />
        <TextField label="المدينة" defaultValue="القاهرة" />
      </>
    ),
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <FieldGroup title="Ship to">
              <TextField label="Street" />
              <TextField label="City" />
            </FieldGroup>
          ),
          reason: 'The name of the group is announced with each field: “Ship to, street”.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <TextField label="Ship to street" />
              <TextField label="Ship to city" />
            </Stack>
          ),
          reason: 'Each label repeats the same words.',
        }}
      />
      <DoDont
        good={{
          show: (
            <FieldGroup title="Company">
              <TextField label="Name" />
              <TextField label="Legal form" />
            </FieldGroup>
          ),
          reason: 'Fields that are read in order are below each other.',
        }}
        bad={{
          show: (
            <Stack isFullWidth>
              <Columns count={3}>
                <TextField label="Name of the company" />
                <TextField label="Legal form" />
                <TextField label="Founded in" />
              </Columns>
            </Stack>
          ),
          reason: 'In a narrow space, three columns leave no room for labels.',
        }}
      />
    </>
  ),
};
