import { useMemo, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Point } from '@plumbline/estimating';
import { Text } from '../../components/Text/Text.tsx';
import { clinicConditions, clinicMeasures, clinicPlan, clinicScale } from '../fixtures/clinic.ts';
import { thumbnailUrl } from '../fixtures/thumbnail.ts';
import { markSharp, untilSharp } from '../sharp.stories.parts.ts';
import type { CanvasPin } from '../types.ts';
import { TakeoffWorkspace } from './TakeoffWorkspace.tsx';
import type { WorkspacePage, WorkspacePin } from './workspaceTypes.ts';

const pages: readonly WorkspacePage[] = [
  { uuid: '1', code: 'A2.1', name: 'Floor plan', measures: 9, thumbnailUrl: thumbnailUrl('plan') },
  { uuid: '2', code: 'A3.1', name: 'Roof plan', measures: 2, thumbnailUrl: thumbnailUrl('roof') },
];
const pins: readonly WorkspacePin[] = [
  {
    uuid: 'rated',
    pageId: '1',
    page: 'A2.1',
    number: 1,
    author: 'Dana Whitfield',
    when: 'Yesterday, 3:12 PM',
    text: 'Is this corridor wall rated? The door schedule says 90 minutes, the wall types say one hour, and the addendum says nothing of either.',
    comments: 3,
  },
  {
    uuid: 'edge',
    pageId: '1',
    page: 'A2.1',
    number: 2,
    author: 'Bartholomew Featherstonehaugh-Cholmondeley',
    when: '8:05 AM',
    text: 'Slab edge verified.',
    comments: 1,
    isResolved: true,
  },
  {
    uuid: 'roof',
    pageId: '2',
    page: 'A3.1',
    number: 1,
    author: 'Luis Ortega',
    when: '9:40 AM',
    text: 'Curb height?',
    comments: 2,
  },
];
const places: Record<string, Point> = { rated: { x: 620, y: 560 }, edge: { x: 900, y: 240 } };
const noChange = () => undefined;

interface Args {
  begins: 'closed' | 'list' | 'open' | 'empty' | 'loading';
  isReadOnly: boolean;
  rotation: 0 | 90;
  pdfAssetsUrl: string;
}

function Example({ begins, isReadOnly, rotation, pdfAssetsUrl }: Args) {
  const source = useMemo(() => ({ data: clinicPlan() }), []);
  const [at, setAt] = useState(places);
  const [openId, setOpen] = useState(begins === 'open' ? 'rated' : null);
  const [draftAt, setDraft] = useState<Point | null>(null);
  const [isPanelOpen, setPanel] = useState(begins !== 'closed');
  const [showsResolved, setResolved] = useState(false);
  const list = begins === 'empty' ? [] : pins;
  const onPage = list.flatMap((pin): CanvasPin[] => {
    const place = at[pin.uuid];
    if (pin.pageId !== '1' || !place || (pin.isResolved && !showsResolved)) return [];
    return [
      {
        uuid: pin.uuid,
        at: place,
        number: pin.number,
        label: `${pin.author}, ${pin.text}`,
        isResolved: pin.isResolved ?? false,
        isMovable: !isReadOnly,
      },
    ];
  });
  return (
    <div style={{ height: '100vh' }}>
      <TakeoffWorkspace
        topBar={<Text size="small">Alder Creek Family Clinic</Text>}
        pages={pages}
        currentPageId="1"
        onPageChange={noChange}
        source={source}
        pdfAssetsUrl={pdfAssetsUrl}
        rotation={rotation}
        isReadOnly={isReadOnly}
        measures={clinicMeasures}
        planMarks={[]}
        conditions={clinicConditions}
        activeConditionId="p2"
        onActiveConditionChange={noChange}
        calibrations={clinicScale}
        pins={{
          onPage,
          list: begins === 'loading' ? null : list,
          openId,
          draftAt,
          onOpen: (uuid) => {
            setDraft(null);
            setOpen(uuid);
            setPanel(true);
          },
          ...(isReadOnly
            ? {}
            : {
                onPlace: (place: Point) => {
                  setDraft(place);
                  setPanel(true);
                },
                onMove: (uuid: string, place: Point) => setAt((now) => ({ ...now, [uuid]: place })),
              }),
          showsResolved,
          onShowsResolved: setResolved,
          isPanelOpen,
          onPanelOpen: setPanel,
          thread: <Text size="small">Confirm the sill height before framing starts.</Text>,
        }}
        onSharp={markSharp}
      />
    </div>
  );
}

export default {
  ...untilSharp,
  title: 'Takeoff/Pins',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: { begins: 'list', isReadOnly: false, rotation: 0, pdfAssetsUrl: '/node_modules/pdfjs-dist' },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

export const Default: Story = {};
/** Upright pins on a rotated sheet. */
export const Turned: Story = { args: { begins: 'open', rotation: 90 } };
export const Empty: Story = { args: { begins: 'empty' } };
export const Loading: Story = { args: { begins: 'loading' } };
export const ReadOnly: Story = { args: { isReadOnly: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Places a comment by keyboard. */
export const Placing: Story = {
  args: { begins: 'closed' },
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('q');
    await expect(await canvas.findByText('Click the sheet to place the comment.')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift} ');
    await expect(await canvas.findByRole('heading', { name: 'New comment' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'New comment' })).toBeInTheDocument();
  },
};

/** Opens, closes and moves a comment by keyboard; resolved ones are shown on request. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await untilSharp.play();
    const canvas = within(canvasElement);
    const pin = () => canvas.getByRole('button', { name: /^Comment 1:/ });
    await waitFor(() => expect(pin().style.transform).not.toBe(''));
    pin().focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Comment 1' })).toBeVisible();
    const { left } = pin().getBoundingClientRect();
    pin().focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(Math.round(pin().getBoundingClientRect().left - left)).toBe(8));
    await userEvent.click(canvas.getByRole('button', { name: 'All comments' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(canvas.getByRole('button', { name: /^Comment 2, resolved/ })).toBeInTheDocument();
  },
};
