import type { Meta, StoryObj } from '@storybook/react-vite';
import { BriefcaseBusiness, Copy, FolderClosed, FolderInput, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fire } from '../../dnd/dnd.stories.parts.ts';
import { DoDont } from '../../stories/DoDont.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../Feedback/States.tsx';
import { Columns, Stack, Surface } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { moveNodes } from './tree.ts';
import { deep, folder, many, spaces } from './tree.stories.parts.tsx';
import { Tree, type TreeNode, type TreeProps } from './Tree.tsx';

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: {
    label: 'Spaces',
    nodes: spaces,
    defaultExpandedIds: ['field', 'riverside'],
    defaultSelectedIds: ['riverside'],
  },
  render: (args) => (
    <Surface border="all" radius="card" padding={8}>
      <Stack measure="narrow" gap={0}>
        <Tree {...args} />
      </Stack>
    </Surface>
  ),
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {
  render: () => (
    <Columns min="md" gap={24}>
      <Tree
        label="One of them"
        nodes={spaces}
        defaultExpandedIds={['field']}
        defaultSelectedIds={['kestrel']}
      />
      <Tree
        label="Several of them"
        nodes={spaces}
        selectionMode="multiple"
        defaultExpandedIds={['field', 'riverside']}
        defaultSelectedIds={['level1', 'level2']}
      />
      <Tree
        label="Boxes"
        nodes={spaces}
        selectionMode="multiple"
        hasCheckboxes
        defaultExpandedIds={['field', 'riverside']}
        defaultSelectedIds={['level1', 'level2', 'union']}
      />
      <Tree label="To open only" nodes={spaces} selectionMode="none" defaultExpandedIds={['precon']} />
    </Columns>
  ),
};

const onOpen = fn();
export const Keyboard: Story = {
  args: { onOpen, defaultExpandedIds: ['field'], defaultSelectedIds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: 'Field operations' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const riverside = canvas.getByRole('treeitem', { name: /Riverside/ });
    await waitFor(() => expect(riverside).toHaveFocus());
    await expect(riverside).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowLeft}');
    await waitFor(() => expect(riverside).toHaveFocus());
    // Typing moves to the next name that starts with the text.
    await userEvent.keyboard('le');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Level 1/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith('level1');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Safety/ })).toHaveFocus());
  },
};

export const SelectMany: Story = {
  args: { selectionMode: 'multiple', defaultSelectedIds: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /Level 1/ }));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    const on = () =>
      canvas.getAllByRole('treeitem', { selected: true }).map((item) => item.getAttribute('data-id'));
    await waitFor(() => expect(on()).toEqual(['level1', 'level2', 'closeout']));
    await userEvent.keyboard('{ArrowUp} ');
    await waitFor(() => expect(on()).toEqual(['level1', 'closeout']));
  },
};

function Movable({ refuseMove, ...rest }: Partial<TreeProps>) {
  const [nodes, setNodes] = useState(spaces);
  return (
    <Stack measure="narrow">
      <Tree
        label="Spaces"
        defaultExpandedIds={['field', 'riverside']}
        {...rest}
        nodes={nodes}
        refuseMove={refuseMove}
        onMove={(move) => setNodes((was) => moveNodes(was, move))}
      />
    </Stack>
  );
}
const rowsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('treeitem')
    .map((item) => item.getAttribute('data-id'));

export const MoveByKeyboard: Story = {
  render: () => <Movable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: /Level 2/ }));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowUp}');
    await expect(within(document.body).getByText(/^Moving/)).toHaveTextContent(
      /Moving Level 2 to position \d of \d/,
    );
    await userEvent.keyboard('{Escape}');
    await expect(rowsOf(canvasElement).indexOf('level2')).toBe(4);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowUp}{Enter}');
    await waitFor(() => expect(rowsOf(canvasElement).indexOf('level2')).toBe(2));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: /Level 2/ })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{ArrowRight}');
    await expect(within(document.body).getByText(/^Moving/)).toHaveTextContent(/to (Level 1|Submittals)/);
  },
};

export const MoveByMouse: Story = {
  render: () => <Movable />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const from = canvas.getByRole('treeitem', { name: /Closeout/ });
    const to = canvas.getByRole('treeitem', { name: /Union Yard/ });
    const place = to.getBoundingClientRect();
    const start = from.getBoundingClientRect();
    fire('pointerdown', from, start.x + 60, start.y + 10);
    fire('pointermove', window, start.x + 70, start.y + 20);
    fire('pointermove', window, place.x + 80, place.y + place.height / 2);
    await waitFor(() =>
      expect(within(document.body).getByText(/^Moving/)).toHaveTextContent(
        'Moving Closeout to Union Yard Offices, position 2 of 2',
      ),
    );
    fire('pointerup', window, place.x + 80, place.y + place.height / 2);
    await userEvent.keyboard('{Escape}');
    to.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(rowsOf(canvasElement)).toContain('closeout'));
  },
};

export const MoveRefused: Story = {
  render: () => (
    <Movable
      refuseMove={({ parentId }) =>
        parentId === null || parentId === 'field' ? 'Only a project holds folders.' : undefined
      }
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('treeitem', { name: /Level 2/ }));
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(within(document.body).getByText('Only a project holds folders.')).toBeVisible();
  },
};

function Lazy() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([
    { id: 'plans', label: 'Plans', icon: FolderClosed, hasChildren: true },
    { id: 'photos', label: 'Photos', icon: FolderClosed, hasChildren: true },
    { id: 'contracts', label: 'Contracts', icon: FolderClosed, hasChildren: true },
    { id: 'archive', label: 'Archive', icon: FolderClosed, hasChildren: true },
  ]);
  const tries = useRef(0);
  const put = (id: string, children: readonly TreeNode[]) =>
    setNodes((was) => was.map((node) => (node.id === id ? { ...node, children } : node)));
  return (
    <Stack measure="narrow">
      <Tree
        label="Drive"
        nodes={nodes}
        defaultExpandedIds={['plans', 'photos', 'contracts']}
        onLoadChildren={async (id) => {
          if (id === 'photos') return new Promise(() => undefined);
          if (id === 'contracts' && tries.current++ === 0) throw new Error('offline');
          put(
            id,
            id === 'plans'
              ? [folder('addendum', 'Addendum 04'), folder('permit', 'Permit set')]
              : id === 'contracts'
                ? [folder('sub', 'Subcontracts')]
                : [],
          );
          return undefined;
        }}
      />
    </Stack>
  );
}

export const States: Story = {
  render: () => (
    <Columns min="md" gap={24}>
      <Lazy />
      <Tree
        label="Empty"
        nodes={[]}
        emptyState={
          <EmptyState title="No spaces yet" size="sm">
            A space holds the projects of one crew.
          </EmptyState>
        }
      />
    </Columns>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Addendum 04' })).toBeVisible());
    await expect(canvas.getByRole('treeitem', { name: 'Loading…' })).toBeVisible();
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Archive' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: 'No items yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const LoadAgain: Story = {
  render: () => <Lazy />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Subcontracts' })).toBeVisible());
  },
};

function Renaming() {
  const [nodes, setNodes] = useState<readonly TreeNode[]>([
    folder('plans', 'Plans'),
    folder('photos', 'Photos'),
    folder('contracts', 'Contracts'),
  ]);
  return (
    <Stack measure="narrow">
      <Tree
        label="Drive"
        nodes={nodes}
        onRename={async (id, label) => {
          if (nodes.some((node) => node.label === label)) throw new Error(`“${label}” is already here.`);
          setNodes((was) => was.map((node) => (node.id === id ? { ...node, label } : node)));
        }}
      />
    </Stack>
  );
}

export const RenameInPlace: Story = {
  render: () => <Renaming />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('treeitem', { name: 'Photos' }));
    await userEvent.keyboard('{F2}Site photos{Enter}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'Site photos' })).toHaveFocus());
    await userEvent.keyboard('{F2}Plans{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('“Plans” is already here.'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const WithMenu: Story = {
  args: {
    menuOf: (node) => [
      { id: 'rename', label: 'Rename', icon: Pencil, shortcut: 'F2' },
      { id: 'move', label: 'Move…', icon: FolderInput },
      {
        id: 'copy',
        label: 'Duplicate',
        icon: Copy,
        disabledReason: node.children ? 'Only folders copy.' : undefined,
      },
      'separator',
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' },
    ],
  },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole('treeitem', { name: /Level 1/ });
    row.focus();
    const { x, y } = row.getBoundingClientRect();
    row.dispatchEvent(
      new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: x + 80, clientY: y + 20 }),
    );
    await expect(
      await within(document.body).findByRole('menu', { name: 'Actions for Level 1' }),
    ).toBeVisible();
  },
};

export const ManyItems: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ height: '30rem', width: '22rem' }}>
      <Tree label="10,000 rows" nodes={many} defaultExpandedIds={many.map(({ id }) => id)} fills />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-id', 'job-99-98'));
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '99');
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
  },
};

export const LongContent: Story = {
  args: {
    nodes: [deep(1)],
    defaultSelectedIds: ['deep-3'],
    defaultExpandedIds: Array.from({ length: 8 }, (_, at) => `deep-${at + 1}`),
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    label: 'المساحات',
    defaultSelectedIds: ['r-1'],
    defaultExpandedIds: ['r'],
    nodes: [
      {
        id: 'r',
        label: 'عمليات الموقع',
        icon: BriefcaseBusiness,
        children: [
          folder('r-1', 'المستوى الأول', undefined, '٩'),
          folder('r-2', 'المخططات', [folder('r-3', 'ملحق')]),
        ],
      },
      folder('s', 'المستودع'),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('treeitem', { name: 'المخططات' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('treeitem', { name: 'ملحق' })).toBeVisible());
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Guidance: Story = {
  play: async ({ canvas }) => {
    for (const tree of canvas.getAllByRole('tree')) await expect(tree.clientWidth).toBeGreaterThan(200);
  },
  render: () => (
    <>
      <DoDont
        good={{
          show: (
            <Tree
              label="Good"
              nodes={[folder('p', 'Plans', [folder('a', 'Addendum 04')]), folder('c', 'Contracts')]}
              defaultExpandedIds={['p']}
            />
          ),
          reason: 'The name says what is inside; the position in the tree gives the rest.',
        }}
        bad={{
          show: (
            <Tree
              label="Bad"
              nodes={[
                folder('p', 'Plans folder', [folder('a', 'Plans folder / Addendum 04 folder')]),
                folder('c', 'Contracts folder'),
              ]}
              defaultExpandedIds={['p']}
            />
          ),
          reason: 'Names that repeat the path are cut before the part that differs.',
        }}
      />
      <DoDont
        good={{
          show: (
            <Stack isFullWidth>
              <Tree
                label="Move with a command"
                nodes={[folder('x', 'Level 1'), folder('y', 'Level 2')]}
                onMove={fn()}
                menuOf={() => [{ id: 'move', label: 'Move…' }]}
              />
            </Stack>
          ),
          reason: 'Rows can also be moved with the menu, or with Alt and the arrow keys.',
        }}
        bad={{
          show: (
            <Stack>
              <Text tone="muted" size="small">
                Drag rows to sort them
              </Text>
              <Button size="sm" isDisabled>
                Save order
              </Button>
            </Stack>
          ),
          reason: 'An order that only a mouse can change excludes keyboard users.',
        }}
      />
    </>
  ),
};
