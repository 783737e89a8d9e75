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
  mergeSourceOf,
  movedCounts,
  splitFields,
  type MergeChildKind,
  type MergeChoices,
  type MergeField,
  type MergeRecord,
} from './merge.ts';
import * as styles from './MergeRecords.css.ts';
import { mergeRecordsMessages } from './MergeRecords.messages.ts';

export { mergeSources } from './merge.ts';
export type { MergeChildKind, MergeChoices, MergeField, MergeRecord } from './merge.ts';

/** Decisions of the user about a merge. */
export interface MergeDecision {
  survivorId: string;
  choices: MergeChoices;
}

export interface MergeRecordsProps extends MergeDecision {
  /** Two to five records. */
  records: readonly MergeRecord[];
  /** Fields to compare. */
  fields: readonly MergeField[];
  /** Types of related records that are counted, in display order. */
  childKinds?: readonly MergeChildKind[];
  /** Called with the new decision. `mergeSources` returns the source of each kept value. */
  onChange: (decision: MergeDecision) => void;
  /** Errors by field. */
  errors?: Readonly<Record<string, string>>;
  /** Disables the controls during the merge. */
  isDisabled?: boolean;
}

/**
 * Merge of records: chooses the survivor and the value of each field. Undecided fields keep the survivor's value or,
 * if empty, another's.
 *
 * @example
 * const [decision, setDecision] = useState<MergeDecision>({ survivorId: '1', choices: {} });
 * return (
 *   <MergeRecords
 *     {...decision}
 *     onChange={setDecision}
 *     records={[
 *       { id: '1', title: 'Halvorsen Construction' },
 *       { id: '2', title: 'Halvorsen Constr. Inc.' },
 *     ]}
 *     fields={[{ id: 'phone', label: 'Phone', values: { 1: '(970) 555-0142', 2: '(970) 555-0190' } }]}
 *   />
 * );
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
  const messages = useMessages('mergeRecords', mergeRecordsMessages);
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
      <ChoiceGrid label={messages.label} columns={records.length}>
        <ChoiceRow label={messages.survivor} className={styles.head}>
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
          const kept = mergeSourceOf(field, ids, survivorId, choices);
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
                  <ChoiceValue value={field.values[id]} empty={messages.empty} />
                </ChoiceCell>
              ))}
            </ChoiceRow>
          );
        })}
      </ChoiceGrid>
      {same.length > 0 && (
        <Disclosure
          isPlain
          title={differing.length === 0 ? messages.allSame : messages.same(same.length, number(same.length))}
        >
          <dl className={styles.sameList}>
            {same.map((field) => (
              <div key={field.id} className={styles.sameField}>
                <dt className={styles.sameLabel}>{field.label}</dt>
                <dd>
                  <ChoiceValue value={field.values[survivorId]} empty={messages.empty} />
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
  /** Chooses all values of a record; undefined if only one field differs. */
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
  const messages = useMessages('mergeRecords', mergeRecordsMessages);
  const { locale } = useLocale();
  const id = useId();
  const own = childKinds
    .map((kind) => ({ kind, count: record.counts?.[kind.id] ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => kind.formatCount(count, count.toLocaleString(locale)));
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
          {isSurvivor && <Pill tone="ok">{messages.keep}</Pill>}
        </span>
        <span id={`${id}-facts`}>
          {record.code && <span className={styles.code}>{record.code}</span>}
          {record.created !== undefined && <span className={styles.fact}>{record.created}</span>}
          {childKinds.length > 0 && (
            <span className={styles.counts}>{own.length > 0 ? own.join(' · ') : messages.nothing}</span>
          )}
          {record.cannotStay !== undefined && <span className={styles.blocked}>{record.cannotStay}</span>}
        </span>
      </ChoiceCell>
      {onTakeAll && (
        <div className={styles.tools}>
          <Button
            variant="ghost"
            size="sm"
            isQuiet
            aria-label={messages.takeAllOf(record.title)}
            isDisabled={isDisabled}
            onPress={onTakeAll}
          >
            {messages.takeAll}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Summary of the effect of the merge, announced when it changes. */
function MergeSummary({
  records,
  childKinds,
  survivorId,
}: Pick<MergeRecordsProps, 'records' | 'survivorId'> & { childKinds: readonly MergeChildKind[] }) {
  const messages = useMessages('mergeRecords', mergeRecordsMessages);
  const { locale } = useLocale();
  const survivor = records.find(({ id }) => id === survivorId);
  if (!survivor) return null;
  const moved = movedCounts(records, childKinds, survivorId);
  const list = new Intl.ListFormat(locale).format(
    moved.map(({ kind, count }) => kind.formatCount(count, count.toLocaleString(locale))),
  );
  const gone = records.length - 1;
  const parts = [
    messages.keeps(survivor.title),
    ...(moved.length > 0
      ? [
          messages.moves(
            list,
            moved.reduce((sum, { count }) => sum + count, 0),
          ),
        ]
      : []),
    messages.deletes(gone, gone.toLocaleString(locale)),
  ];
  return (
    <Banner tone="info" icon={Merge}>
      {messages.sentence(parts)}
    </Banner>
  );
}
