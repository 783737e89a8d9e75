import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { flattenPhoto } from './flattenPhotoMarks.ts';
import type { Photo } from './photoTypes.ts';
import { PhotoGrid } from './PhotoGrid.tsx';
import { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
import { orderPhotos } from './photoGridRows.ts';
import { markedPhoto, photoAt, photos } from './photos.stories.parts.ts';

interface AlbumProps extends Pick<PhotoViewerProps, 'onSaveCopy' | 'isDetailsOpen'> {
  photos?: readonly Photo[];
  /** Id of the photo that is open at first; '' for the grid. */
  openId?: string;
  isReadOnly?: boolean;
}

/** Grid and viewer together, as a screen has them. */
function Album({
  photos: initial = [markedPhoto, ...photos(20).slice(1)],
  openId = initial[0]?.id ?? '',
  isReadOnly,
  ...props
}: AlbumProps) {
  const [all, setAll] = useState(() => orderPhotos(initial));
  const [open, setOpen] = useState(openId);
  const [last, setLast] = useState(openId);
  const change = (id: string, next: Partial<Photo>) =>
    setAll((was) => was.map((photo) => (photo.id === id ? { ...photo, ...next } : photo)));
  const show = (id: string) => {
    setOpen(id);
    setLast(id);
  };
  return (
    <div style={{ height: '100vh' }}>
      <PhotoGrid label="Site photos" photos={all} currentId={last} onOpen={show} />
      {open && (
        <PhotoViewer
          photos={all}
          photoId={open}
          onPhotoChange={show}
          onClose={() => setOpen('')}
          onRotationChange={(id, rotation) => change(id, { rotation })}
          {...(isReadOnly ? {} : { onMarksChange: (id, marks) => change(id, { marks }) })}
          actions={() => [{ id: 'link', label: 'Copy link' }]}
          {...props}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Patterns/PhotoViewer',
  component: Album,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Album>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = () => within(document.body).getByRole('dialog', { name: 'Photo viewer' });
/** The stage, once its picture is loaded. */
const loadedStage = async () => {
  await waitFor(() => expect(dialog().querySelector('svg[viewBox="0 0 1200 900"]')).not.toBeNull());
  return within(dialog()).getByRole('group', { name: /Hanger|Door|Ceiling|Slab/ });
};

export const Default: Story = { play: async () => void (await loadedStage()) };
export const WithDetails: Story = {
  args: { isDetailsOpen: true },
  play: async () => void (await loadedStage()),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async () => {
    await loadedStage();
    await expect(within(dialog()).queryByRole('button', { name: 'Mark up' })).toBeNull();
    await userEvent.keyboard('m');
    await expect(within(dialog()).queryByRole('toolbar')).toBeNull();
  },
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => void (await loadedStage()),
};
export const PhoneDetails: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isDetailsOpen: true },
  play: async () => void (await loadedStage()),
};
export const PhoneMarkUp: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await loadedStage();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Mark up' }));
    await expect(within(dialog()).getByRole('toolbar', { name: 'Mark-up tools' })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { isDetailsOpen: true },
  play: async () => {
    await loadedStage();
    // The next photo is to the left.
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(dialog()).getByRole('status')).toHaveTextContent(/Door frame 118/));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(dialog()).getByRole('status')).toHaveTextContent(/Hanger/));
    await loadedStage();
  },
};
export const LongContent: Story = {
  args: {
    isDetailsOpen: true,
    photos: [
      {
        ...photoAt(1),
        name: `${'Level 2 slab edge at the east elevation, '.repeat(5)}.jpg`,
        location: 'Level 2, east elevation, gridlines F to K, above the loading dock of the pharmacy',
        details: [{ term: 'Album', value: 'Northgate Plaza tenant improvement, punch list of November' }],
      },
    ],
  },
  play: async () => void (await loadedStage()),
};
export const Failed: Story = {
  args: { photos: [{ ...photoAt(0), src: 'data:image/png;base64,' }] },
  play: async () => {
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('Could not load the photo');
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(dialog()).queryByRole('status', { name: 'Loading photo' })).toBeNull());
    await expect(await within(dialog()).findByRole('alert')).toHaveTextContent('unchanged');
  },
};

/** Turns, zooms, rotates, shows details and closes by keyboard; the focus returns to the photo in the grid. */
export const Keyboard: Story = {
  args: { openId: '' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const stage = await loadedStage();
    const status = () => within(dialog()).getByRole('status');
    await expect(status()).toHaveTextContent('Hanger B-3 at the bottom flange, 1 of 20');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(status()).toHaveTextContent('20 of 20'));
    await expect(within(dialog()).getByRole('button', { name: /^Next photo/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{PageUp}{Home}');
    await waitFor(() => expect(status()).toHaveTextContent('1 of 20'));
    await loadedStage();
    await userEvent.keyboard('++');
    await expect(within(dialog()).getByRole('button', { name: /^225%/ })).toBeVisible();
    // Arrows pan an enlarged photo instead of turning.
    await userEvent.keyboard('{ArrowRight}');
    await expect(status()).toHaveTextContent('1 of 20');
    await userEvent.keyboard('0r');
    await waitFor(() => expect(status()).toHaveTextContent('Rotated to 90 degrees'));
    await userEvent.keyboard('rrr');
    await userEvent.keyboard('i');
    await expect(within(dialog()).getByRole('complementary', { name: 'Details' })).toBeVisible();
    await userEvent.keyboard('ih');
    await expect(within(stage).queryByRole('img', { name: /Arrow/ })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    await waitFor(() => expect(grid.querySelector('[data-photo="photo-0"]')).toHaveFocus());
  },
};

/** Places, moves, resizes, words, removes and restores marks without a pointer. */
export const MarksByKeyboard: Story = {
  args: { photos: photos(3) },
  play: async () => {
    const stage = await loadedStage();
    await userEvent.keyboard('m');
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('b{Enter}');
    const box = () => within(stage).getByRole('button', { name: 'Rectangle, Blue' });
    await waitFor(() => expect(box()).toHaveFocus());
    const path = () => box().querySelector('path:last-of-type')?.getAttribute('d');
    await expect(path()).toBe('M456 342H744V558H456Z');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(path()).toBe('M468 351H756V567H468Z');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(path()).toBe('M468 351H768V567H468Z');
    // Key presses on one mark are one step.
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(path()).toBe('M456 342H744V558H456Z'));
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await waitFor(() => expect(path()).toBe('M468 351H768V567H468Z'));
    await userEvent.keyboard('{Escape}t{Enter}');
    const field = await within(dialog()).findByRole('textbox', { name: 'Text of the mark' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('3/8″ gap{Enter}');
    const text = () => within(stage).getByRole('button', { name: 'Text “3/8″ gap”, Blue' });
    await waitFor(() => expect(text()).toHaveFocus());
    await userEvent.click(within(dialog()).getByRole('radio', { name: 'Amber' }));
    await waitFor(() => expect(within(stage).getByRole('button', { name: /gap”, Amber/ })).toBeVisible());
    within(stage)
      .getByRole('button', { name: /gap”, Amber/ })
      .focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(within(stage).queryByRole('button', { name: /gap/ })).toBeNull());
    await expect(stage).toHaveFocus();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(within(stage).getByRole('button', { name: /gap/ })).toBeVisible());
  },
};

const drag = (element: Element, from: [number, number], to: [number, number], options = {}) => {
  const box = element.getBoundingClientRect();
  const at = ([x, y]: [number, number]) => ({
    clientX: box.x + x,
    clientY: box.y + y,
    pointerId: 1,
    ...options,
  });
  const target = document.elementFromPoint(box.x + from[0], box.y + from[1]) ?? element;
  fireEvent.pointerDown(target, { ...at(from), button: 0 });
  for (let step = 1; step <= 8; step++)
    fireEvent.pointerMove(
      element,
      at([from[0] + ((to[0] - from[0]) * step) / 8, from[1] + ((to[1] - from[1]) * step) / 8]),
    );
  fireEvent.pointerUp(element, at(to));
};

/** Draws with the mouse, moves the mark and drags its corner; a click without a drag draws nothing. */
export const MarksByPointer: Story = {
  args: { photos: photos(3) },
  play: async () => {
    const stage = await loadedStage();
    // Synthetic pointers cannot be captured.
    stage.setPointerCapture = fn();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Mark up' }));
    const choose = (name: string) => userEvent.click(within(dialog()).getByRole('button', { name }));
    const { width, height } = stage.getBoundingClientRect();
    const [x, y] = [width / 2, height / 2];
    await choose('Rectangle');
    drag(stage, [x, y], [x + 1, y + 1]);
    await expect(within(stage).queryByRole('button', { name: /Rectangle/ })).toBeNull();
    drag(stage, [x - 100, y - 60], [x + 20, y + 40]);
    const box = await within(stage).findByRole('button', { name: 'Rectangle, Blue' });
    await waitFor(() => expect(box).toHaveFocus());
    const before = box.getBoundingClientRect();
    drag(stage, [x - 100, y], [x - 60, y]);
    await waitFor(() => expect(box.getBoundingClientRect().x - before.x).toBeCloseTo(40, 0));
    const line = () => box.querySelectorAll('path')[2]?.getBoundingClientRect();
    const wide = line()?.width ?? 0;
    drag(stage, [x + 60, y + 40], [x + 90, y + 40]);
    await waitFor(() => expect((line()?.width ?? 0) - wide).toBeCloseTo(30, 0));
    await choose('Freehand');
    drag(stage, [x - 50, y + 100], [x + 50, y + 110]);
    await expect(await within(stage).findByRole('button', { name: 'Freehand, Blue' })).toBeVisible();
  },
};

/** A finger turns the photos, and two fingers zoom. */
export const Swipe: Story = {
  args: { photos: photos(3) },
  play: async () => {
    const stage = await loadedStage();
    stage.setPointerCapture = fn();
    drag(stage, [600, 300], [400, 300], { pointerType: 'touch' });
    await waitFor(() => expect(within(dialog()).getByRole('status')).toHaveTextContent('2 of 3'));
    const second = await loadedStage();
    second.setPointerCapture = fn();
    const touch = (pointerId: number, clientX: number) => ({
      pointerId,
      clientX,
      clientY: 400,
      pointerType: 'touch',
    });
    fireEvent.pointerDown(second, touch(1, 600));
    fireEvent.pointerDown(second, touch(2, 800));
    fireEvent.pointerMove(second, touch(2, 1000));
    fireEvent.pointerUp(second, touch(1, 600));
    fireEvent.pointerUp(second, touch(2, 1000));
    await expect(await within(dialog()).findByRole('button', { name: /^200%/ })).toBeVisible();
  },
};

/** The flattened copy has the size of the photo and the color of the mark where it is drawn. */
export const SaveCopy: Story = {
  args: { onSaveCopy: fn() },
  play: async ({ args }) => {
    await loadedStage();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'More actions' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Save marked copy' }));
    // Chromium encodes a canvas when the page is idle, and waits up to five seconds for that.
    await waitFor(() => expect(args.onSaveCopy).toHaveBeenCalledWith('photo-0', expect.any(Blob)), {
      timeout: 15_000,
    });
    const plain = await flattenPhoto({ src: markedPhoto.src, marks: [] });
    const marked = await flattenPhoto({ src: markedPhoto.src, marks: markedPhoto.marks ?? [], rotation: 90 });
    const pixel = async (blob: Blob, x: number, y: number) => {
      const image = await createImageBitmap(blob);
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return { width: image.width, color: [...(context?.getImageData(x, y, 1, 1).data ?? [])] };
    };
    // The left side of the rectangle, at (456, 450) of the photo and (450, 456) of its turned copy.
    await expect(await pixel(plain, 456, 450)).toEqual({ width: 1200, color: [139, 90, 54, 255] });
    await expect(await pixel(marked, 450, 456)).toEqual({ width: 900, color: [0, 54, 124, 255] });
  },
};
