import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalculatorIcon } from 'lucide-react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Layout/Layout.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { Launcher, LauncherOffer } from './Launcher.tsx';
import { LauncherEntries } from './LauncherPanel.tsx';
import type { LauncherSection } from './launcherTypes.ts';

const meta = {
  title: 'Patterns/Launcher',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StoryFrame tabs={undefined}>
      <div style={{ padding: '1.25rem 1.5rem' }}>
        <PageHeader title="Master dashboard" aside="Thursday, Nov 20, 2025" />
      </div>
    </StoryFrame>
  ),
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Launcher' }));
  const dialog = await within(document.body).findByRole('dialog', { name: 'Launcher' });
  // The content loads on first opening.
  await within(dialog).findByRole('textbox');
  return dialog;
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const LongContent: Story = {
  render: () => (
    <Launcher
      sections={[
        {
          id: 'long',
          title: 'APPLICATIONS OF THE WHOLE COMPANY AND ALL OF ITS SUBSIDIARIES',
          entries: [
            'Estimation and quantity take-off',
            'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
          ].map((label) => ({
            id: label,
            label,
            description: 'Plan sheets, conditions, assemblies, quotes, and everything that follows from them',
            icon: CalculatorIcon,
            href: `#${label}`,
          })),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const ArrowKeys: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    const link = (name: RegExp) => within(dialog).getByRole('link', { name });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(/^CRM/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(link(/^Estimation/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(link(/^Task/)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(within(dialog).getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(link(/^Setup/)).toHaveFocus();

    // Typing on an entry continues the search.
    await userEvent.keyboard('ven');
    await waitFor(() =>
      expect(within(dialog).getAllByRole('link', { name: /Vendors|Inventory/ })).toHaveLength(2),
    );
    await expect(within(dialog).queryByRole('link', { name: /^CRM/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

const applications: LauncherSection[] = [
  {
    id: 'applications',
    title: 'APPLICATIONS',
    entries: [
      {
        id: 'estimation',
        label: 'Estimation',
        description: 'Take-off and quotes',
        icon: CalculatorIcon,
        href: '#estimation',
      },
    ],
  },
];

/** Opened by another button, a key or a command; the screen is notified when it closes. */
export const OpenedFromElsewhere: Story = {
  render: function Elsewhere() {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: '1rem' }}>
        <Inline gap={16}>
          <Button onPress={() => setOpen(true)}>All applications</Button>
          <Text>{isOpen ? 'Open' : 'Closed'}</Text>
          <Launcher isOpen={isOpen} onOpenChange={setOpen} sections={applications} />
        </Inline>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'All applications' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Launcher' });
    await within(dialog).findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByText('Closed')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'All applications' })).toHaveFocus());
  },
};

/** Available add-ons are found like applications, so no empty result is shown. */
export const OfferFound: Story = {
  render: () => (
    <Launcher
      sections={applications}
      offerSearchText="Manufacturing: work centers and orders"
      offer={
        <LauncherOffer
          icon={CalculatorIcon}
          label="Manufacturing"
          description="$300 per month: work centers and orders"
          action={<Button size="sm">Add</Button>}
        />
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.keyboard('quotes');
    await waitFor(() => expect(within(dialog).queryByText('Manufacturing')).toBeNull());
    await userEvent.clear(within(dialog).getByRole('textbox'));
    await userEvent.keyboard('manuf');
    await within(dialog).findByText('Manufacturing');
    await expect(within(dialog).queryByRole('status')).toBeNull();
    await expect(within(dialog).queryByRole('link')).toBeNull();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.keyboard('plumbing');
    await expect(await within(dialog).findByRole('status')).toHaveTextContent(
      'No applications match “plumbing”',
    );
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

function Entry({ title, description }: { title: string; description: string }) {
  return (
    <LauncherEntries
      section={{
        id: description,
        title,
        entries: [
          { id: 'estimation', label: 'Estimation', description, icon: CalculatorIcon, href: '#estimation' },
        ],
      }}
      titleId={description.replaceAll(' ', '-')}
      onClose={() => undefined}
    />
  );
}

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: <Entry title="APPLICATIONS" description="Take-off and quotes" />,
        reason: 'The name and three words that describe the content.',
      }}
      bad={{
        show: <Entry title="ALL APPLICATIONS" description="The powerful way to estimate" />,
        reason: 'Marketing text does not help users to find an app.',
      }}
    />
  ),
};
