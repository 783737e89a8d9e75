import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { inColumn } from '../../stories/inColumn.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Components/Inputs/TextField',
  id: 'components-textfield',
  component: TextField,
  args: { label: 'Company name', placeholder: 'Halvorsen Constructors', onChange: fn() },
  decorators: [inColumn('narrow')],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    const input = within(canvasElement).getByLabelText('Company name');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Kestrel & Lowe');
    await expect(args.onChange).toHaveBeenLastCalledWith('Kestrel & Lowe');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <TextField label="Website" prefix="https://" defaultValue="kestrel-lowe.com" />
      <TextField label="Markup" suffix="%" align="end" defaultValue="14.2" />
      <TextField label="Email" icon={Mail} type="email" defaultValue="dana@northgate.test" />
      <TextField label="Formula" isMono defaultValue="LF * 1.05 / 10" />
      <TextField label="Short code" maxLength={12} showCount defaultValue="FRAMING" />
      <TextField
        label="Tax number"
        labelAside={
          <Link href="#where" size="small">
            Where is it?
          </Link>
        }
      />
      <TextField label="Small" size="sm" defaultValue="Compact rows" />
      <TextField label="Touch" size="lg" defaultValue="The till and the field" />
      <TextField label="Search" hideLabel placeholder="Label for assistive technology only" />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack>
      <TextField label="Company name" placeholder="Halvorsen Constructors" />
      <TextField label="Company name" defaultValue="Kestrel & Lowe" isRequired />
      <TextField
        label="Job number"
        defaultValue="2025-0412"
        isReadOnly
        description="Given when the job was won."
      />
      <TextField label="Legacy code" defaultValue="HC-18" isDisabled />
      <TextField
        label="Email"
        defaultValue="dana@"
        errorMessage="Enter a whole email address, like dana@company.com."
        description="Quotes are sent from here."
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/whole email address.*sent from here/);
  },
};

export const CountsAsTyped: Story = {
  args: { label: 'Short code', placeholder: 'FRAMING', maxLength: 12, showCount: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Short code'), 'DRYWALL');
    await expect(within(canvasElement).getByText('7 / 12')).toBeVisible();
  },
};

export const LongContent: Story = {
  render: () => (
    <Stack>
      <TextField
        label="Name of the company as it appears on the contract, with every comma and every period"
        defaultValue="Halvorsen Constructors and Sons of Northern Colorado, Incorporated, formerly Kestrel & Lowe"
        description="Deckenabhängungskonstruktionsplanungsunterlagen"
        errorMessage="The register has no company of that name in the state that the contract was signed in."
      />
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack>
      <TextField label="اسم الشركة" defaultValue="هالفورسن للمقاولات" isRequired />
      <TextField label="البريد الإلكتروني" icon={Mail} errorMessage="أدخل عنواناً كاملاً." />
      <TextField label="الرمز" maxLength={12} showCount defaultValue="هيكل" />
    </Stack>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <TextField label="Email" description="Quotes are sent from here." />,
          reason: 'Label and help text stay visible while typing.',
        }}
        bad={{
          show: <TextField label="Email" hideLabel placeholder="Email that quotes are sent from" />,
          reason: 'The placeholder disappears with the first letter and has little contrast.',
        }}
      />
      <DoDont
        good={{
          show: (
            <TextField
              label="Email"
              defaultValue="dana@"
              errorMessage="Enter a whole email address, like dana@company.com."
            />
          ),
          reason: 'The message says what is wrong and how to correct it.',
        }}
        bad={{
          show: <TextField label="Email" defaultValue="dana@" errorMessage="Invalid input." />,
          reason: 'The message adds nothing to the red border.',
        }}
      />
      <DoDont
        good={{
          show: <TextField label="Job number" defaultValue="2025-0412" isReadOnly />,
          reason: 'A read-only value can be read, focused and copied.',
        }}
        bad={{
          show: <TextField label="Job number" defaultValue="2025-0412" isDisabled />,
          reason: 'A disabled field is not in the tab order of screen readers.',
        }}
      />
    </>
  ),
};
