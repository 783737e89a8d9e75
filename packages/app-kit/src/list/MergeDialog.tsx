import type { FieldMeta, Entity } from '@plumbline/api/entities';
import { searchEntity, titleOf } from '@plumbline/api/entities';
import type { Duplicate } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { Dialog } from '@plumbline/ui/Dialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { MergeRecords, type MergeDecision } from '@plumbline/ui/MergeRecords';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { MergeIcon } from '@plumbline/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { addedFields, useCustomForm, type WithCustom } from '../custom/use-form.ts';
import { errorText } from '../data/error-message.ts';
import { ago, capital, joinFacts, plainValue } from '../format/format-values.ts';
import type { FormModuleKey } from '@plumbline/validation/forms';
import { shownValue } from '../record/FieldValue.tsx';
import { bulkMessages } from './bulk-messages.ts';
import { listMessages } from './messages.ts';
import { useMergeUndo } from './use-record-undo.ts';

interface Stored {
  uuid: string;
  version: number;
  createdAt?: string;
  number?: string;
}

const mostAtOnce = 5;

/** Records with the given ids; undefined until all are loaded. */
function useRecords<Row>(
  ids: readonly string[],
  read: (uuid: string) => Promise<{ data: Row }>,
  setProblem: (problem: string) => void,
): readonly Row[] | undefined {
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    let isCurrent = true;
    Promise.all(ids.map((uuid) => read(uuid))).then(
      (all) => isCurrent && setRows(all.map(({ data }) => data)),
      (reason: unknown) => isCurrent && setProblem(errorText(reason)),
    );
    return () => {
      isCurrent = false;
    };
  }, [ids, read, setProblem]);
  return rows;
}

/** Possible duplicates of a record; undefined until they are known, and without a record. */
function useDuplicatesOf<Row extends Stored, Create, Update>(
  record: Row | undefined,
  search: Entity<Row, Create, Update>['duplicates'],
  setProblem: (problem: string) => void,
): readonly Duplicate[] | undefined {
  const [found, setFound] = useState<readonly Duplicate[]>();
  useEffect(() => {
    if (!record || !search) return;
    search({ values: { ...record } as Record<string, unknown>, except: [record.uuid] }).then(
      ({ data }) => setFound(data),
      (reason: unknown) => setProblem(errorText(reason)),
    );
  }, [record, search, setProblem]);
  return found;
}

/** Fields to choose values of: those of the contract and custom ones. */
function mergeFields<Row extends Stored, Create, Update>(
  entity: Entity<Row, Create, Update>,
  added: ReturnType<typeof addedFields>,
  rows: readonly Row[],
) {
  const written = Object.entries(entity.fields).filter(([, { write }]) => write);
  const valueOf = (row: Row, name: string) => new Map<string, unknown>(Object.entries(row)).get(name);
  return [
    ...written.map(([name, field]: [string, FieldMeta]) => ({
      id: name,
      label: field.label,
      values: Object.fromEntries(
        rows.map((row) => [row.uuid, shownValue(name, field, valueOf(row, name), row)]),
      ),
      texts: Object.fromEntries(rows.map((row) => [row.uuid, String(valueOf(row, name) ?? '')])),
    })),
    ...added.map(({ code, label }) => {
      const texts = Object.fromEntries(
        rows.map((row) => {
          const value = (row as WithCustom).custom?.[code];
          return [row.uuid, value === undefined || value === null ? '' : String(value)];
        }),
      );
      return {
        id: `custom.${code}`,
        label,
        values: Object.fromEntries(
          Object.entries(texts).map(([uuid, text]) => [uuid, text === '' ? '' : plainValue(text)]),
        ),
        texts,
      };
    }),
  ];
}

/** Possible duplicates of a record to merge it with. */
function DuplicateChoice({
  one,
  found,
  onChoose,
}: {
  /** Singular of the entity in a sentence. */
  one: string;
  found: readonly Duplicate[];
  onChoose: (uuid: string) => void;
}) {
  if (found.length === 0)
    return (
      <EmptyState size="sm" icon={MergeIcon} title={bulkMessages.duplicatesEmptyTitle}>
        {bulkMessages.duplicatesEmpty(one)}
      </EmptyState>
    );
  return found.map((each) => (
    <Inline key={each.uuid} gap={12} align="center" justify="between" isFullWidth>
      <Stack gap={2}>
        <Text weight="strong">{joinFacts([each.title, each.number])}</Text>
        <Text size="small" tone="muted">
          {joinFacts([each.detail, capital(each.reasons.join(', '))])}
        </Text>
      </Stack>
      <Button size="sm" onPress={() => onChoose(each.uuid)}>
        {bulkMessages.mergeWithRecord(one)}
      </Button>
    </Inline>
  ));
}

/** Merge dialog: records to merge, values to keep, and related records that move. */
export function MergeDialog<Row extends Stored, Create, Update>({
  entity,
  uuids,
  onClose,
  onMerged,
}: {
  entity: Entity<Row, Create, Update>;
  /** Records to merge; a single one is compared with possible duplicates. */
  uuids: readonly string[];
  onClose: () => void;
  onMerged: (survivor: string) => void;
}) {
  const { read, merge, duplicates } = entity;
  if (!read || !merge) throw new Error(`${entity.many} cannot be merged`);
  const own = useCustomForm(entity.form ? (entity.name as FormModuleKey) : undefined);
  const [ids, setIds] = useState<readonly string[]>(uuids);
  const [problem, setProblem] = useState<string>();
  const rows = useRecords(ids, read, setProblem);
  const [decision, setDecision] = useState<MergeDecision>({ survivorId: uuids[0] ?? '', choices: {} });
  const [isMerging, setMerging] = useState(false);
  const key = useRef(crypto.randomUUID());
  const reportMerge = useMergeUndo(entity);
  const found = useDuplicatesOf(ids.length === 1 ? rows?.[0] : undefined, duplicates, setProblem);
  const take = (uuid: string | null) => {
    if (uuid && !ids.includes(uuid) && ids.length < mostAtOnce) setIds([...ids, uuid]);
  };
  const isReady = rows !== undefined && rows.length > 1 && rows.length === ids.length;
  const run = async () => {
    const survivor = rows?.find(({ uuid }) => uuid === decision.survivorId);
    if (!survivor) return;
    setMerging(true);
    setProblem(undefined);
    try {
      const { data } = await merge(
        {
          survivor: survivor.uuid,
          version: survivor.version,
          others: ids.filter((uuid) => uuid !== survivor.uuid),
          choices: { ...decision.choices },
        },
        { headers: { 'idempotency-key': key.current } },
      );
      reportMerge(data, ids.length);
      onMerged(survivor.uuid);
      onClose();
    } catch (reason) {
      key.current = crypto.randomUUID();
      setProblem(errorText(reason));
    } finally {
      setMerging(false);
    }
  };
  const fields = mergeFields(entity, addedFields(own), rows ?? []);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bulkMessages.mergeTitle(entity.many)}
      width={950}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={onClose}>{listMessages.cancel}</Button>
          <Button
            variant="primary"
            icon={MergeIcon}
            onPress={() => void run()}
            isPending={isMerging}
            {...(isReady ? {} : { disabledReason: bulkMessages.mergePartnerMissing(entity.one) })}
          >
            {bulkMessages.mergeSubmit(ids.length > 1 ? `${ids.length} ${entity.many}` : '')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {ids.length < mostAtOnce && (
          <ComboBox
            label={bulkMessages.mergePartner(capital(entity.one))}
            value={null}
            onChange={take}
            onSearch={async (search) =>
              (await searchEntity(entity.name, search)).filter(({ id }) => !ids.includes(id))
            }
          />
        )}
        {ids.length === 1 && found && <DuplicateChoice one={entity.one} found={found} onChoose={take} />}
        {!rows && !problem && (
          <Skeleton shape="line" count={6} label={listMessages.loadingThe(entity.many)} />
        )}
        {isReady && (
          <MergeRecords
            records={rows.map((row) => ({
              id: row.uuid,
              title: titleOf(entity, row),
              ...(row.number ? { code: row.number } : {}),
              ...(row.createdAt ? { created: bulkMessages.createdAgo(ago(row.createdAt)) } : {}),
            }))}
            fields={fields}
            survivorId={decision.survivorId}
            choices={decision.choices}
            onChange={setDecision}
            isDisabled={isMerging}
          />
        )}
      </Stack>
    </Dialog>
  );
}
