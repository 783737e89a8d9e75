import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openTabs } from '../frame.stories.parts.tsx';
import { Stack } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { TabBar, type OpenTab, type TabArea } from './TabBar.tsx';

interface Args {
  tabs?: OpenTab[];
  width?: string;
  area?: TabArea;
}

function Tabs({ tabs: initial = openTabs, width, area }: Args) {
  const [tabs, setTabs] = useState(initial);
  const [current, setCurrent] = useState(initial[0]?.id);
  const byId = new Map(tabs.map((tab) => [tab.id, tab]));
  return (
    <div style={{ maxWidth: width }}>
      <TabBar
        tabs={tabs}
        area={area}
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

const stay = () => undefined;

const meta = {
  title: 'Patterns/TabBar',
  parameters: { layout: 'fullscreen' },
  render: (args) => <Tabs {...args} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: '74rem' } };
export const One: Story = { args: { tabs: openTabs.slice(0, 1) } };
export const LongContent: Story = {
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

    // A tab chosen from More becomes visible.
    await userEvent.click(within(bar).getByRole('button', { name: /^More/ }));
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Summit Ridge Contractors' }),
    );
    await waitFor(() => expect(names()).toContain('Summit Ridge Contractors'));

    // Closing a tab makes room; the close button names its tab.
    await userEvent.click(within(bar).getByRole('button', { name: 'Close Summit Ridge Contractors' }));
    await waitFor(() => expect(names()).not.toContain('Summit Ridge Contractors'));

    // Unpinning puts the tab behind those that are still pinned.
    await userEvent.click(within(bar).getByRole('button', { name: 'Unpin Halvorsen Constructors' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['Accounts', 'Riverside Medical, Phase 2']));

    // Arrow keys move between tabs and Delete closes the focused one.
    within(bar).getByRole('link', { name: 'Accounts' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(bar).getByRole('link', { name: 'Riverside Medical, Phase 2' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(names()).not.toContain('Riverside Medical, Phase 2'));
    await expect(bar.contains(document.activeElement)).toBe(true);
  },
};

/** In an area, a minimum number of tabs is visible, however long their names. */
export const Slots: Story = {
  args: {
    area: { reserve: 234, slot: 200 },
    width: '74rem',
    tabs: openTabs.map((tab) => ({
      ...tab,
      label: `${tab.label} and associated companies of the mountain west`,
    })),
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('navigation');
    const expectedCount = Math.max(1, Math.floor((window.innerWidth - 234) / 200) - 1);
    await waitFor(() =>
      expect(within(bar).getAllByRole('link').length).toBeGreaterThanOrEqual(expectedCount),
    );
  },
};

export const ManyItems: Story = {
  args: {
    tabs: Array.from({ length: 200 }, (_, at) => ({
      id: `q${at}`,
      label: `Quote Q-2026-${String(at + 1).padStart(4, '0')}`,
      href: `#q${at}`,
    })),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^More, 1\d\d$/ });
  },
};

/** Tabs are moved with Ctrl+Shift+arrow and with the menu; the new position is announced. */
export const ReordersByKeyboard: Story = {
  args: { width: '74rem' },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Open records' }));
    const names = () => bar.getAllByRole('link').map((link) => link.textContent);
    bar.getByRole('link', { name: 'Kestrel & Lowe Construction' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    await waitFor(() =>
      expect(names().slice(3, 5)).toEqual(['Dana Whitfield', 'Kestrel & Lowe Construction']),
    );
    await expect(bar.getByRole('status')).toHaveTextContent('Kestrel & Lowe Construction, 5 of 8');
    await expect(bar.getByRole('link', { name: 'Kestrel & Lowe Construction' })).toHaveFocus();
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: bar.getByRole('link', { name: 'Kestrel & Lowe Construction' }),
    });
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Move back' }));
    await waitFor(() => expect(names()[3]).toBe('Kestrel & Lowe Construction'));
    await userEvent.pointer({
      keys: '[MouseRight]',
      target: bar.getByRole('link', { name: 'Kestrel & Lowe Construction' }),
    });
    await userEvent.click(
      await within(document.body).findByRole('menuitem', { name: 'Close tabs after this' }),
    );
    await waitFor(() => expect(names()).toHaveLength(4));
  },
};

/** Fixed tabs of an area can be neither moved nor closed. */
export const FixedStay: Story = {
  args: {
    width: '74rem',
    area: { reserve: 249, slot: 200 },
    tabs: ['Material management', 'Assemblies', 'Recent changes'].map((label) => ({
      id: label,
      label,
      href: `#${label}`,
      isFixed: true,
    })),
  },
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('navigation', { name: 'Open records' }));
    const names = () => bar.getAllByRole('link').map((link) => link.textContent);
    bar.getByRole('link', { name: 'Assemblies' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}{Delete}');
    await expect(names()).toEqual(['Material management', 'Assemblies', 'Recent changes']);
    await expect(bar.getByRole('status')).toBeEmptyDOMElement();
    await expect(bar.queryByRole('button')).toBeNull();
  },
};

export const ContextMenuOpen: Story = {
  args: { width: '74rem' },
  play: async ({ canvasElement }) => {
    const tab = within(canvasElement).getByRole('link', { name: 'Dana Whitfield' });
    await userEvent.pointer({ keys: '[MouseRight]', target: tab });
    await within(document.body).findByRole('menu');
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    tabs: ['الحسابات', 'هالفورسن للإنشاءات', 'ريفرسايد الطبي', 'كيستريل ولو'].map((label, at) => ({
      id: label,
      label,
      href: `#${at}`,
      isFixed: at === 0,
      isPinned: at === 1,
    })),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('link', { name: 'الحسابات' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(within(canvasElement).getByRole('link', { name: 'هالفورسن للإنشاءات' })).toHaveFocus();
  },
};

/** In a narrow window: a button with the number of tabs that opens all. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const trigger = () => within(canvasElement).getByRole('button', { name: /^Open records/ });
    await within(canvasElement).findByRole('button', { name: /^Open records/ });
    const body = within(document.body);
    const names = () => body.getAllByRole('link').map((link) => link.textContent);
    await expect(trigger()).toHaveAccessibleName('Open records, 7');
    await expect(trigger().offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(trigger());
    const sheet = within(await body.findByRole('dialog', { name: 'Open records' }));
    await expect(names()).toHaveLength(8);
    await expect(sheet.getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
    await expect(sheet.queryByRole('button', { name: 'Close Accounts' })).toBeNull();

    // A pinned tab is before the unpinned ones.
    await userEvent.click(sheet.getByRole('button', { name: 'Pin Dana Whitfield' }));
    await waitFor(() => expect(names().indexOf('Dana Whitfield')).toBe(3));
    await expect(sheet.getByRole('button', { name: 'Unpin Dana Whitfield' })).toBeVisible();

    // Closing is announced, and the next tab receives the focus.
    await userEvent.click(sheet.getByRole('button', { name: 'Close Union Yard Offices' }));
    await waitFor(() => expect(names()).not.toContain('Union Yard Offices'));
    await expect(sheet.getByRole('status')).toHaveTextContent('Union Yard Offices closed, 6 left');
    await expect(sheet.getByRole('button', { name: 'Close City of Longmere Facilities' })).toHaveFocus();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await expect(trigger()).toHaveAccessibleName('Open records, 6');
    await userEvent.click(trigger());
    await userEvent.click(await body.findByRole('link', { name: 'Summit Ridge Contractors' }));
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
  },
};

/** Narrow without own tabs: the fixed entries are in the menu. */
export const PhoneWithout: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { tabs: openTabs.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

/** Many tabs with names of any length. */
export const PhoneSheet: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    tabs: openTabs.map((tab, at) => ({
      ...tab,
      label: at === 4 ? `${tab.label} and associated companies of the mountain west` : tab.label,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Open records/ }));
    await within(document.body).findByRole('dialog', { name: 'Open records' });
  },
};

/** The sheet in a language that is read from the right. */
export const PhoneRightToLeft: Story = {
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
  args: {
    tabs: ['الحسابات', 'هالفورسن للإنشاءات', 'ريفرسايد الطبي', 'كيستريل ولو'].map((label, at) => ({
      id: label,
      label,
      href: `#${at}`,
      isFixed: at === 0,
      isPinned: at === 1,
    })),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^Open records/ }));
    await within(document.body).findByRole('dialog');
  },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Stack gap={32}>
      <DoDont
        good={{
          show: (
            // In a row a bar is only as wide as it is told.
            <div style={{ flex: 1, minWidth: 0 }}>
              <TabBar label="Records of CRM" tabs={openTabs.slice(0, 2)} onClose={stay} onReorder={stay} />
            </div>
          ),
          reason: 'Open records that users return to.',
        }}
        bad={{
          show: (
            <TabBar
              label="Parts"
              tabs={['Overview', 'Activity'].map((name) => ({
                id: name,
                label: name,
                href: `#${name}`,
                isFixed: true,
              }))}
              onClose={stay}
              onReorder={stay}
            />
          ),
          reason: 'Use LinkTabs for sections of one record; they cannot be opened or closed.',
        }}
      />
      <DoDont
        good={{
          show: (
            <TabBar
              label="Named"
              tabs={[{ id: 'q', label: 'Q-2026-0142 Interiors', href: '#q' }]}
              onClose={stay}
              onReorder={stay}
            />
          ),
          reason: 'The distinguishing words come first, because the end is cut.',
        }}
        bad={{
          show: (
            <TabBar
              label="Unnamed"
              tabs={[{ id: 'q', label: 'Quote for the interiors of Alder Creek Q-2026-0142', href: '#q' }]}
              onClose={stay}
              onReorder={stay}
            />
          ),
          reason: 'Ten tabs begin with “Quote for the”.',
        }}
      />
    </Stack>
  ),
};
