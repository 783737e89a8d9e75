import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  FolderIcon,
  HandshakeIcon,
  LayoutDashboardIcon,
  PlusIcon,
  SettingsIcon,
  TargetIcon,
  UsersIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Tree } from '../../components/Tree/Tree.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { area, sectionsFor } from '../frame.stories.parts.tsx';
import { NavDrawer } from './NavDrawer.tsx';
import { NavGroup } from './NavGroup.tsx';

const meta = {
  title: 'Patterns/NavDrawer',
  component: NavDrawer,
  parameters: { layout: 'fullscreen' },
  args: {
    area,
    sections: sectionsFor('accounts'),
    footItems: [{ id: 'setup', label: 'CRM setup', icon: SettingsIcon, href: '#setup' }],
  },
  decorators: [
    (Story, { parameters }) =>
      parameters['layout'] === 'padded' ? (
        <Story />
      ) : (
        <div style={{ display: 'flex', height: String(parameters['frameHeight'] ?? '40rem') }}>
          <Story />
        </div>
      ),
  ],
} satisfies Meta<typeof NavDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Mini: Story = { args: { isMini: true } };

/** Groups of the area are below its entries. */
export const WithGroups: Story = {
  parameters: { frameHeight: '48rem' },
  args: {
    // The current page is in the group.
    sections: sectionsFor(''),
    more: (
      <NavGroup
        title="Spaces"
        action={<IconButton icon={PlusIcon} label="New space" size="sm" onPress={() => undefined} />}
      >
        <Tree
          label="Spaces"
          defaultExpandedIds={['field']}
          defaultSelectedIds={['riverside']}
          nodes={[
            {
              id: 'field',
              label: 'Field operations',
              icon: FolderIcon,
              children: [{ id: 'riverside', label: 'Riverside Medical Pavilion', icon: FolderIcon }],
            },
            { id: 'shop', label: 'Shop and warehouse', icon: FolderIcon },
          ]}
        />
      </NavGroup>
    ),
  },
};

/** No area and one section: the list alone. */
export const Bare: Story = {
  args: { area: undefined, sections: sectionsFor('tasks').slice(0, 1), footItems: [] },
};

export const LongContent: Story = {
  args: {
    area: { label: 'Customer relations of the mountain west', icon: HandshakeIcon, href: '#crm' },
    sections: [
      {
        id: 'crm',
        title: 'Pinned views of the Front Range and Western Slope territories',
        items: [
          {
            id: 'health',
            label: 'Healthcare owners with bids due before the end of the fiscal year',
            icon: TargetIcon,
            href: '#health',
            count: 12480,
            isCurrent: true,
          },
        ],
      },
    ],
  },
};

/** In a menu that scrolls, the entry of the current page and the next one are visible. */
export const FarDown: Story = {
  args: {
    sections: Array.from({ length: 4 }, (_, section) => ({
      id: `${section}`,
      title: `Section ${section + 1}`,
      items: Array.from({ length: 8 }, (__, at) => ({
        id: `${section}-${at}`,
        label: `Entry ${section + 1}.${at + 1}`,
        icon: TargetIcon,
        href: `#${section}-${at}`,
        isCurrent: section === 3 && at === 4,
      })),
    })),
  },
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'Main' }));
    const foot = nav.getByRole('link', { name: 'CRM setup' }).getBoundingClientRect();
    for (const name of ['Entry 4.5', 'Entry 4.6'])
      await waitFor(() =>
        expect(nav.getByRole('link', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top),
      );
    await expect(window.scrollY).toBe(0);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    area: { label: 'العملاء', icon: HandshakeIcon, href: '#crm' },
    sections: [
      {
        id: 'crm',
        items: [
          { id: 'dashboard', label: 'لوحة المعلومات', icon: LayoutDashboardIcon, href: '#dashboard' },
          { id: 'contacts', label: 'جهات الاتصال', icon: UsersIcon, href: '#contacts', isCurrent: true },
          { id: 'bids', label: 'الفرص', icon: TargetIcon, href: '#bids', count: 12 },
        ],
      },
    ],
    footItems: [{ id: 'setup', label: 'الإعدادات', icon: SettingsIcon, href: '#setup' }],
  },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation');
    within(nav).getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(nav.offsetWidth).toBe(268));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(nav.offsetWidth).toBe(260));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole('navigation', { name: 'Main' });
    const handle = within(nav).getByRole('separator', { name: 'Navigation width' });
    handle.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(nav.offsetWidth).toBe(292));
    await expect(handle).toHaveAttribute('aria-valuetext', '292 pixels');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(nav.offsetWidth).toBe(68));
    await expect(handle).toHaveAttribute('aria-valuetext', 'Collapsed');
    within(nav).getByRole('button', { name: 'Expand' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(nav.offsetWidth).toBe(240));
  },
};

const item = (label: string) => [
  { id: 'one', items: [{ id: 'one', label, icon: TargetIcon, href: '#one', count: 12 }] },
];

/** A drawer is as high as the frame around it. */
const inFrame = (drawer: ReactNode) => (
  <div style={{ display: 'flex', width: '100%', height: '14rem' }}>{drawer}</div>
);

export const Guidance: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <>
      <DoDont
        good={{
          show: inFrame(<NavDrawer label="One word" sections={item('Opportunities')} />),
          reason: 'A noun that matches the title of the page.',
        }}
        bad={{
          show: inFrame(<NavDrawer label="A sentence" sections={item('Manage all of your opportunities')} />),
          reason: 'A sentence is cut, and hidden in the collapsed navigation.',
        }}
      />
      <DoDont
        good={{
          show: inFrame(<NavDrawer label="Area named" area={area} sections={item('Tasks')} />),
          reason: 'The area is the heading of the list, so it is visible in the collapsed navigation.',
        }}
        bad={{
          show: inFrame(<NavDrawer label="Area repeated" sections={item('CRM Tasks')} />),
          reason: 'Repeating the area in each item hides the word that differs.',
        }}
      />
    </>
  ),
};
