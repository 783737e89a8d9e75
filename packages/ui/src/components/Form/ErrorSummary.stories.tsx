import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Banner } from '../Feedback/Banner.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { field: 'company', label: 'Company', message: 'Enter a name.' },
  { field: 'website', label: 'Website', message: 'Enter a full web address.' },
];
const meta = {
  title: 'Components/Forms/ErrorSummary',
  id: 'components-errorsummary',
  component: ErrorSummary,
  args: { errors },
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Stack measure="narrow">
      <ErrorSummary {...args} />
      <TextField name="company" label="Company" isRequired errorMessage="Enter a name." />
      <TextField id="website" label="Website" errorMessage="Enter a full web address." />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: /Company/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Website: Enter a full web address.' }));
    await expect(canvas.getByRole('textbox', { name: 'Website' })).toHaveFocus();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <ErrorSummary autoFocus={false} errors={errors.slice(0, 1)} />
      <ErrorSummary autoFocus={false} errors={errors} title="The quote was not sent" />
      <ErrorSummary autoFocus={false} errors={[]} />
    </Stack>
  ),
};

export const ManyItems: Story = {
  args: {
    autoFocus: false,
    errors: Array.from({ length: 12 }, (_, at) => ({
      field: `line-${at}`,
      label: `Line ${at + 1}`,
      message: 'Enter a quantity.',
    })),
  },
};

export const LongContent: Story = {
  args: {
    autoFocus: false,
    errors: [
      {
        field: 'name',
        label: 'Name of the company as it stands in the register of the state it was founded in',
        message:
          'The register has no company of that name. What you wrote is still there: compare it with the certificate. Deckenabhängungskonstruktionsplanungsunterlagen.',
      },
    ],
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    autoFocus: false,
    title: 'أمران يحتاجان إلى تصحيح',
    errors: [
      { field: 'company', label: 'الشركة', message: 'أدخل اسماً.' },
      { field: 'website', label: 'الموقع', message: 'أدخل عنواناً كاملاً.' },
    ],
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <ErrorSummary autoFocus={false} errors={errors} />,
          reason: 'Each line links to its field and moves the focus there.',
        }}
        bad={{
          show: <Banner tone="bad">Some fields are not right. Check the form.</Banner>,
          reason: 'In a long form, users have to search for the fields.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack gap={8} isFullWidth>
              <ErrorSummary autoFocus={false} errors={errors.slice(0, 1)} />
              <TextField label="Company" errorMessage="Enter a name." />
            </Stack>
          ),
          reason: 'The field repeats the message of the summary.',
        }}
        bad={{
          show: (
            <Stack gap={8} isFullWidth>
              <ErrorSummary autoFocus={false} errors={errors.slice(0, 1)} />
              <TextField label="Company" />
            </Stack>
          ),
          reason: 'At the field, users no longer see what was wrong.',
        }}
      />
    </>
  ),
};
