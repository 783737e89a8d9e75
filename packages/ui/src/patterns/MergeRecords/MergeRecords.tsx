import { Merge } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Disclosure } from '../../components/Disclosure/Disclosure.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Pill } from '../../components/Status/Pill.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ChoiceCell, ChoiceGrid, ChoiceRow, ChoiceValue } from './ChoiceGrid.tsx';
import {
  keptFrom,
  movedCounts,
  splitFields,
  type MergeChildKind,
  type MergeChoices,
  type MergeField,
  type MergeRecord,
} from './merge.ts';
import * as styles from './MergeRecords.css.ts';
import { mergeRecordsWords } from './MergeRecords.messages.ts';

export { keptOf } from './merge.ts';
export type { MergeChildKind, MergeChoices, MergeField, MergeRecord } from './merge.ts';

/** What a person has decided about a merge. */
export interface MergeDecision {
  survivorId: string;
  choices: MergeChoices;
}

export interface MergeRecordsProps extends MergeDecision {
  /** Two to five. */
  records: readonly MergeRecord[];
  /** Fields to compare. */
  fields: readonly MergeField[];
  /** Kinds of children that records have counts of, in their order. */
  childKinds?: readonly MergeChildKind[];
  /** Called with the new decision. `keptOf` returns the kept value of each field. */
  onChange: (decision: MergeDecision) => void;
  /** Errors by field. */
  errors?: Readonly<Record<string, string>>;
  /** Disables the controls during the merge. */
  isDisabled?: boolean;
}

/**
 * Merge of records: chooses the survivor and the value of each field. Undecided fields keep the survivor's value or,
 * if empty, another's.
 */
export function MergeRecords({
  records,
  fields,
  childKinds = [],
  survivorId,
  choices,
  onChange,
  errors,
  isDisabled,
}: MergeRecordsProps) {
  const words = useMessages('mergeRecords', mergeRecordsWords);
  const { locale } = useLocale();
  const unique = useId();
  const ids = records.map(({ id }) => id);
  const { differing, same } = splitFields(fields, ids);
  const number = (count: number) => count.toLocaleString(locale);
  const takeAll = (recordId: string) =>
    onChange({
      survivorId,
      choices: { ...choices, ...Object.fromEntries(differing.map(({ id }) => [id, recordId])) },
    });

  return (
    <div className={styles.root}>
      <ChoiceGrid label={words.label} columns={records.length}>
        <ChoiceRow label={words.survivor} className={styles.head}>
          {records.map((record) => (
            <RecordHead
              key={record.id}
              record={record}
              childKinds={childKinds}
              name={`${unique}-survivor`}
              isSurvivor={record.id === survivorId}
              isDisabled={isDisabled}
              onChoose={() => onChange({ survivorId: record.id, choices })}
              onTakeAll={differing.length > 1 ? () => takeAll(record.id) : undefined}
            />
          ))}
        </ChoiceRow>
        {differing.map((field) => {
          const kept = keptFrom(field, ids, survivorId, choices);
          return (
            <ChoiceRow key={field.id} label={field.label} errorMessage={errors?.[field.id]}>
              {records.map(({ id, title }) => (
                <ChoiceCell
                  key={id}
                  name={`${unique}-${field.id}`}
                  value={id}
                  isChosen={kept === id}
                  isDisabled={isDisabled}
                  onChoose={() => onChange({ survivorId, choices: { ...choices, [field.id]: id } })}
                  from={title}
                >
                  <ChoiceValue value={field.values[id]} empty={words.empty} />
                </ChoiceCell>
              ))}
            </ChoiceRow>
          );
        })}
      </ChoiceGrid>
      {same.length > 0 && (
        <Disclosure
          plain
          title={differing.length === 0 ? words.allSame : words.same(same.length, number(same.length))}
        >
          <dl className={styles.sameList}>
            {same.map((field) => (
              <div key={field.id} className={styles.sameField}>
                <dt className={styles.sameLabel}>{field.label}</dt>
                <dd>
                  <ChoiceValue value={field.values[survivorId]} empty={words.empty} />
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <MergeSummary records={records} childKinds={childKinds} survivorId={survivorId} />
    </div>
  );
}

interface RecordHeadProps {
  record: MergeRecord;
  childKinds: readonly MergeChildKind[];
  name: string;
  isSurvivor: boolean;
  isDisabled: boolean | undefined;
  onChoose: () => void;
  /** Without it there is one field to decide, and no short cut to it. */
  onTakeAll: (() => void) | undefined;
}

function RecordHead({
  record,
  childKinds,
  name,
  isSurvivor,
  isDisabled,
  onChoose,
  onTakeAll,
}: RecordHeadProps) {
  const words = useMessages('mergeRecords', mergeRecordsWords);
  const { locale } = useLocale();
  const id = useId();
  const own = childKinds
    .map((kind) => ({ kind, count: record.counts?.[kind.id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => kind.words(count, count.toLocaleString(locale)));
  return (
    <div className={styles.column}>
      <ChoiceCell
        name={name}
        value={record.id}
        isChosen={isSurvivor}
        isDisabled={isDisabled || record.cannotStay !== undefined}
        labelledBy={`${id}-title`}
        describedBy={`${id}-facts`}
        onChoose={onChoose}
        isFlat
      >
        <span className={styles.titleLine}>
          <span id={`${id}-title`} className={styles.title}>
            {record.title}
          </span>
          {isSurvivor && <Pill tone="ok">{words.stays}</Pill>}
        </span>
        <span id={`${id}-facts`}>
          {record.code && <span className={styles.code}>{record.code}</span>}
          {record.created !== undefined && <span className={styles.fact}>{record.created}</span>}
          {childKinds.length > 0 && (
            <span className={styles.counts}>{own.length > 0 ? own.join(' · ') : words.nothing}</span>
          )}
          {record.cannotStay !== undefined && <span className={styles.blocked}>{record.cannotStay}</span>}
        </span>
      </ChoiceCell>
      {onTakeAll && (
        <div className={styles.tools}>
          <Button
            variant="ghost"
            size="sm"
            quiet
            aria-label={words.takeAllOf(record.title)}
            isDisabled={isDisabled}
            onPress={onTakeAll}
          >
            {words.takeAll}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What the merge will do, in a sentence that is said anew whenever it changes. */
function MergeSummary({
  records,
  childKinds,
  survivorId,
}: Pick<MergeRecordsProps, 'records' | 'survivorId'> & { childKinds: readonly MergeChildKind[] }) {
  const words = useMessages('mergeRecords', mergeRecordsWords);
  const { locale } = useLocale();
  const survivor = records.find(({ id }) => id === survivorId);
  if (!survivor) return null;
  const moved = movedCounts(records, childKinds, survivorId);
  const list = new Intl.ListFormat(locale).format(
    moved.map(({ kind, count }) => kind.words(count, count.toLocaleString(locale))),
  );
  const gone = records.length - 1;
  const parts = [
    words.keeps(survivor.title),
    ...(moved.length > 0
      ? [
          words.moves(
            list,
            moved.reduce((sum, { count }) => sum + count, 0),
          ),
        ]
      : []),
    words.deletes(gone, gone.toLocaleString(locale)),
  ];
  return (
    <Banner tone="info" icon={Merge}>
      {words.sentence(parts)}
    </Banner>
  );
}
