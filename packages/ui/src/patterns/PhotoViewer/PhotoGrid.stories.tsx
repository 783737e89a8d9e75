import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PhotoGrid } from './PhotoGrid.tsx';
import { markedPhoto, photoAt, photos } from './photos.stories.parts.ts';

const meta = {
  title: 'Patterns/PhotoGrid',
  component: PhotoGrid,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Site photos', photos: [markedPhoto, ...photos(16).slice(1)], onOpen: fn() },
  decorators: [
    (Story) => (
      <div style={{ height: '100vh', maxHeight: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoGrid>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { photos: [markedPhoto], currentId: markedPhoto.id } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Empty: Story = { args: { photos: [], emptyAction: <Button>Add photos</Button> } };
export const Loading: Story = { args: { photos: [], isLoading: true } };
export const Failed: Story = {
  args: { errorMessage: 'Photos that wait to be sent are safe on this device.', onRetry: fn() },
};
/** A photo that cannot be shown has its name, and one without a day is last. */
export const LongContent: Story = {
  args: {
    photos: [
      {
        ...photoAt(0),
        id: 'lost',
        src: 'data:image/png;base64,',
        name: `${'Level 2 slab edge '.repeat(6)}.heic`,
      },
      { ...photoAt(1), id: 'none', day: '' },
    ],
  },
};

/** Five thousand photos: arrow keys and End reach every photo, and Enter opens it. */
export const ManyItems: Story = {
  args: { photos: photos(5000) },
  play: async ({ canvasElement, args }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Site photos' });
    await waitFor(() => expect(within(grid).getAllByRole('button').length).toBeGreaterThan(6));
    await expect(within(grid).getAllByRole('button').length).toBeLessThan(200);
    await userEvent.tab();
    await expect(grid.querySelector('[data-photo="photo-0"]')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(grid.querySelector('[data-photo="photo-1"]')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(grid.querySelector('[data-photo="photo-1"]')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(grid.querySelector('[data-photo="photo-4999"]')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('photo-4999');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(grid.querySelector('[data-photo="photo-0"]')).toHaveFocus());
  },
};
