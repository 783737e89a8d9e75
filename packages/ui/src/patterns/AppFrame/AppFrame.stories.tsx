import { ShieldCheckIcon, SparklesIcon } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { StoryFrame } from '../frame.stories.parts.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { AppFrameProps } from './AppFrame.tsx';

const meta = {
  title: 'Patterns/AppFrame',
  parameters: { layout: 'fullscreen' },
  args: {},
  render: (args) => (
    <StoryFrame {...args}>
      <div style={{ padding: '1rem 1.5rem' }}>
        <PageHeader title="Accounts" aside="Thursday, Nov 20, 2025" />
      </div>
    </StoryFrame>
  ),
} satisfies Meta<Partial<AppFrameProps>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mini: Story = { args: { isNavMini: true } };
export const Navigating: Story = { args: { isNavigating: true } };
/** The assistant opens from the header, at every width. */
export const WithAssistant: Story = {
  args: { assistant: <IconButton icon={SparklesIcon} label="Ask the assistant" shortcut="Ctrl I" /> },
};
/** The provider's console shows its owner; on narrow screens in the menu. */
export const Console: Story = {
  args: {
    brandTag: (
      <Pill tone="wait" icon={ShieldCheckIcon}>
        Provider staff
      </Pill>
    ),
    brandAside: <Pill tone="info">Demo data</Pill>,
  },
};
export const Demonstration: Story = {
  args: { banner: <Banner tone="info">This is a demonstration. What you enter is gone at midnight.</Banner> },
};

export const NavigationByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = canvas.getByRole('navigation', { name: 'Main' });
    const handle = within(nav).getByRole('separator', { name: 'Navigation width' });
    handle.focus();
    await expect(nav.offsetWidth).toBe(260);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(nav.offsetWidth).toBe(268));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(nav.offsetWidth).toBe(240));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(nav.offsetWidth).toBe(Math.floor(window.innerWidth / 2)));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nav.offsetWidth).toBe(68));
    await expect(within(nav).getByRole('link', { name: 'Accounts' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(nav.offsetWidth).toBe(68));
  },
};

export const Searches: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('combobox', { name: /Search pages/ });
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'a');
    const results = await canvas.findByRole('listbox', { name: 'Results' });
    await waitFor(() => expect(within(results).getAllByRole('option').length).toBeGreaterThan(3));
    await userEvent.keyboard('{ArrowDown}');
    const options = within(results).getAllByRole('option');
    await expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(field, 'zzz');
    await waitFor(() => expect(results).toHaveTextContent('No results for'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    // The name of the link home is one phrase, with no gap before its comma.
    await expect(within(canvasElement).getByRole('link', { name: 'Plumbline, home' })).toBeVisible();
  },
};

/** Important content stays visible beside open records; the name is hidden before it is truncated. */
export const PhoneCrowded: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { brandAside: <Pill tone="info">Demo data</Pill> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Demo data')).toBeVisible();
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Navigation closes the menu of a narrow window. */
export const MenuClosesWithThePage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: function Elsewhere(args) {
    const [place, setPlace] = useState('/accounts');
    return (
      <StoryFrame
        {...args}
        place={place}
        launcher={<IconButton icon={ShieldCheckIcon} label="Elsewhere" onPress={() => setPlace('/leads')} />}
      >
        <div style={{ padding: '1rem 1.5rem' }}>
          <PageHeader title={place} />
        </div>
      </StoryFrame>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Menu' }));
    const menu = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('heading', { name: '/leads' })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    brand: 'Calloway Builders and associated companies of the mountain west',
    brandTag: <Pill tone="wait">Provider staff</Pill>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // At 200% zoom the search is a button at the end.
    const search = canvas.queryByRole('combobox', { name: /Search pages/ });
    if (!search) return;
    const tag = canvas.getByText('Provider staff').getBoundingClientRect();
    await expect(tag.right).toBeLessThanOrEqual(search.getBoundingClientRect().left - 8);
  },
};

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <DoDont
      good={{
        show: (
          <Banner tone="warn">Read-only until 6:00 PM. You can open records, but not change them.</Banner>
        ),
        reason: 'A state of the entire product is above everything else.',
      }}
      bad={{
        show: <Banner tone="info">New: saved views can have a color.</Banner>,
        reason: 'News take a line from every screen until it is closed.',
      }}
    />
  ),
};
