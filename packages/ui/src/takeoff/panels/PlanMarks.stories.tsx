import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { stampColors } from '../../../exports/TakeoffColors.ts';
import { Text } from '../../components/Text/Text.tsx';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import { markSharp, untilSharp } from '../sharp.stories.parts.ts';
import type { CanvasMeasure, CanvasPlanMark } from '../types.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';
import type { WorkspaceLayer, WorkspacePage } from './workspaceTypes.ts';

const red = stampColors['Red'] ?? '';
const box = (x: number, y: number, width: number, height: number) => ({
  vertices: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y - height },
    { x, y: y - height },
  ],
});

/** Sample picture of the host. */
async function pictureOf(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [480, 320];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#9db8cf';
    context.fillRect(0, 0, 480, 200);
    context.fillStyle = '#6f7f57';
    context.fillRect(0, 200, 480, 120);
    context.fillStyle = '#b98b5e';
    context.fillRect(140, 90, 200, 150);
    context.fillStyle = '#2b2f33';
    context.fillRect(215, 160, 50, 80);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  return blob ?? new Blob();
}
const noPicture = (): Promise<Blob> => Promise.reject(new Error('It is gone.'));
const image = (uuid: string, x: number, opacity?: number): CanvasPlanMark => ({
  uuid,
  type: 'image',
  geometry: turnedBox(box(x, 700, 480, 320), opacity === undefined ? 0 : 15),
  content: { imageId: uuid, text: 'North wall', ...(opacity === undefined ? {} : { opacity }) },
});
function turnedBox({ vertices }: ReturnType<typeof box>, degrees: number) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [a, , c] = vertices;
  const [x, y] = [((a?.x ?? 0) + (c?.x ?? 0)) / 2, ((a?.y ?? 0) + (c?.y ?? 0)) / 2];
  return {
    vertices: vertices.map((v) => ({
      x: x + (v.x - x) * cos - (v.y - y) * sin,
      y: y + (v.x - x) * sin + (v.y - y) * cos,
    })),
  };
}
const images = [image('photo', 300), image('faded', 950, 0.5), image('gone', 1600)];

const marks: readonly CanvasPlanMark[] = [
  {
    uuid: 'note',
    type: 'text',
    geometry: box(300, 250, 330, 92),
    content: { text: 'Verify slab edge\nwith structural' },
  },
  {
    uuid: 'stamp',
    type: 'stamp',
    geometry: box(700, 250, 390, 126),
    content: { text: 'ADDENDUM 2\nPOSTED 03/09/2026 · DW', color: red },
    layer: 'addenda',
  },
  { uuid: 'link', type: 'link', geometry: box(1200, 250, 175, 64), content: { pageId: '2' } },
  {
    uuid: 'gone',
    type: 'link',
    geometry: box(1450, 250, 330, 64),
    content: { pageId: 'deleted' },
  },
];
const pages: readonly WorkspacePage[] = [
  { uuid: '1', code: 'A2.1', name: 'Floor plan', measures: 9, thumbnailUrl: thumbnailUrl('plan') },
  { uuid: '2', code: 'A3.1', name: 'Roof plan', measures: 2, thumbnailUrl: thumbnailUrl('roof'), turn: 90 },
  { uuid: '3', code: 'A5.1', name: 'Sections', measures: 0, thumbnailUrl: thumbnailUrl('section') },
];
const layers: readonly WorkspaceLayer[] = [
  { uuid: '', name: 'No layer', isVisible: true, isLocked: false, count: 40 },
  { uuid: 'addenda', name: 'Addenda', isVisible: true, isLocked: false, count: 1 },
  { uuid: 'existing', name: 'Existing to remain', isVisible: false, isLocked: true, count: 12 },
];
const stamps = [
  { uuid: 's1', name: 'Addendum', content: { text: 'ADDENDUM\nPOSTED 03/09/2026 · DW', color: red } },
  { uuid: 's2', name: 'Void', content: { text: 'VOID', color: red } },
];
const noChange = () => undefined;
const excerpts = [
  { uuid: '3', count: 2, excerpt: '…PROVIDE 5/8″ TYPE X GYPSUM BOARD, EACH SIDE, FULL HEIGHT…' },
];

interface Args {
  isReadOnly: boolean;
  hasImages?: boolean;
  pdfAssetsUrl: string;
}

function Example({ isReadOnly, hasImages = false, pdfAssetsUrl }: Args) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [planMarks, setMarks] = useState(hasImages ? images : marks);
  const [measures, setMeasures] = useState<readonly CanvasMeasure[]>(clinicMeasures);
  const [shown, setShown] = useState(layers);
  const [active, setActive] = useState('');
  const [stamp, setStamp] = useState('s1');
  const [page, setPage] = useState('1');
  const change = (uuid: string, values: Partial<WorkspaceLayer>) =>
    setShown((now) => now.map((layer) => (layer.uuid === uuid ? { ...layer, ...values } : layer)));
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={<Text size="small">Alder Creek Family Clinic</Text>}
        pages={pages}
        currentPageId={page}
        onPageChange={setPage}
        pageActions={({ name }) => [
          { id: 'rename', label: `Rename ${name}` },
          { id: 'right', label: 'Rotate right' },
        ]}
        onSearchPlans={async (query) => (query.startsWith('gyp') ? excerpts : [])}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        isReadOnly={isReadOnly}
        {...(hasImages
          ? {
              takeImage: async ({ name }: File) => ({ imageId: 'photo', text: name }),
              loadImage: (id: string) => (id === 'gone' ? noPicture() : pictureOf()),
            }
          : {})}
        measures={measures}
        planMarks={planMarks}
        conditions={clinicConditions}
        activeConditionId="p2"
        onActiveConditionChange={noChange}
        calibrations={clinicScale}
        layers={{
          list: shown,
          activeId: active,
          onVisible: (uuid, isVisible) => change(uuid, { isVisible }),
          ...(isReadOnly
            ? {}
            : {
                onActive: setActive,
                onLock: (uuid: string, isLocked: boolean) => change(uuid, { isLocked }),
                onRename: (uuid: string, name: string) => change(uuid, { name }),
                onAdd: noChange,
                onRemove: noChange,
              }),
        }}
        groups={{
          list: [{ uuid: 'floor', name: 'Typical floor', times: 12, count: 18 }],
          onTimes: noChange,
          onRename: noChange,
          onAdd: noChange,
          onRemove: noChange,
        }}
        stamps={{ list: stamps, activeId: stamp, onActive: setStamp }}
        onCreate={(measure) => setMeasures((now) => [...now, measure])}
        onChange={(uuid, _geometry, { measure }) =>
          setMeasures((now) => now.map((each) => (each.uuid === uuid ? measure : each)))
        }
        onDelete={(uuids) => setMeasures((now) => now.filter(({ uuid }) => !uuids.includes(uuid)))}
        onMarkChange={(mark) => setMarks((now) => [...now.filter(({ uuid }) => uuid !== mark.uuid), mark])}
        onMarksDelete={(uuids) => setMarks((now) => now.filter(({ uuid }) => !uuids.includes(uuid)))}
        onSharp={markSharp}
      />
    </div>
  );
}

export default {
  ...untilSharp,
  title: 'Takeoff/PlanMarks',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { isReadOnly: false, pdfAssetsUrl: '/node_modules/pdfjs-dist' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Note, stamp, link and a link to a deleted page. */
export const Default: Story = {};
export const ReadOnly: Story = { args: { isReadOnly: true } };

/** Image, rotated transparent image and an image that failed to load. */
export const Images: Story = {
  args: { hasImages: true },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Image' })).toBeVisible();
    sheetOf(canvasElement).focus();
    await userEvent.keyboard(',,');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await expect(within(bar).getByRole('button', { name: 'Opacity: 50%' })).toBeVisible();
    await expect(within(bar).getByRole('button', { name: 'Rotate right 90°' })).toBeVisible();
  },
};

const sheetOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole('application');

/** Form of a note with a validation error. */
export const Writing: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Note' }));
    await waitFor(() => expect(sheetOf(canvasElement)).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift} ');
    const form = await canvas.findByRole('form', { name: 'Note' });
    await userEvent.click(within(form).getByRole('button', { name: 'Place' }));
    await expect(within(form).getByText('Enter text.')).toBeVisible();
  },
};

/** Selection bar of marks selected by keyboard. */
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    sheetOf(canvasElement).focus();
    await userEvent.keyboard(',');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await expect(within(bar).getByRole('button', { name: 'Open page' })).toBeVisible();
    await userEvent.keyboard(',');
    await userEvent.keyboard(',');
    await expect(await within(bar).findByRole('button', { name: 'Addenda' })).toBeVisible();
  },
};

/** Selection bar of a measure: layer, typical group and multiplier. */
export const SelectedMeasure: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    sheetOf(canvasElement).focus();
    await userEvent.keyboard('.');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    const times = within(bar).getByRole('textbox', { name: 'Multiplier' });
    await userEvent.clear(times);
    await userEvent.type(times, '3{Enter}');
    await waitFor(() => expect(times).toHaveValue('3'));
    await userEvent.click(within(bar).getByRole('button', { name: 'No group' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Typical floor × 12' }));
    await expect(await within(bar).findByRole('button', { name: 'Typical floor × 12' })).toBeVisible();
  },
};

/** An invalid value stays with an error; Escape reverts it. */
export const WrongFigure: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    sheetOf(canvasElement).focus();
    await userEvent.keyboard('.');
    const bar = await within(canvasElement).findByRole('group', { name: 'Selection' });
    const times = within(bar).getByRole('textbox', { name: 'Multiplier' });
    const height = bar.offsetHeight;
    const type = async (query: string) => {
      await userEvent.clear(times);
      await userEvent.type(times, query);
    };
    await type('2{Enter}');
    await type('4{Escape}');
    await expect(times).toHaveValue('2');
    await type('0{Enter}');
    await expect(times).toHaveAccessibleDescription('Enter a number above 0 and at most 1,000,000.');
    await expect(times).toHaveValue('0');
    await type('x{Enter}');
    await expect(times).toBeInvalid();
    await expect(bar.offsetHeight).toBe(height);
  },
};

/** Clouds, arrows, highlights, dimensions and callouts are drawn by keyboard and change their color. */
export const DrawnMarks: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const sheet = sheetOf(canvasElement);
    const rows = () => canvas.getAllByRole('row').map((row) => row.textContent);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Marks' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
      await waitFor(() => expect(sheet).toHaveFocus());
    };
    const draw = (way: string) => userEvent.keyboard(`{Shift>}${way}{/Shift} {Shift>}${way}${way}{/Shift} `);
    await choose('Dimension');
    await draw('{ArrowRight}');
    await waitFor(() => expect(rows()).toContainEqual(expect.stringMatching(/^dimension\d+′-/)));
    await choose('Arrow');
    await draw('{ArrowUp}');
    const bar = await canvas.findByRole('group', { name: 'Selection' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Red' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Blue' }));
    await expect(await within(bar).findByRole('button', { name: 'Blue' })).toBeVisible();
    await expect(within(bar).queryByRole('button', { name: 'Edit' })).toBeNull();
    await choose('Cloud');
    await draw('{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(rows()).toContain('cloud'));
    await choose('Highlight');
    await draw('{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(rows()).toContain('highlight'));
    await choose('Legend');
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowLeft}{/Shift} ');
    await waitFor(() =>
      expect(rows()).toContainEqual(expect.stringMatching(/^legend.*P1 Partition, non-rated: /)),
    );
    await choose('Callout');
    await draw('{ArrowUp}{ArrowRight}');
    const form = await canvas.findByRole('form', { name: 'Callout' });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Text' }), 'Confirm with owner');
    await userEvent.click(within(form).getByRole('button', { name: 'Place' }));
    await waitFor(() => expect(rows()).toContain('calloutConfirm with owner'));
  },
};

export const Layers: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Layers, some hidden' }));
    const panel = await screen.findByRole('dialog', { name: 'Layers' });
    await expect(within(panel).getByRole('button', { name: 'Unlock Existing to remain' })).toBeVisible();
    await expect(
      within(panel).getByRole('button', {
        name: /^Delete Existing to remain.*Unlock the layer before deleting it/,
      }),
    ).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Groups: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Typical groups' }));
    const panel = await screen.findByRole('dialog', { name: 'Typical groups' });
    await expect(within(panel).getByRole('textbox', { name: 'Multiplier for Typical floor' })).toHaveValue(
      '12',
    );
  },
};

/** Search results with context. */
export const FoundWords: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Search plans' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search plans' }), 'gypsum');
    await expect(await canvas.findByRole('button', { name: /TYPE X GYPSUM BOARD/ })).toBeVisible();
    await expect(canvas.getByText('GYPSUM')).toBeVisible();
    await expect(canvas.getByText('2 matches')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
