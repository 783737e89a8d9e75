import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Inputs/PasswordField',
  id: 'components-passwordfield',
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse' },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    size: 'lg',
    labelAside: (
      <Link href="#reset" size="small" weight="medium">
        Forgot password?
      </Link>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    input.focus();
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    input.blur();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <PasswordField
        label="New password"
        autoComplete="new-password"
        isRequired
        description="12 characters or more."
      />
      <PasswordField
        label="Password"
        defaultValue="secret"
        errorMessage="Incorrect password. You have 4 tries left."
      />
      <PasswordField label="Password" defaultValue="secret" isDisabled />
      <PasswordField label="One-time code" autoComplete="one-time-code" size="sm" />
    </Stack>
  ),
};

export const LongContent: Story = {
  args: {
    label: 'Password of the account that signs the certified payroll reports of the whole company',
    defaultValue: 'correct horse battery staple correct horse battery staple correct horse',
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'كلمة المرور', errorMessage: 'كلمة المرور غير صحيحة.' },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <PasswordField label="New password" description="12 characters or more." />,
          reason: 'The rule is visible before the first attempt, and the password can be shown.',
        }}
        bad={{
          show: (
            <Stack gap={8}>
              <PasswordField label="New password" />
              <PasswordField label="Repeat the password" errorMessage="The passwords differ." />
            </Stack>
          ),
          reason: 'Entering the password twice is only needed if it cannot be shown.',
        }}
      />
      <DoDont
        good={{
          show: <PasswordField label="New password" autoComplete="new-password" />,
          reason: '“new-password” lets the browser suggest and store a strong password.',
        }}
        bad={{
          show: <PasswordField label="New password" autoComplete="off" />,
          reason: 'Without password managers, users choose weak passwords.',
        }}
      />
    </>
  ),
};
