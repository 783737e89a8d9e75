import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Divider, Spacer, Stack } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Patterns/Sign-in',
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    brand: 'Plumbline',
    brandHref: '#home',
    title: 'Sign in',
    description: 'Use your company account.',
    topRight: (
      <Link href="#learn" tone="muted">
        Learn more
      </Link>
    ),
    footer: (
      <>
        <StatusText tone="ok">All systems running</StatusText>
        <Spacer />
        <Link href="#partner" size="small">
          Partner sign-in
        </Link>
        <Link href="#privacy" size="small" tone="muted">
          Privacy
        </Link>
        <Link href="#terms" size="small" tone="muted">
          Terms
        </Link>
      </>
    ),
    children: (
      <Stack gap={20}>
        <TextField label="Username" size="lg" defaultValue="dana.whitfield@callowaybuilders.com" />
        <PasswordField label="Password" size="lg" defaultValue="Demo!2026" />
        <Button variant="primary" size="lg" isFullWidth>
          Sign in
        </Button>
        <Divider label="New to Plumbline" />
        <Button size="lg" isFullWidth href="#sign-up">
          Create a company account
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SignIn: Story = {};
export const LongForm: Story = {
  args: {
    title: 'Set up your company',
    description: 'Step 2 of 4',
    width: 'wide',
    children: (
      <Stack gap={20}>
        {['Company name', 'Street', 'City', 'State', 'ZIP', 'Phone', 'License number'].map((label) => (
          <TextField key={label} label={label} />
        ))}
        <Button variant="primary">Continue</Button>
      </Stack>
    ),
  },
};

/** A rejected form with field errors, and a pending form. */
export const States: Story = {
  args: {
    children: (
      <Stack gap={20}>
        <Banner tone="bad" title="That username and password do not belong together.">
          After two more attempts the account is locked for 15 minutes.
        </Banner>
        <TextField
          label="Username"
          size="lg"
          defaultValue="dana.whitfield@callowaybuilders"
          errorMessage="Enter the full email address."
        />
        <PasswordField label="Password" size="lg" />
        <Button variant="primary" size="lg" isFullWidth isPending>
          Sign in
        </Button>
        <Button size="lg" isFullWidth isDisabled>
          Sign in with a passkey
        </Button>
      </Stack>
    ),
  },
};

/** Long text wraps; the form keeps its width. */
export const LongContent: Story = {
  args: {
    brand: 'Calloway, Featherstonehaugh & Sons General Contractors of the Greater Willamette Valley',
    title: 'Confirm the invitation to the shared workspace of Alder Creek Health Partners',
    description:
      'Bartholomew Featherstonehaugh-Winterbourne invited bartholomew.featherstonehaugh-winterbourne@callowaybuilders.com on Mar 02, 2026. The invitation ends after seven days.',
    children: (
      <Stack gap={20}>
        <TextField
          label="The name that the others on the project see beside your comments and measures"
          size="lg"
          defaultValue="Bartholomew Featherstonehaugh-Winterbourne"
        />
        <Button variant="primary" size="lg" isFullWidth>
          Accept the invitation
        </Button>
      </Stack>
    ),
  },
};

/** The form and the drawing change sides; the drawing is not mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'تسجيل الدخول',
    description: 'استخدم حساب شركتك.',
    topRight: (
      <Link href="#learn" tone="muted">
        اعرف المزيد
      </Link>
    ),
    footer: (
      <>
        <StatusText tone="ok">كل الأنظمة تعمل</StatusText>
        <Spacer />
        <Link href="#privacy" size="small" tone="muted">
          الخصوصية
        </Link>
      </>
    ),
    children: (
      <Stack gap={20}>
        <TextField label="اسم المستخدم" size="lg" defaultValue="دانة" />
        <PasswordField label="كلمة المرور" size="lg" defaultValue="Demo!2026" />
        <Button variant="primary" size="lg" isFullWidth>
          دخول
        </Button>
      </Stack>
    ),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The form is filled in and submitted by keyboard in reading order. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: 'Plumbline' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Learn more' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Stack gap={12}>
              <Button variant="primary" size="lg">
                Sign in
              </Button>
              <Button size="lg">Create a company account</Button>
            </Stack>
          ),
          reason: 'One primary action for what nearly all users came for.',
        }}
        bad={{
          show: (
            <Stack gap={12}>
              <Button variant="primary" size="lg">
                Sign in
              </Button>
              <Button variant="primary" size="lg">
                Create a company account
              </Button>
            </Stack>
          ),
          reason: 'Two equal actions slow down both new and returning users.',
        }}
      />
      <DoDont
        good={{
          show: <Banner tone="bad" title="That username and password do not belong together." />,
          reason: 'The message does not reveal which of the two values was wrong.',
        }}
        bad={{
          show: <Banner tone="bad" title="There is no account dana.whitfield@callowaybuilders.com." />,
          reason: 'It reveals who has an account.',
        }}
      />
    </>
  ),
};
