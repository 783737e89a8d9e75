import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { playground } from '../../stories/playground.tsx';
import { ActionBar, type ActionBarProps } from './ActionBar.tsx';

const clauses = Array.from({ length: 40 }, (_, index) => `Inclusion ${index + 1}: daily clean-up`);

function LongPage({ message = 'Q-2026-0142 R1, $129,118.76' }: { message?: string }) {
  return (
    <Stack gap={16} padding={16}>
      {clauses.map((clause) => (
        <Text key={clause}>{clause}</Text>
      ))}
      <ActionBar label="Response" message={<Text weight="strong">{message}</Text>}>
        <Button size="lg" variant="primary" isFullWidth>
          Accept quote
        </Button>
        <Button size="lg" isFullWidth>
          Decline
        </Button>
      </ActionBar>
    </Stack>
  );
}

const meta = {
  title: 'Patterns/ActionBar',
  parameters: { layout: 'fullscreen' },
  render: () => <LongPage />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight + 1;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Response' });
    window.scrollTo(0, 0);
    await waitFor(() => expect(isInWindow(bar)).toBe(true));
    window.scrollTo(0, document.body.scrollHeight);
    await waitFor(() => expect(isInWindow(bar)).toBe(true));
    window.scrollTo(0, 0);
  },
};
/** The actions share the width, below the message. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [accept, decline] = ['Accept quote', 'Decline'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(Math.abs((accept?.width ?? 0) - (decline?.width ?? 0))).toBeLessThan(2);
    await expect(accept?.top).toBe(decline?.top);
  },
};
export const LongContent: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => <LongPage message={'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(3)} />,
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: (
          <ActionBar label="Response" message="Q-2026-0142 R1, $129,118.76">
            <Button variant="primary">Accept quote</Button>
          </ActionBar>
        ),
        reason: 'The decision that the page is for, and what it is about.',
      }}
      bad={{
        show: (
          <ActionBar label="Tools">
            <Button>Print</Button>
            <Button>Share</Button>
            <Button>Export</Button>
          </ActionBar>
        ),
        reason: 'Occasional actions cover the content all the time.',
      }}
    />
  ),
};

export const Playground: StoryObj<ActionBarProps> = {
  ...playground(ActionBar),
  tags: ['!test'],
  args: {
    label: 'Response',
    message: 'Q-2026-0142 R1, $129,118.76',
    children: <Button variant="primary">Accept quote</Button>,
  },
};
