import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { FileName } from './FileName.tsx';

const meta = {
  title: 'Patterns/FileName',
  component: FileName,
  args: { name: 'A-101 floor plan.pdf', type: 'application/pdf' },
} satisfies Meta<typeof FileName>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Icons by type of file; favorite and shared marks follow the name. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <FileName name="Site" type="folder" isShared />
      <FileName name="Lobby.jpg" type="image/jpeg" isFavorite />
      <FileName name="Bid tab.csv" type="text/csv" isFavorite isShared />
      <FileName name="Walkthrough.mp4" type="video/mp4" />
      <FileName name="model.rvt" type="application/octet-stream" />
    </div>
  ),
};
export const LongContent: Story = {
  args: { name: 'Riverside Regional Medical Center, Phase 2 expansion, addendum 04.pdf', isShared: true },
  render: (args) => (
    <div style={{ maxWidth: '16rem', display: 'grid' }}>
      <FileName {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The end tells addenda and types apart.
    const end = canvasElement.querySelector('[data-text="04.pdf"]') as HTMLElement;
    const frame = end.closest('div');
    await expect(end.getBoundingClientRect().right).toBeLessThanOrEqual(
      frame?.getBoundingClientRect().right ?? 0,
    );
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { name: 'مخططات الطابق الثاني.pdf' },
};
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: <FileName name="Scope letter.docx" type="application/msword" />,
        reason: 'The icon shows the type of the file.',
      }}
      bad={{
        show: <FileName name="SCOPE" type="application/octet-stream" />,
        reason: 'A shortened name hides the type and the revision.',
      }}
    />
  ),
};
