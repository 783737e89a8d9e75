import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FolderInputIcon } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Layout/Layout.tsx';
import { DoDont } from '../../stories/DoDont.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileArea } from './FileArea.tsx';
import { FileName } from './FileName.tsx';
import { FileTiles } from './FileTiles.tsx';

const names: Readonly<Record<string, string>> = {
  site: 'Site',
  locked: 'Locked',
  plan: 'Plan.pdf',
  photo: 'Lobby.jpg',
};
const isFolder = (id: string) => id === 'site' || id === 'locked';

function Area() {
  const [status, setStatus] = useState('Nothing yet');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ display: 'flex', flexDirection: 'column', height: '26rem' }}>
      <Text role="status">{status}</Text>
      <FileArea
        selected={selected}
        folderName={(id) => (isFolder(id) ? names[id] : undefined)}
        itemName={(id) => names[id]}
        onFiles={(files, folder) =>
          setStatus(`${files.map(({ path }) => path).join()} to ${folder ?? 'here'}`)
        }
        onMove={(ids, folder) => setStatus(`${ids.join()} into ${folder}`)}
        onCopy={(ids, folder) => setStatus(`copies of ${ids.join()} into ${folder}`)}
        refuseMove={(_, folder) =>
          folder === 'locked' ? 'You can view this folder, but not change it.' : undefined
        }
      >
        <FileTiles
          label="Files"
          tiles={Object.entries(names).map(([id, name]) => ({
            id,
            name,
            type: isFolder(id) ? 'folder' : 'application/pdf',
          }))}
          selected={selected}
          onSelectionChange={setSelected}
          onOpen={setStatus}
        />
      </FileArea>
    </div>
  );
}
const meta = { title: 'Patterns/FileArea', render: () => <Area /> } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const tile = (canvas: ReturnType<typeof within>, name: string) => {
  const found = canvas.getByText(name).closest('li');
  if (!found) throw new Error(`no tile ${name}`);
  return found;
};
const point = (target: EventTarget, type: string, clientX: number, clientY: number) =>
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      pointerType: 'mouse',
      clientX,
      clientY,
    }),
  );
/** Drags one tile over another. @returns the function that drops it. */
const drag = async (canvas: ReturnType<typeof within>, from: string, to: string) => {
  const [a, b] = [tile(canvas, from).getBoundingClientRect(), tile(canvas, to).getBoundingClientRect()];
  const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
  point(canvas.getByText(from), 'pointerdown', a.x + 60, a.y + 60);
  point(window, 'pointermove', a.x + 80, a.y + 60);
  point(window, 'pointermove', x, y);
  await new Promise((resolve) => setTimeout(resolve, 120));
  return () => point(window, 'pointerup', x, y);
};
const sendDrag = (target: Element, type: string, dataTransfer: DataTransfer) =>
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Default: Story = {};
export const MovesOntoFolders: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drop = await drag(canvas, 'Plan.pdf', 'Site');
    await waitFor(() =>
      expect(document.querySelector('[aria-atomic]')).toHaveTextContent('Move Plan.pdf to Site'),
    );
    drop();
    await waitFor(() => expect(canvas.getByText('plan into site')).toBeVisible());
  },
};
export const CopiesWhereAKeyIsHeld: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drop = await drag(canvas, 'Plan.pdf', 'Site');
    const line = () => document.querySelector('[aria-atomic]');
    await waitFor(() => expect(line()).toHaveTextContent('Move Plan.pdf to SiteCtrl copy'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true }));
    await waitFor(() => expect(line()).toHaveTextContent('Copy Plan.pdf to Site'));
    window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Control' }));
    await waitFor(() => expect(line()).toHaveTextContent('Move Plan.pdf to Site'));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', ctrlKey: true }));
    await waitFor(() => expect(line()).toHaveTextContent('Copy Plan.pdf to Site'));
    drop();
    await waitFor(() => expect(canvas.getByText('copies of plan into site')).toBeVisible());
  },
};
export const RefusesWithTheReason: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drop = await drag(canvas, 'Plan.pdf', 'Locked');
    await waitFor(() =>
      expect(within(document.body).getByText('You can view this folder, but not change it.')).toBeVisible(),
    );
    drop();
    await expect(canvas.getByText('Nothing yet')).toBeVisible();
    // The picture shows the reason, which is there until the drop.
    await drag(canvas, 'Plan.pdf', 'Locked');
    await within(document.body).findByText('You can view this folder, but not change it.');
  },
};
export const TakesWhatIsDropped: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'letter.txt'));
    sendDrag(tile(canvas, 'Site'), 'dragover', dataTransfer);
    sendDrag(tile(canvas, 'Site'), 'drop', dataTransfer);
    await waitFor(() => expect(canvas.getByText('letter.txt to site')).toBeVisible());
    sendDrag(tile(canvas, 'Plan.pdf'), 'drop', dataTransfer);
    await waitFor(() => expect(canvas.getByText('letter.txt to here')).toBeVisible());
  },
};
export const Guidance: Story = {
  render: () => (
    <DoDont
      good={{
        show: (
          <Inline gap={16}>
            <FileName name="Plan.pdf" type="application/pdf" />
            <Button size="sm" icon={FolderInputIcon}>
              Move to…
            </Button>
          </Inline>
        ),
        reason: 'Every action by dragging is available without a pointer as well.',
      }}
      bad={{
        show: (
          <Inline gap={16}>
            <FileName name="Plan.pdf" type="application/pdf" />
            <Text tone="muted">Drag to a folder to move</Text>
          </Inline>
        ),
        reason: 'Keyboard users cannot move files.',
      }}
    />
  ),
};
