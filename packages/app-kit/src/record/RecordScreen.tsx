import type { Kind } from '@plumbline/api/kinds';
import { titleOf } from '@plumbline/api/kinds';
import type { Decision, Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import type { MenuItem } from '@plumbline/ui/Menu';
import { RecordLayout, Section, type KeyFact } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { MailIcon, MergeIcon, MessageSquareIcon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { recordHref } from '../custom/record-href.ts';
import { hasLetters } from '../communication/messageable-entities.ts';
import { History } from '../audit/History.tsx';
import { useCopyRecord, type CopyOne } from './use-copy-record.ts';
import { denied, RecordMenu, saveRecord, useRecordRemoval } from './record-actions.tsx';
import { useRevalidate } from '../data/use-revalidate.ts';
import { addressOf, type RouteName } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { useGoneTab, useRecordTab } from '../frame/RecordTabs.tsx';
import { RecordDetails } from './RecordDetails.tsx';
import type { KindFormProps } from '../form/ResourceForm.tsx';
import { KindForm, MergeDialog } from '../form/lazy.tsx';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { useFatalError } from '../data/load-errors.ts';
import { TimelinePart } from './TimelinePart.tsx';

const Comments = lazyWithRetry(
  () => import('../comments/Comments.tsx').then((module) => module.Comments),
  'comments',
);
const LetterDrawer = lazyWithRetry(() =>
  import('../communication/EmailDrawer.tsx').then((module) => module.EmailDrawer),
);
const TextDrawer = lazyWithRetry(() =>
  import('../communication/SmsDrawer.tsx').then((module) => module.SmsDrawer),
);
const FilesPart = lazyWithRetry(
  () => import('../files/FilesPart.tsx').then((module) => module.FilesPart),
  'files',
);

const drawers = { letter: LetterDrawer, text: TextDrawer };

/** Part of a record with its own heading and tab. */
export interface RecordPart {
  id: string;
  label: string;
  count?: number | undefined;
  content: ReactNode;
  actions?: ReactNode;
  /** Shown only in its tab, not in the overview. */
  isApart?: boolean;
}
/** Content and actions of a record in addition to the standard ones. */
export interface RecordView {
  mark?: ReactNode;
  status?: ReactNode;
  facts?: readonly ReactNode[];
  keyFacts?: readonly KeyFact[];
  stages?: ReactNode;
  /** Actions before the standard ones. */
  actions?: ReactNode;
  menu?: readonly MenuItem[];
  parts?: readonly RecordPart[];
  /** Content above the fields in the side panel. */
  side?: ReactNode;
  /** Fields omitted from the side panel. */
  without?: readonly string[];
  /** Dialogs and drawers. */
  children?: ReactNode;
}
export interface RecordTools<Row> {
  row: Row;
  /** Saves fields and reloads the record. */
  save: (change: Record<string, unknown>) => Promise<void>;
  /** Reloads the record and its history. */
  reload: () => void;
  mayEdit: Decision;
  /** Current tab. */
  tab: string;
}
export interface RecordScreenProps<Row extends { uuid: string; version: number }, Create, Update> {
  kind: Kind<Row, Create, Update>;
  /** Content of the screen; called as a hook on each render. */
  useView: (tools: RecordTools<Row>) => RecordView;
  /** Restricts decisions beyond rights, e.g. by territory. */
  useLimit?: (row: Row) => (decision: Decision, right: Right, needed: 'edit' | 'fullAccess') => Decision;
  formProps?: Partial<Omit<KindFormProps<Row, Create, Update>, 'kind' | 'record' | 'onClose'>>;
}

const unlimited = () => (decision: Decision) => decision;

/** Record page of an entity: header, parts, history, side panel and form. */
export function RecordScreen<Row extends { uuid: string; version: number }, Create, Update>(
  props: RecordScreenProps<Row, Create, Update>,
) {
  const { uuid = '' } = useParams();
  const { kind } = props;
  if (!kind.useRead) throw new Error(`${kind.many} have no record page`);
  const { data, error, mutate } = kind.useRead(uuid);
  // While the record loads, the data is still that of the previous one.
  const row = data?.data.uuid === uuid.toLowerCase() ? data.data : undefined;
  useGoneTab(uuid, error);
  if (useFatalError(error, row !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!row)
    return (
      <Stack padding={24}>
        <Skeleton shape="card" count={2} label={`Loading the ${kind.one}`} />
      </Stack>
    );
  return <Loaded key={uuid} {...props} row={row} load={() => void mutate()} />;
}

function Loaded<Row extends { uuid: string; version: number }, Create, Update>({
  kind,
  useView,
  useLimit = unlimited,
  formProps,
  row,
  load,
}: RecordScreenProps<Row, Create, Update> & { row: Row; load: () => void }) {
  const [address] = useSearchParams();
  const tab = address.get('tab') ?? 'overview';
  const [isEditing, setEditing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [writing, setWriting] = useState<keyof typeof drawers>();
  const Writing = writing && drawers[writing];
  if (!kind.useHistory) throw new Error(`${kind.many} have no history`);
  const history = kind.useHistory(row.uuid);
  const reload = () => {
    load();
    void history.mutate();
  };
  const right = (type: 'e' | 'd') => ({ ...kind.right, type }) as Right;
  const limited = useLimit(row);
  const copyOf = useCopyRecord(kind.copy as CopyOne<Row> | undefined, {
    right: kind.right as Omit<Right, 'type'>,
    titleOf: (each) => titleOf(kind, each),
    onMade: ({ uuid }) => void navigate(recordHref(kind.name, uuid) ?? '..'),
  });
  const mayEdit = limited(useDecision(right('e')), right('e'), 'edit');
  const mayRemove = limited(useDecision(right('d')), right('d'), 'fullAccess');
  const title = titleOf(kind, row);
  const { number } = row as { number?: string };
  useRecordTab({
    id: row.uuid,
    title,
    key: kind.name,
    href: recordHref(kind.name, row.uuid) ?? '',
  });
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: `Delete ${kind.one}`,
    text: `“${title}” will be deleted.`,
    call: () => {
      if (!kind.removeMany) throw new Error(`${kind.many} cannot be deleted`);
      return kind.removeMany({ uuid: [row.uuid] });
    },
    back: kind.list ? (addressOf(kind.list as RouteName) ?? '/') : '/',
  });
  const save = (change: Record<string, unknown>) =>
    saveRecord(() => {
      if (!kind.update) throw new Error(`${kind.many} cannot be changed`);
      return kind.update(row.uuid, { ...change, version: row.version } as Update);
    }, reload);
  const navigate = useNavigate();
  const refreshAll = useRevalidate('/');
  const view = useView({ row, save, reload, mayEdit, tab });
  const mayFiles = useDecision({ app: 2, name: 'drive', type: 'v' });
  const files: RecordPart = {
    id: 'files',
    label: 'Files',
    isApart: true,
    content: <FilesPart propType={kind.name} propId={row.uuid} one={kind.one} mayEdit={mayEdit} />,
  };
  const comments: RecordPart = {
    id: 'comments',
    label: 'Comments',
    isApart: true,
    content: <Comments propType={kind.name} propId={row.uuid} takesFiles={mayEdit.allowed} />,
  };
  const own: readonly RecordPart[] = [...(view.parts ?? []), ...(mayFiles.allowed ? [files] : []), comments];
  const parts: readonly RecordPart[] = own.some(({ id }) => id === 'activity')
    ? own
    : [
        ...own,
        {
          id: 'activity',
          label: 'Activity',
          count: history.data?.data.length,
          content: kind.useTimeline ? (
            <TimelinePart
              kind={kind as unknown as Kind<{ uuid: string }>}
              uuid={row.uuid}
              version={row.version}
              mayEdit={mayEdit}
              short={tab === 'overview'}
            />
          ) : (
            <History of={history} fields={kind.fields} noun={kind.one} />
          ),
        },
      ];
  // The URL may name a part that does not exist or is not accessible.
  const shown = parts.some(({ id }) => id === tab) ? tab : 'overview';
  return (
    <>
      <RecordLayout
        {...(view.mark ? { mark: view.mark } : {})}
        title={title}
        {...(number ? { code: number } : {})}
        {...(view.status ? { status: view.status } : {})}
        facts={(view.facts ?? []).filter(Boolean)}
        actions={
          <>
            <RecordMenu
              number={number ?? title}
              copyLabel={`Copy ${number ? `${kind.one} number` : 'name'}`}
              onEdit={() => setEditing(true)}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
              more={[
                ...(hasLetters(kind.name)
                  ? [
                      {
                        id: 'letter',
                        label: 'Send email…',
                        icon: MailIcon,
                        onAction: () => setWriting('letter'),
                        ...denied(mayEdit),
                      },
                      {
                        id: 'text',
                        label: 'Send text message…',
                        icon: MessageSquareIcon,
                        onAction: () => setWriting('text'),
                        ...denied(mayEdit),
                      },
                    ]
                  : []),
                ...(kind.merge
                  ? [
                      {
                        id: 'merge',
                        label: 'Merge duplicates…',
                        icon: MergeIcon,
                        onAction: () => setMerging(true),
                        ...denied(mayRemove),
                      },
                    ]
                  : []),
                ...copyOf(row),
                ...(view.menu ?? []),
              ]}
            />
            {view.actions}
          </>
        }
        {...(view.keyFacts ? { keyFacts: view.keyFacts } : {})}
        {...(view.stages ? { stages: view.stages } : {})}
        tabs={
          <LinkTabs
            inset
            label="Sections"
            value={shown}
            items={[
              { id: 'overview', href: '?tab=overview', label: 'Overview' },
              ...parts.map(({ id, label, count }) => ({
                id,
                href: `?tab=${id}`,
                label,
                ...(count === undefined ? {} : { count }),
              })),
            ]}
          />
        }
        sideLabel="Details"
        side={
          <>
            {view.side}
            <RecordDetails
              kind={kind as unknown as Kind<Row, never, Update>}
              row={row}
              onSave={save}
              isReadOnly={!mayEdit.allowed}
              {...(view.without ? { without: view.without } : {})}
            />
          </>
        }
      >
        {parts
          .filter(({ id, isApart }) => (shown === 'overview' ? !isApart : id === shown))
          .map(({ id, label, content, actions }) => (
            <Section key={id} title={label} {...(actions ? { actions } : {})}>
              {content}
            </Section>
          ))}
      </RecordLayout>
      {isEditing && (
        <KindForm<Row, Create, Update>
          kind={kind}
          record={row}
          decision={mayEdit}
          {...formProps}
          onClose={() => setEditing(false)}
          onSaved={(next) => {
            reload();
            formProps?.onSaved?.(next);
          }}
        />
      )}
      {Writing && (
        <Writing kind={kind.name} uuid={row.uuid} onClose={() => setWriting(undefined)} onSent={refreshAll} />
      )}
      {isMerging && (
        <MergeDialog
          kind={kind}
          uuids={[row.uuid]}
          onClose={() => setMerging(false)}
          onMerged={(survivor) => {
            // Related records of any entity have moved to the survivor: revalidate everything.
            refreshAll();
            if (survivor === row.uuid) reload();
            else void navigate(recordHref(kind.name, survivor) ?? '/');
          }}
        />
      )}
      {removal.dialog}
      {view.children}
    </>
  );
}
