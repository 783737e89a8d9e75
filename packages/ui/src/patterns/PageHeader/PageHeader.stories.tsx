import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/Button/Button.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Patterns/PageHeader',
  component: PageHeader,
  args: { title: 'Purchase orders', aside: '4,213', actions: <Button variant="primary">New order</Button> },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBack: Story = {
  args: {
    title: 'PO-2025-0388',
    aside: undefined,
    backHref: '#orders',
    backLabel: 'Purchase orders',
    description: 'Front Range Drywall Supply, for Riverside Medical Pavilion.',
  },
};
export const TitleOnly: Story = { args: { aside: undefined, actions: undefined } };
export const LongContent: Story = {
  args: {
    title:
      'Riverside Regional Medical Center, Phase 2 expansion with central utility plant and temporary facilities',
    aside: undefined,
    description: 'Donaudampfschifffahrtsgesellschaftskapitän '.repeat(4),
    backHref: '#back',
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { title: 'أوامر الشراء', aside: '٤٬٢١٣', backHref: '#back', backLabel: 'المشتريات' },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { backHref: '#back' } };
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <PageHeader title="Purchase orders" actions={<Button variant="primary">New order</Button>} />,
          reason: 'The name of the page and one primary button.',
        }}
        bad={{
          show: (
            <PageHeader
              title="Welcome to your purchase orders"
              actions={
                <>
                  <Button variant="primary">New order</Button>
                  <Button variant="primary">Import</Button>
                </>
              }
            />
          ),
          reason: 'A sentence as the title, and two primary buttons that compete.',
        }}
      />
      <DoDont
        good={{
          show: <PageHeader title="PO-2025-0388" backHref="#orders" backLabel="Purchase orders" />,
          reason: 'The back link names its target.',
        }}
        bad={{
          show: <PageHeader title="PO-2025-0388, back to purchase orders" />,
          reason: 'The back link is not part of the title.',
        }}
      />
    </>
  ),
};
