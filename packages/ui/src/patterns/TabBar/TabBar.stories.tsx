import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTabs } from '../frame.stories.parts.tsx';
import { TabBar, type OpenTab } from './TabBar.tsx';

interface Args {
  tabs?: OpenTab[];
  width?: string;
}

function Tabs({ tabs: initial = openTabs, width }: Args) {
  const [tabs, setTabs] = useState(initial);
  const [current, setCurrent] = useState(initial[0]?.id);
  const byId = new Map(tabs.map((tab) => [tab.id, tab]));
  return (
    <div style={{ maxWidth: width }}>
      <TabBar
        tabs={tabs}
        currentId={current}
        onClose={(id) => setTabs((was) => was.filter((tab) => tab.id !== id))}
        onPinChange={(id, isPinned) =>
          setTabs((was) => was.map((tab) => (tab.id === id ? { ...tab, isPinned } : tab)))
        }
        onReorder={(ids) => setTabs(ids.flatMap((id) => byId.get(id) ?? []))}
        onOpen={(tab) => setCurrent(tab.id)}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/Tab bar',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Tabs {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: '74rem' } };
export const One: Story = { args: { tabs: openTabs.slice(0, 1) } };
export const LongNames: Story = {
  args: {
    tabs: openTabs.map((tab) => ({
      ...tab,
      label: `${tab.label} and associated companies of the mountain west`,
    })),
  },
};

export const OverflowsClosesAndPins: Story = {
  args: { width: '60rem' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation', { name: 'Open records' });
    const names = () =>
      within(bar)
        .getAllByRole('link')
        .map((link) => link.textContent);
    await waitFor(() => expect(within(bar).getByRole('button', { name: /^More/ })).toBeVisible());
    await expect(names()).not.toContain('Summit Ridge Contractors');

    // A pick from More moves the tab into view.
    await userEvent.click(within(bar).getByRole('button', { name: /^More/ }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Summit Ridge Contractors' }),
    );
    await waitFor(() => expect(names()).toContain('Summit Ridge Contractors'));

    // Closing makes room; the close button says whose it is.
    await userEvent.click(within(bar).getByRole('button', { name: 'Close Summit Ridge Contractors' }));
    await waitFor(() => expect(names()).not.toContain('Summit Ridge Contractors'));

    // Unpinning puts the tab behind those that are still pinned.
    await userEvent.click(within(bar).getByRole('button', { name: 'Unpin Halvorsen Constructors' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Accounts', 'Riverside Medical, Phase 2']));

    // The keyboard goes along the tabs and closes the one it is on.
    within(bar).getByRole('link', { name: 'Accounts' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(bar).getByRole('link', { name: 'Riverside Medical, Phase 2' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(names()).not.toContain('Riverside Medical, Phase 2'));
    await expect(bar.contains(document.activeElement)).toBe(true);
  },
};
