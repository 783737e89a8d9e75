import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Inline, Stack } from '../../components/Layout/Layout.tsx';
import { PlanPins, type PlanPin, type PlanPinsProps } from './PlanPins.tsx';
import {
  kinds,
  longPins,
  manyPins,
  offlinePins,
  pins,
  sheet,
  stackedPins,
  statuses,
  tiledSheet,
} from './planPins.stories.parts.ts';

const previewOf = (size: 'sm' | 'lg', isReadOnly?: boolean) => (pin: PlanPin) => (
  <Stack gap={12}>
    <DescriptionList
      items={[
        { term: 'Trade', value: 'Doors and hardware' },
        { term: 'Assigned to', value: 'Gil Drywall, Jaime Gil' },
      ]}
    />
    {!isReadOnly && (
      <Inline>
        <Button size={size}>Reject work</Button>
        <Button size={size} variant="primary">
          Accept work
        </Button>
      </Inline>
    )}
    <span hidden>{pin.id}</span>
  </Stack>
);

/** Plan that keeps what is placed and moved. */
function Plan({ height = '44rem', ...props }: PlanPinsProps & { height?: string }) {
  const [own, setOwn] = useState(props.pins);
  const [selectedId, setSelectedId] = useState(props.defaultSelectedId ?? null);
  return (
    <div style={{ height, width: '100%' }}>
      <PlanPins
        {...props}
        pins={own}
        selectedId={selectedId}
        onSelectedIdChange={(id) => {
          setSelectedId(id);
          props.onSelectedIdChange?.(id);
        }}
        {...(props.onPlace && {
          onPlace: (at) => {
            const id = `P-${own.length + 100}`;
            setOwn([
              ...own,
              {
                id,
                number: id,
                title: 'New punch item',
                kindId: 'punch',
                statusId: 'work',
                at,
                isUnsynced: true,
              },
            ]);
            setSelectedId(id);
            props.onPlace?.(at);
          },
        })}
        {...(props.onMove && {
          onMove: (id, to) => {
            setOwn(own.map((pin) => (pin.id === id ? { ...pin, at: to } : pin)));
            props.onMove?.(id, to);
          },
        })}
      />
    </div>
  );
}

const atRest = () => new Promise((resolve) => setTimeout(resolve, 250));
const planOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('application', { name: 'A2.1 Floor plan, level 1' });
const fire = (type: string, target: Element, x: number, y: number, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
      clientX: x,
      clientY: y,
      ...init,
    }),
  );
const middleOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const meta = {
  title: 'Takeoff/Plan pins',
  component: PlanPins,
  args: {
    label: 'A2.1 Floor plan, level 1',
    sheet,
    pins,
    kinds,
    statuses,
    defaultHiddenIds: ['closed'],
    onPlace: fn(),
    onMove: fn(),
    onSelectedIdChange: fn(),
    renderPreview: previewOf('sm'),
  },
  render: (args) => <Plan {...args} />,
  play: async ({ canvasElement }) => {
    await planOf(canvasElement);
    await atRest();
  },
} satisfies Meta<typeof PlanPins>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SelectedPin: Story = {
  args: { defaultSelectedId: 'P-041' },
  play: async ({ canvasElement }) => {
    const card = await within(canvasElement).findByRole('dialog', { name: /Door frame 118/ });
    await expect(within(card).getByText('Ready for review')).toBeVisible();
    const frame = (await planOf(canvasElement)).getBoundingClientRect();
    const box = card.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(frame.left);
    await expect(box.right).toBeLessThanOrEqual(frame.right);
    await expect(box.bottom).toBeLessThanOrEqual(frame.bottom);
    await atRest();
  },
};

/** Without a card the name of the selected pin is beside it. */
export const WithoutPreview: Story = {
  render: ({ renderPreview: _, ...args }) => <Plan {...args} defaultSelectedId="P-041" height="36rem" />,
};

export const List: Story = {
  args: { defaultIsList: true, pins: offlinePins },
};

export const Offline: Story = {
  args: { pins: offlinePins, defaultHiddenIds: [], defaultSelectedId: 'P-048' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('4 pins not synced')).toBeVisible();
    await expect(await canvas.findByText('Not synced. Saved on this device.')).toBeVisible();
    await atRest();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultSelectedId: 'P-042', renderPreview: previewOf('sm', true) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Add pin' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Move pin' })).toBeNull();
    await atRest();
  },
};

export const States: Story = {
  render: ({ onPlace, onMove: _, ...args }) => (
    <Stack gap={24}>
      <Plan {...args} pins={[]} {...(onPlace && { onPlace })} height="22rem" />
      <Plan {...args} label="Pins on their way" pins={[]} isLoading height="22rem" />
      <Plan
        {...args}
        label="Failed pins"
        pins={[]}
        errorMessage="Check the connection. Pins that you placed are saved on this device."
        onRetry={fn()}
        height="22rem"
      />
      <Plan
        {...args}
        label="Failed sheet"
        sheet={{ ...sheet, src: 'data:image/png,broken' }}
        height="22rem"
      />
      <Plan {...args} label="Hidden pins" defaultHiddenIds={statuses.map(({ id }) => id)} height="22rem" />
      <Plan {...args} label="Empty list" pins={[]} defaultIsList height="22rem" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Could not load the sheet')).toBeVisible();
    await expect(canvas.getByText('Could not load the pins')).toBeVisible();
    await expect(canvas.getByText('All pins are hidden')).toBeVisible();
    await expect(canvas.getByText('Loading pins')).toBeVisible();
    const loading = within(canvas.getByRole('region', { name: 'Pins on their way' }));
    // A narrow plan has its filters in a sheet that is closed.
    const filters = loading.queryByRole('group', { name: 'Filter pins' });
    if (filters) await expect(filters).not.toHaveTextContent('0');
    await atRest();
  },
};

export const LongContent: Story = {
  args: { pins: longPins, defaultSelectedId: 'P-041' },
};

export const Tiles: Story = { args: { sheet: tiledSheet } };

/** The pins stay on their details, upright, when the sheet is rotated. */
export const Rotated: Story = { args: { sheet: { ...sheet, rotation: 90 } } };

/** Sheet drawn by the caller instead of a picture. */
export const DrawnSheet: Story = {
  render: (args) => (
    <Plan {...args} sheet={{ width: 1080, height: 800 }} height="30rem">
      <svg viewBox="0 0 1080 800" width="1080" height="800" aria-hidden>
        <rect x="110" y="120" width="691" height="614" fill="none" stroke="currentColor" strokeWidth="4" />
      </svg>
    </Plan>
  ),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { defaultHiddenIds: [] } };

export const PhoneSelected: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultHiddenIds: [],
    defaultSelectedId: 'P-041',
    focusId: 'P-041',
    renderPreview: previewOf('lg'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = await canvas.findByRole('dialog', { name: /Door frame 118/ });
    await atRest();
    const expand = within(card).getByRole('button', { name: 'Expand' });
    const height = card.offsetHeight;
    await userEvent.click(expand);
    await waitFor(() => expect(card.offsetHeight).toBeGreaterThan(height));
    await userEvent.click(within(card).getByRole('button', { name: 'Collapse' }));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const pin = canvas.getByRole('button', { name: /^Punch item P-041/ }).getBoundingClientRect();
    await waitFor(() => expect(pin.bottom).toBeLessThan(card.getBoundingClientRect().top));
  },
};

export const PhoneList: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultIsList: true, pins: offlinePins, defaultHiddenIds: [] },
};

export const PhonePlacing: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { defaultHiddenIds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Add pin' }));
    await expect(canvas.getByRole('button', { name: 'Add here' })).toBeVisible();
    await atRest();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { defaultSelectedId: 'P-041' },
};

/** Filters count all pins, and hide those of a kind or status. */
export const Filters: Story = {
  args: { defaultHiddenIds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await planOf(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Photos 3' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Photos 3' }));
    await expect(canvas.getByText('17 of 20 pins shown')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Photo PH-112/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Closed 2' }));
    await expect(canvas.getByText('15 of 20 pins shown')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByText('20 of 20 pins shown')).toBeInTheDocument();
    await atRest();
  },
};

/** From pin to pin, into the card and back, by keyboard alone. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = await planOf(canvasElement);
    await atRest();
    plan.focus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: /^Punch item P-041, Door frame .*, Ready for review/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Punch item P-038/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('P-041');
    const card = await canvas.findByRole('dialog', { name: /Door frame 118/ });
    await waitFor(() => expect(card).toHaveFocus());
    await userEvent.click(within(card).getByRole('button', { name: 'Next pin' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Seal duct penetration' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('dialog')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Punch item P-038/ })).toHaveFocus());
    plan.focus();
    const before = canvas.getByRole('button', { name: /^Photo PH-112/ }).getBoundingClientRect();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Photo PH-112/ }).getBoundingClientRect().x).toBeCloseTo(
      before.x - 96,
      0,
    );
    await userEvent.keyboard('0');
    await atRest();
  },
};

/** The crosshair places and moves pins without a pointer. */
export const PlaceAndMoveByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = await planOf(canvasElement);
    await atRest();
    plan.focus();
    await userEvent.keyboard('n');
    await expect(canvas.getByText(/Use arrow keys to move the crosshair/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Add here' })).toBeNull();
    await expect(args.onPlace).not.toHaveBeenCalled();
    await expect(plan).toHaveFocus();
    await userEvent.keyboard('n{Shift>}{ArrowUp}{/Shift}{ArrowLeft}');
    await expect(canvas.getByText(/% from the left, \d+% from the top/)).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
    await expect(
      await canvas.findByRole('button', { name: /^Punch item P-120, .* Not synced$/ }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const own = canvas.getByRole('button', { name: /^Punch item P-041/ });
    own.focus();
    await userEvent.keyboard('m{ArrowRight}{ArrowRight}{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('P-041', expect.anything());
    await expect(canvas.getByText('P-041 moved')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Punch item P-041/ })).toHaveFocus());
    await atRest();
  },
};

/** A place outside the sheet is refused with the reason, and the choice goes on. */
export const OffSheet: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = await planOf(canvasElement);
    await atRest();
    await userEvent.click(canvas.getByRole('button', { name: 'Add pin' }));
    const { left, top } = plan.getBoundingClientRect();
    fire('pointerdown', plan, left + 2, top + 2);
    fire('pointerup', plan, left + 2, top + 2);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This point is outside the sheet.');
    await expect(args.onPlace).not.toHaveBeenCalled();
  },
};

/** A click places a pin, and a drag moves the selected one. */
export const PlaceAndMoveByPointer: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const plan = await planOf(canvasElement);
    plan.setPointerCapture = () => undefined;
    await atRest();
    await userEvent.click(canvas.getByRole('button', { name: 'Add pin' }));
    const { x, y } = middleOf(plan);
    fire('pointerdown', plan, x, y);
    fire('pointerup', plan, x, y);
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
    const placed = await canvas.findByRole('button', { name: /^Punch item P-120/ });
    await waitFor(() => expect(Math.abs(placed.getBoundingClientRect().bottom - y)).toBeLessThan(4));
    const from = middleOf(placed);
    fire('pointerdown', placed, from.x, from.y);
    fire('pointermove', placed, from.x - 30, from.y - 20);
    fire('pointermove', placed, from.x - 60, from.y - 40);
    fire('pointerup', placed, from.x - 60, from.y - 40);
    await expect(args.onMove).toHaveBeenCalledWith('P-120', expect.anything());
    await waitFor(() => {
      const moved = middleOf(canvas.getByRole('button', { name: /^Punch item P-120/ }));
      return expect(Math.hypot(moved.x - from.x + 60, moved.y - from.y + 40)).toBeLessThan(3);
    });
    await atRest();
  },
};

/** A long press by finger places a pin without the tool. */
export const LongPress: Story = {
  play: async ({ canvasElement, args }) => {
    const plan = await planOf(canvasElement);
    await atRest();
    const { x, y } = middleOf(plan);
    fire('pointerdown', plan, x, y, { pointerType: 'touch' });
    await new Promise((resolve) => setTimeout(resolve, 700));
    fire('pointerup', plan, x, y, { pointerType: 'touch' });
    await expect(args.onPlace).toHaveBeenCalledTimes(1);
    await atRest();
  },
};

/** The wheel zooms at the pointer, two fingers about their middle, and a drag pans. */
export const ZoomAndPan: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plan = await planOf(canvasElement);
    plan.setPointerCapture = () => undefined;
    await atRest();
    const circle = () => middleOf(canvas.getByRole('button', { name: /^Photo PH-112/ }));
    const before = circle();
    for (let step = 0; step < 5; step++)
      plan.dispatchEvent(
        new WheelEvent('wheel', {
          deltaY: -60,
          clientX: before.x,
          clientY: before.y,
          bubbles: true,
          cancelable: true,
        }),
      );
    await atRest();
    await expect(Math.hypot(circle().x - before.x, circle().y - before.y)).toBeLessThan(4);
    const { x, y } = circle();
    fire('pointerdown', plan, x - 50, y, { pointerType: 'touch' });
    fire('pointerdown', plan, x + 50, y, { pointerType: 'touch', pointerId: 2 });
    fire('pointermove', plan, x - 80, y, { pointerType: 'touch' });
    fire('pointermove', plan, x + 80, y, { pointerType: 'touch', pointerId: 2 });
    fire('pointerup', plan, x - 80, y, { pointerType: 'touch' });
    fire('pointerup', plan, x + 80, y, { pointerType: 'touch', pointerId: 2 });
    await atRest();
    await expect(Math.hypot(circle().x - x, circle().y - y)).toBeLessThan(4);
    fire('pointerdown', plan, x, y);
    for (let step = 1; step <= 5; step++) fire('pointermove', plan, x - step * 20, y + step * 10);
    fire('pointerup', plan, x - 100, y + 50);
    await atRest();
    await expect(Math.abs(circle().x - x + 100)).toBeLessThan(2);
    await expect(Math.abs(circle().y - y - 50)).toBeLessThan(2);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Pins at one place cannot be split, so a press lists them. */
export const SamePlace: Story = {
  args: { pins: stackedPins },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await planOf(canvasElement);
    const stack = await canvas.findByRole('button', { name: /^4 pins at the same place/ });
    stack.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('dialog', { name: '4 pins at this place' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.click(await within(list).findByRole('button', { name: /^Punch item S-2/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Finding 2 at the frame' })).toBeVisible();
    await atRest();
  },
};

/** Ten thousand pins: few marks, which split when they are pressed. */
export const ManyPins: Story = {
  args: { pins: manyPins, defaultHiddenIds: [] },
  play: async ({ canvasElement }) => {
    await planOf(canvasElement);
    const marks = () => canvasElement.querySelectorAll('[data-mark]');
    await waitFor(() => expect(marks().length).toBeGreaterThan(10));
    await expect(marks().length).toBeLessThan(600);
    const counted = [...marks()].reduce((sum, mark) => {
      const match = /^([\d,]+) pins/.exec(mark.getAttribute('aria-label') ?? '');
      return sum + (match ? Number(match[1]?.replace(',', '')) : 1);
    }, 0);
    await expect(counted).toBe(10_000);
    await atRest();
  },
};

/** A cluster zooms in to its pins. */
export const Clusters: Story = {
  render: (args) => <Plan {...args} height="24rem" />,
  args: { defaultHiddenIds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await planOf(canvasElement);
    await atRest();
    const [cluster] = await canvas.findAllByRole('button', { name: /^\d+ pins: .*Zoom in$/ });
    const name = cluster?.getAttribute('aria-label') ?? '';
    if (cluster) await userEvent.click(cluster);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull());
    await atRest();
  },
};

/** The list is the alternative to the plan: the same order, by keyboard, and back to the place. */
export const ListKeyboard: Story = {
  args: { pins: manyPins, defaultHiddenIds: [], defaultIsList: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Pins of A2.1 Floor plan, level 1' });
    await expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
    within(list)
      .getByRole('button', { name: /^Punch item M-1,/ })
      .focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(list).getByRole('button', { name: /^RFI M-2,/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Task M-10000,/ })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(within(list).getByRole('button', { name: /^Punch item M-1,/ })).toHaveFocus());
    await userEvent.tab();
    await expect(within(list).getByRole('button', { name: 'Show M-1 on plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedIdChange).toHaveBeenLastCalledWith('M-0');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Punch item M-1,/ })).toHaveFocus());
    await atRest();
  },
};

/** A pin is centered by its id. */
export const FocusedPin: Story = {
  args: { focusId: 'P-043' },
  play: async ({ canvasElement }) => {
    const plan = middleOf(await planOf(canvasElement));
    await atRest();
    const pin = within(canvasElement).getByRole('button', { name: /^Punch item P-043/ });
    const { x } = middleOf(pin);
    await expect(Math.abs(x - plan.x)).toBeLessThan(4);
    // The middle is that of the part that the buttons leave free.
    await expect(Math.abs(pin.getBoundingClientRect().bottom - plan.y + 26)).toBeLessThan(8);
  },
};
