import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { Divider, Spacer, Stack } from '../../components/Layout/Layout.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { StatusText } from '../../components/Status/StatusText.tsx';
import { PasswordField } from '../../components/TextField/PasswordField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
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
        <Button variant="primary" size="lg" fullWidth>
          Sign in
        </Button>
        <Divider label="New to Plumbline" />
        <Button size="lg" fullWidth href="#sign-up">
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
