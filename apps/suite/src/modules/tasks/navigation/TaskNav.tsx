import { useSpacesList } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { IconButton } from '@plumbline/ui/IconButton';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { NavGroup } from '@plumbline/ui/NavGroup';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { Tree, type TreeNode } from '@plumbline/ui/Tree';
import { ArrowLeftIcon, BriefcaseIcon, FolderIcon, PlusIcon, Share2Icon } from '@plumbline/ui/icons';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { FolderNav } from './FolderNav.tsx';
import { LoadFailed } from '../list/LoadFailed.tsx';
import { placeHref, readItems, sharedSpace } from './location.ts';
import type { Task } from '@plumbline/api';
import { navigationMessages } from './messages.ts';

type Parts = ReadonlyMap<string, readonly Task[]>;
const listContainers = async (space: string, parent?: string): Promise<readonly Task[]> => {
  const { rows } = await readItems({ space }, { parent, offset: 0, sort: 'rank', not_type: 'task' });
  return rows.filter(({ type }) => type !== 'task');
};

/** Navigation trees of spaces and task folders, below the menu. */
export default function TaskNav() {
  const { pathname } = useLocation();
  // As specified, the folder entries open the folder drawer with a Back link.
  const isFolders = /^\/task-management\/(folder-tasks|tasks-list|tasks)(\/|$)/.test(pathname);
  return isFolders ? (
    <>
      <Stack paddingX={8} paddingY={8}>
        <Link href={href('task-dashboard')} icon={ArrowLeftIcon} size="small">
          {messages.back}
        </Link>
      </Stack>
      <FolderNav hasAddFolder />
    </>
  ) : (
    <>
      <SpaceNav />
      <FolderNav />
    </>
  );
}

function SpaceNav() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data, error, mutate } = useSpacesList(undefined, { swr: { refreshInterval: 60_000 } });
  const mayAdd = useDecision({ app: 8, name: 'space', type: 'a' });
  const [parts, setParts] = useState<Parts>(new Map());
  const [expanded, setExpanded] = useState<string[]>([]);
  const spaces = data?.data;
  const [, , here = '', , , below] = pathname.split('/');
  const isHere = pathname.includes('/view/') || pathname.startsWith('/task-management/share/');
  const current = isHere ? (pathname.startsWith('/task-management/share/') ? sharedSpace : here) : undefined;

  const spaceOf = useMemo(() => {
    const found = new Map<string, string>();
    for (const { uuid } of spaces ?? []) found.set(uuid, uuid);
    for (const rows of parts.values())
      for (const row of rows) if (row.space_id) found.set(row.uuid, row.space_id);
    return found;
  }, [spaces, parts]);
  useEffect(() => {
    if (current && current !== sharedSpace)
      setExpanded((was) => (was.includes(current) ? was : [...was, current]));
  }, [current]);
  const nodes = useMemo<TreeNode[]>(() => {
    const nodeOf = (row: Task): TreeNode => ({
      id: row.uuid,
      label: row.name,
      icon: row.type === 'project' ? BriefcaseIcon : FolderIcon,
      hasChildren: row.subtasks_count > 0 && parts.get(row.uuid)?.length !== 0,
      ...(parts.has(row.uuid) ? { children: (parts.get(row.uuid) ?? []).map(nodeOf) } : {}),
    });
    return (spaces ?? []).map(({ uuid, name }): TreeNode =>
      uuid === sharedSpace
        ? { id: uuid, label: name, icon: Share2Icon }
        : {
            id: uuid,
            label: name,
            mark: <Mark name={name} size={20} letters={1} />,
            hasChildren: parts.get(uuid)?.length !== 0,
            ...(parts.has(uuid) ? { children: (parts.get(uuid) ?? []).map(nodeOf) } : {}),
          },
    );
  }, [spaces, parts]);
  const load = async (id: string) => {
    const space = spaceOf.get(id);
    if (!space) return;
    const rows = await listContainers(space, id === space ? undefined : id);
    setParts((was) => new Map(was).set(id, rows));
  };
  return (
    <NavGroup
      title={navigationMessages.spaces}
      action={
        <IconButton
          icon={PlusIcon}
          label={navigationMessages.newSpace}
          size="sm"
          {...(mayAdd.allowed ? { href: href('create-space', {}) } : denied(mayAdd))}
        />
      }
    >
      {error && !spaces ? (
        <LoadFailed what="spaces" onRetry={() => void mutate()} />
      ) : spaces ? (
        <Tree
          label={navigationMessages.spaces}
          nodes={nodes}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          onLoadChildren={load}
          selectedIds={isHere ? [below && spaceOf.has(below) ? below : (current ?? '')] : []}
          onSelectionChange={([id]) => {
            if (id === undefined) return;
            const space = spaceOf.get(id) ?? id;
            void navigate(placeHref({ space, ...(space === id ? {} : { scope: id }) }));
          }}
        />
      ) : (
        <Text size="small" tone="muted">
          {navigationMessages.loading}
        </Text>
      )}
    </NavGroup>
  );
}
