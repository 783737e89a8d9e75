import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { Link } from '../Link/Link.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Components/Overlays/Tooltip',
  id: 'components-tooltip',
  component: Tooltip,
  args: { content: 'Opens the plan in this tab', children: <Button>A-551 rev 3</Button> },
  decorators: [
    (Story, { name }) =>
      name === 'Guidance' ? (
        <Story />
      ) : (
        <Stack padding={40}>
          <Inline>
            <Story />
          </Inline>
        </Stack>
      ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tip = () => within(document.body).findByRole('tooltip');
const gone = () => waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'A-551 rev 3' });
    await expect(button).toHaveAccessibleDescription('Opens the plan in this tab');
    await userEvent.tab();
    await tip();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(async () => expect(await tip()).toBeVisible());
  },
};

export const OnHover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.hover(button);
    await tip();
    await userEvent.click(button);
    await gone();
    await userEvent.unhover(button);
  },
};

export const Variants: Story = {
  args: { placement: 'end' },
  play: async () => {
    await userEvent.tab();
    await waitFor(async () => expect(await tip()).toBeVisible());
  },
};

export const LongContent: Story = {
  args: {
    placement: 'bottom',
    content:
      'Measured along the center line of the wall on sheet A-551 revision 3; openings over 4 feet are taken out. Deckenabhängungskonstruktionsplanungsunterlagen.',
  },
  play: async () => {
    await userEvent.tab();
    await waitFor(async () => expect(await tip()).toBeVisible());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { content: 'يفتح المخطط في هذه النافذة', children: <Button>المخطط</Button>, placement: 'end' },
  play: async () => {
    await userEvent.tab();
    await waitFor(async () => expect(await tip()).toBeVisible());
  },
};

export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <TextField label="Retention" suffix="%" description="Held back until substantial completion." />
          ),
          reason: 'Information that is needed to fill in a field is always visible.',
        }}
        bad={{
          show: (
            <Inline>
              <TextField label="Retention" suffix="%" />
              <IconButton icon={Info} label="Held back until substantial completion" size="sm" />
            </Inline>
          ),
          reason: 'Touch screens do not show tooltips.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Tooltip content="Opens the plan in this tab">
              <Link href="#plan">A-551 rev 3</Link>
            </Tooltip>
          ),
          reason: 'Adds a sentence to an element that already has a label.',
        }}
        bad={{
          show: (
            <Tooltip content="Save">
              <Button>Save</Button>
            </Tooltip>
          ),
          reason: 'It repeats the label of the button.',
        }}
      />
    </>
  ),
};
