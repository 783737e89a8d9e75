import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { DrawingChange } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import * as panel from '../panels/panel.css.ts';
import * as styles from './ComparePanel.css.ts';
import type { ComparedRow } from './ComparePanel.tsx';
import { takeoffCompareMessages } from './CompareWorkspace.messages.ts';
import type { Changes, ListedChange } from './useChanges.ts';

const kinds: readonly DrawingChange[] = ['added', 'removed', 'both'];

interface ChangeCountsProps {
  /** Changes; undefined until they are known. */
  listed: readonly ListedChange[] | undefined;
  number: Intl.NumberFormat;
}

/** Number of changes of each kind. */
function ChangeCounts({ listed, number }: ChangeCountsProps) {
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  return (
    <dl className={styles.sums}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.sum}>
          <dd className={styles.sumFigure}>
            {listed ? number.format(listed.filter(({ change }) => change === kind).length) : '–'}
          </dd>
          <dt className={styles.sumLabel}>
            <span className={styles.glyph} data-change={kind} />
            {messages.change[kind]}
          </dt>
        </div>
      ))}
    </dl>
  );
}

interface ChangeRowProps {
  change: ListedChange;
  /** Conditions whose measures it affects. */
  detail: string;
  isChosen: boolean;
  number: Intl.NumberFormat;
  onChoose: () => void;
}

/** Button that shows a change on the drawing. */
function ChangeRow({ change, detail, isChosen, number, onChoose }: ChangeRowProps) {
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  return (
    <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.number} data-change={change.change}>
        {number.format(change.number)}
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{messages.change[change.change]}</span>
        <span className={styles.detail}>{detail}</span>
      </span>
    </button>
  );
}

/** List of drawing changes, those affecting measures first. */
export function ChangesList({
  changes,
  rows,
}: {
  changes: Changes;
  /** Conditions named in the list. */
  rows: readonly ComparedRow[] | undefined;
}) {
  const { known, listed, chosen } = changes;
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  const { locale } = useLocale();
  const number = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);

  const touched = ({ touches }: ListedChange): string =>
    touches
      .map(({ conditionId, measures, side }) => {
        const row = rows?.find(({ uuid }) => uuid === conditionId);
        const name = [row?.code, row?.name].filter(Boolean).join(' ');
        return messages.affectedMeasures(name, measures, number.format(measures), side);
      })
      .join('; ');
  const detail = (change: ListedChange) =>
    change.touches.length > 0 ? messages.affects(touched(change)) : messages.noneAffected;
  const now = listed.find((change) => change.number === chosen);
  const isFound = known.state === 'found';
  const groups = [
    { name: messages.first, of: listed.filter(({ touches }) => touches.length > 0) },
    { name: messages.others, of: listed.filter(({ touches }) => touches.length === 0) },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      <div className={`${styles.head} ${styles.stepper}`}>
        <h2 className={panel.panelTitle}>
          {isFound
            ? messages.drawingTitle(listed.length, number.format(listed.length))
            : messages.drawingList}
        </h2>
        <span className={panel.grow} />
        <IconButton
          icon={ChevronLeft}
          label={messages.previousChange}
          shortcut=","
          size="sm"
          isDisabled={listed.length === 0}
          onPress={() => changes.step(-1)}
        />
        <IconButton
          icon={ChevronRight}
          label={messages.nextChange}
          shortcut="."
          size="sm"
          isDisabled={listed.length === 0}
          onPress={() => changes.step(1)}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {now
            ? `${messages.changeOf(number.format(now.number), number.format(listed.length))}. ${messages.change[now.change]}. ${detail(now)}`
            : ''}
        </span>
      </VisuallyHidden>
      <ChangeCounts listed={isFound ? listed : undefined} number={number} />
      {isFound && known.found.isElsewhere && (
        <p className={styles.nothing} role="note">
          {messages.mostlyDifferent}
        </p>
      )}
      <div ref={list} className={styles.list}>
        {groups.map(({ name, of }, index) => (
          <section key={name} aria-labelledby={`${id}-${index}`}>
            <h3 className={styles.caption} id={`${id}-${index}`}>
              {name}
            </h3>
            <ul className={styles.section} aria-labelledby={`${id}-${index}`}>
              {of.map((change) => (
                <li key={change.number}>
                  <ChangeRow
                    change={change}
                    detail={detail(change)}
                    isChosen={change.number === chosen}
                    number={number}
                    onChoose={() => changes.choose(change.number)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {listed.length === 0 && (
          <div className={styles.nothing}>
            {known.state === 'finding' && <Skeleton count={4} label={messages.finding} />}
            {isFound && messages.nothingDrawn}
            {known.state === 'failed' && (
              <div role="alert">
                <p>{messages.notCompared}</p>
                <Button size="sm" onPress={changes.retry}>
                  {messages.retry}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
    </>
  );
}
