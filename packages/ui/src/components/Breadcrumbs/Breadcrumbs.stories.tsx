import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const path = (...labels: string[]) =>
  labels.map((label, at) => (at === labels.length - 1 ? { label } : { label, href: `#${at}` }));
const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  id: 'components-breadcrumbs',
  component: Breadcrumbs,
  args: { items: path('Drive', 'Plans', 'Addendum 04') },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Deep: Story = {
  args: {
    items: path('Drive', 'Field operations', 'Riverside', 'Plans', 'Architectural', 'Level 2', 'Addendum 04'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Show hidden levels' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Riverside' })).toBeVisible();
  },
};
export const LongContent: Story = {
  args: {
    items: path(
      'Drive',
      'Riverside Medical Pavilion, Phase 2, tenant improvement of levels 1 to 6 and the annex',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ),
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { items: path('المستندات', 'المخططات', 'الملحق') },
};
export const Phone: Story = { ...LongContent, globals: { viewport: { value: 'phone' } } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Breadcrumbs label="Good" items={path('Drive', 'Plans', 'Addendum 04')} />,
          reason: 'Shows the position of the page in the hierarchy.',
        }}
        bad={{
          show: <Breadcrumbs label="Bad" items={path('Dashboard', 'Search', 'Addendum 04')} />,
          reason: 'The path that the user took belongs to the Back button of the browser.',
        }}
      />
      <DoDont
        good={{
          show: <Breadcrumbs label="Names" items={path('Accounts', 'Halvorsen Constructors')} />,
          reason: 'Uses the names of records.',
        }}
        bad={{
          show: <Breadcrumbs label="Kinds" items={path('List', 'Record')} />,
          reason: 'Types of pages do not tell users where they are.',
        }}
      />
    </>
  ),
};
