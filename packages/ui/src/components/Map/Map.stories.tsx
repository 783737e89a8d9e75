import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DoDont } from '../../stories/DoDont.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { Map, type MapHandle, type MapPoint, type MapProps } from './Map.tsx';
import { eugene, manyPoints, northwest, statuses, territories } from './map.stories.parts.ts';

const card = (point: MapPoint) => (
  <Stack gap={12} align="start">
    <DescriptionList
      items={[
        { term: 'City', value: point.detail },
        { term: 'Status', value: statuses[point.tone ?? 'neutral'] ?? 'Lost' },
      ]}
    />
    <LinkButton href="/crm/account/1/view" size="sm">
      Open account
    </LinkButton>
  </Stack>
);
const Tall = ({ height = '36rem', ...props }: MapProps & { height?: string }) => (
  <div style={{ height, width: '100%' }}>
    <Map {...props} />
  </div>
);
/** At rest, with the final base map. */
const drawn = async (canvasElement: HTMLElement) => {
  await waitFor(() => expect(canvasElement.querySelector('[data-base="drawing"]')).toBeNull(), {
    timeout: 20_000,
  });
};
const moved = async (canvasElement: HTMLElement, act: () => unknown) => {
  await drawn(canvasElement);
  await act();
  // The map moves with the next frame.
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
  await drawn(canvasElement);
};

const meta = {
  title: 'Data/Map',
  component: Map,
  args: { label: 'Accounts', points: northwest, toneLabels: statuses, renderCard: card },
  render: (args) => <Tall {...args} />,
  play: ({ canvasElement }) => drawn(canvasElement),
} satisfies Meta<typeof Map>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Tall {...args} height="26rem" radius={{ ...eugene, miles: 50 }} />
      <Tall
        {...args}
        label="Territories"
        height="26rem"
        areas={territories}
        defaultView={{ latitude: 42, longitude: -113, zoom: 5 }}
      />
    </Stack>
  ),
};

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Tall label="No accounts" points={[]} height="22rem" />
      <Tall label="Accounts on their way" points={[]} isLoading height="22rem" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByText('No places to show')).toBeVisible();
    await expect(within(canvasElement).getByText('Loading the map')).toBeVisible();
  },
};

function Choosing(props: MapProps) {
  const [miles, setMiles] = useState('15');
  return (
    <Stack gap={12} align="start">
      <SegmentedControl
        label="Radius"
        value={miles}
        onChange={setMiles}
        options={['15', '20', '50'].map((id) => ({ id, label: `${id} mi` }))}
      />
      <Tall {...props} radius={{ ...eugene, miles: Number(miles) }} />
    </Stack>
  );
}
/** The radius is chosen beside the map, which turns to it. */
export const Radius: Story = {
  render: (args) => <Choosing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await expect(canvas.getByText('Within 15 mi of Eugene: 6 places')).toBeInTheDocument();
    await moved(canvasElement, () => userEvent.click(canvas.getByRole('radio', { name: '50 mi' })));
    await expect(canvas.getByText('Within 50 mi of Eugene: 8 places')).toBeInTheDocument();
    const [first] = within(canvas.getByRole('list', { name: 'Accounts: places in view' })).getAllByRole(
      'listitem',
    );
    await expect(first).toHaveTextContent(/Eugene, OR, 1\.1 mi$/);
  },
};

export const Territories: Story = {
  args: { areas: territories, defaultView: { latitude: 42.5, longitude: -113, zoom: 5.2 } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(within(canvasElement).getByText(': CO, WY')).toBeInTheDocument();
  },
};

/** Pressing a cluster zooms to its places. */
export const Clusters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await moved(canvasElement, () => userEvent.click(canvas.getByRole('button', { name: /^13 places/ })));
    await expect(canvas.queryByRole('button', { name: /^13 places/ })).toBeNull();
    const rows = canvas.getByRole('list', { name: 'Accounts: places in view' });
    await expect(within(rows).getByText(/^Larch Mountain Homes/)).toBeInTheDocument();
    await waitFor(() => expect(within(rows).queryByText(/Boise/)).toBeNull());
  },
};

/** Points of one postcode lie at one place: no zoom takes them apart, so they are listed. */
export const SamePlace: Story = {
  args: { defaultView: { latitude: 44.0682, longitude: -123.0819, zoom: 13 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    const stack = canvas.getByRole('button', { name: /^4 at this location/ });
    stack.focus();
    await userEvent.keyboard('{Enter}');
    const list = await canvas.findByRole('dialog', { name: '4 at this location' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.click(within(list).getByRole('button', { name: /Emerald Mechanical/ }));
    const open = await canvas.findByRole('dialog', { name: 'Emerald Mechanical' });
    await userEvent.click(within(open).getByRole('button', { name: 'Back to the list' }));
    await canvas.findByRole('dialog', { name: '4 at this location' });
    await drawn(canvasElement);
  },
};

export const SelectedCard: Story = {
  args: { defaultSelectedId: 'Deschutes CM Group' },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    const open = within(canvasElement).getByRole('dialog', { name: 'Deschutes CM Group' });
    await expect(within(open).getByRole('link', { name: 'Open account' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  args: { onSelect: fn(), onViewChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole('application', { name: 'Accounts' });
    const spokane = () => canvas.getByRole('button', { name: /^Palouse Program Managers/ });
    await drawn(canvasElement);
    map.focus();
    const before = spokane().getBoundingClientRect().x;
    await moved(canvasElement, () => userEvent.keyboard('{ArrowRight}'));
    await expect(Math.round(before - spokane().getBoundingClientRect().x)).toBe(120);
    await moved(canvasElement, () => userEvent.keyboard('0'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Column Coast Contractors/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const open = await canvas.findByRole('dialog', { name: 'Column Coast Contractors' });
    await waitFor(() => expect(open).toHaveFocus());
    await expect(args.onSelect).toHaveBeenLastCalledWith('Column Coast Contractors');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Column Coast Contractors/ })).toHaveFocus(),
    );
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
    map.focus();
    await moved(canvasElement, () => userEvent.keyboard('{+}{+}'));
    await expect(args.onViewChange).toHaveBeenCalled();
    const rows = canvas.getByRole('list', { name: 'Accounts: places in view' });
    await waitFor(() => expect(within(rows).queryByText(/Spokane/)).toBeNull());
  },
};

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
/** A drag pans the map with the pointer, and the wheel zooms around it. */
export const DragAndWheel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole('application', { name: 'Accounts' });
    map.setPointerCapture = () => undefined;
    const mark = () => canvas.getByRole('button', { name: /^Blue Mountain Steel/ }).getBoundingClientRect();
    await drawn(canvasElement);
    const before = mark();
    const from = canvas.getByRole('button', { name: /^Blue Mountain Steel/ });
    await moved(canvasElement, () => {
      fire('pointerdown', from, before.x, before.y);
      for (let step = 1; step <= 10; step++)
        fire('pointermove', map, before.x - step * 20, before.y + step * 5);
      fire('pointerup', map, before.x - 200, before.y + 50);
    });
    await expect(Math.round(mark().x - before.x)).toBe(-200);
    await expect(Math.round(mark().y - before.y)).toBe(50);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    const { x, y } = mark();
    await moved(canvasElement, () => {
      for (let step = 0; step < 10; step++)
        map.dispatchEvent(
          new WheelEvent('wheel', { deltaY: -30, clientX: x, clientY: y, bubbles: true, cancelable: true }),
        );
    });
    await expect(Math.abs(mark().x - x)).toBeLessThan(2);
    await expect(Math.abs(mark().y - y)).toBeLessThan(2);
    await waitFor(() => expect(canvas.queryByText('34 of 34 in view')).toBeNull());
  },
};

/** Places in view as a list. */
export const AsList: Story = {
  args: { radius: { ...eugene, miles: 20 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show list' }));
    const list = canvas.getByRole('list', { name: 'Accounts: places in view' });
    await expect(within(list).getAllByRole('button')).toHaveLength(6);
    await userEvent.click(within(list).getByRole('button', { name: /McKenzie Glazing/ }));
    await expect(canvas.getByRole('dialog', { name: 'McKenzie Glazing' })).toBeVisible();
    await drawn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show list' }));
  },
};

const ten = manyPoints(10_000);
export const ManyItems: Story = {
  args: { points: ten },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-mark]').length).toBeLessThan(200);
    await expect(within(canvasElement).getByText('10,000 of 10,000 in view')).toBeInTheDocument();
  },
};

function Steered(props: MapProps) {
  const map = useRef<MapHandle>(null);
  return (
    <Stack gap={12} align="start">
      <button type="button" onClick={() => map.current?.show(eugene, 9)}>
        Eugene
      </button>
      <Tall {...props} ref={map} />
    </Stack>
  );
}
/** Controls beside the map change its view. */
export const FromOutside: Story = {
  render: (args) => <Steered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await moved(canvasElement, () => userEvent.click(canvas.getByRole('button', { name: 'Eugene' })));
    const rows = canvas.getByRole('list', { name: 'Accounts: places in view' });
    await expect(within(rows).getByText(/^McKenzie Glazing/)).toBeInTheDocument();
    await waitFor(() => expect(within(rows).queryByText(/Seattle/)).toBeNull());
  },
};

export const LongContent: Story = {
  args: {
    points: [
      {
        id: 'a',
        label: 'Halvorsen Constructors of Southern Oregon and Northern California, Incorporated',
        detail: 'Klamath Falls, OR',
        latitude: 42.2249,
        longitude: -121.7817,
        tone: 'alert',
      },
      {
        id: 'b',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        detail: 'Bend, OR',
        latitude: 44.0582,
        longitude: -121.3153,
        tone: 'bad',
      },
    ],
    toneLabels: { alert: 'Waiting for the state’s contractors board', bad: 'Lost' },
    defaultSelectedId: 'b',
    radius: { ...eugene, miles: 200 },
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'الحسابات',
    points: northwest.slice(0, 12),
    toneLabels: { ok: 'نشط', wait: 'محتمل', warn: 'معلق', neutral: 'غير نشط' },
    radius: { ...eugene, label: 'يوجين', miles: 50 },
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { radius: { ...eugene, miles: 50 }, defaultSelectedId: 'Calapooia General' },
  render: (args) => (
    <div style={{ inlineSize: '100%', maxInlineSize: '328px' }}>
      <Tall {...args} height="34rem" />
    </div>
  ),
};

const one = northwest.filter(({ detail }) => detail === 'Eugene, OR');
export const Guidance: Story = {
  render: () => (
    <>
      <DoDont
        good={{
          show: <Tall label="By status" height="20rem" points={northwest} toneLabels={statuses} />,
          reason: 'The legend explains each color with an icon and a label.',
        }}
        bad={{
          show: (
            <Tall
              label="Without words"
              height="20rem"
              points={northwest.map((point, at) => ({
                ...point,
                tone: (['ok', 'warn', 'bad', 'info', 'wait'] as const)[at % 5] ?? 'ok',
              }))}
            />
          ),
          reason: 'Colors without a legend have no meaning.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Tall
              label="With its radius"
              height="20rem"
              points={northwest}
              radius={{ ...eugene, miles: 50 }}
            />
          ),
          reason: 'The circle shows the search area; places outside stay visible for comparison.',
        }}
        bad={{
          show: <Tall label="Filtered" height="20rem" points={one} />,
          reason: 'If places outside are removed, it is unclear whether there are any.',
        }}
      />
    </>
  ),
};
