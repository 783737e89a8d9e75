import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ExternalLink, Phone } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack, Surface } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { LinkButton } from './LinkButton.tsx';
import { RouterProvider } from './router.tsx';

const navigate = fn();
const meta = {
  title: 'Components/Actions/Link',
  id: 'components-link',
  component: Link,
  args: { children: 'Halvorsen Constructors', href: '/crm/accounts/halvorsen' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <RouterProvider navigate={navigate} useHref={(path) => `/suite${path}`}>
      <Link {...args} />
    </RouterProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const link = within(canvasElement).getByRole('link', { name: 'Halvorsen Constructors' });
    await expect(link).toHaveAttribute('href', '/suite/crm/accounts/halvorsen');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenLastCalledWith('/crm/accounts/halvorsen');
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledTimes(2);
  },
};

export const LeavesTheRestToTheBrowser: Story = {
  render: () => (
    <RouterProvider navigate={navigate}>
      <Inline gap={16}>
        <Link href="#new-tab" target="_blank">
          In a new tab
        </Link>
        <Link href="#file" download>
          A download
        </Link>
        <Link href="https://example.com/">Another site</Link>
        <LinkButton href="/plans">Plans</LinkButton>
      </Inline>
    </RouterProvider>
  ),
  play: async ({ canvasElement }) => {
    navigate.mockClear();
    const canvas = within(canvasElement);
    const stay = (event: Event) => event.preventDefault();
    // The page is the test's own: it must not be left.
    canvasElement.ownerDocument.addEventListener('click', stay);
    await userEvent.click(canvas.getByRole('link', { name: 'Plans' }));
    await expect(navigate).toHaveBeenCalledOnce();
    canvasElement.ownerDocument.removeEventListener('click', stay);
    await expect(canvas.getByRole('link', { name: 'In a new tab' })).toHaveAttribute('rel', 'noreferrer');
  },
};

export const Variants: Story = {
  render: () => (
    <Stack>
      <Inline gap={16} wraps>
        <Link href="#a">Link</Link>
        <Link href="#a" tone="primary">
          Primary
        </Link>
        <Link href="#a" tone="muted">
          Muted
        </Link>
        <Link href="#a" isUnderlined>
          Underlined
        </Link>
        <Link href="#a" isMono>
          OPP-2025-0412
        </Link>
      </Inline>
      <Inline gap={16} wraps>
        <Link href="tel:9705550142" icon={Phone}>
          970-555-0142
        </Link>
        <Link href="#all" iconAfter={ArrowRight} size="small">
          All 48 opportunities
        </Link>
        <Link href="https://example.com/" target="_blank" iconAfter={ExternalLink}>
          Plan room
        </Link>
      </Inline>
      <Text as="p">
        The scope is on{' '}
        <Link href="#sheet" isUnderlined>
          sheet A-551
        </Link>{' '}
        of the second addendum.
      </Text>
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Inline gap={16}>
      <Link href="#here" aria-current="page">
        This page
      </Link>
      <Link href="#no" isDisabled>
        Not for you
      </Link>
      <Link onPress={() => undefined}>Acts by itself</Link>
    </Inline>
  ),
};

export const LongContent: Story = {
  render: () => (
    <Stack measure="narrow">
      <Link href="#long">
        Riverside Medical Center, Phase 2: framing, drywall and acoustical ceilings of the east wing
      </Link>
      <Link href="#long" truncates>
        Riverside Medical Center, Phase 2: framing, drywall and acoustical ceilings of the east wing
      </Link>
      <Surface padding={12} border="all">
        <Link href="#card" isCover>
          The whole card is the link
        </Link>
      </Surface>
    </Stack>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Inline gap={16}>
      <Link href="#a">شركة هالفورسن للمقاولات</Link>
      <Link href="#a" iconAfter={ArrowRight}>
        كل الفرص
      </Link>
    </Inline>
  ),
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Link href="#sheet">Open sheet A-551</Link>,
          reason: 'The text names the target and is clear in a list of links.',
        }}
        bad={{
          show: (
            <Text>
              For the sheet click <Link href="#sheet">here</Link>
            </Text>
          ),
          reason: 'A screen reader lists the links as “here, here, here”.',
        }}
      />
      <DoDont
        good={{
          show: <Button variant="danger">Delete quote</Button>,
          reason: 'An action that changes data is a button.',
        }}
        bad={{
          show: (
            <Link href="#delete" tone="link">
              Delete quote
            </Link>
          ),
          reason: 'Users expect a link to navigate only.',
        }}
      />
    </>
  ),
};
