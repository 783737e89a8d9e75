import { ArrowLeft, MessageSquarePlus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { EmptyState } from '../../components/Feedback/States.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffPinsMessages } from '../canvas/Pins.messages.ts';
import * as conditions from './ConditionsPanel.css.ts';
import * as panel from './panel.css.ts';
import * as styles from './PinsPanel.css.ts';
import type { PinControls, WorkspacePin } from './workspaceTypes.ts';

interface PinsPanelProps {
  controls: PinControls;
  /** Page whose comments are listed first. */
  currentPageId: string;
  /** Activates the comment tool. */
  onAdd?: (() => void) | undefined;
  inSheet?: boolean;
}

/** Panel of the comments: list and open thread. */
export function PinsPanel({ controls, currentPageId, onAdd, inSheet = false }: PinsPanelProps) {
  const messages = useMessages('takeoffPins', takeoffPinsMessages);
  const { list, openId, draftAt, showsResolved, thread, failed } = controls;
  const one = list?.find(({ uuid }) => uuid === openId);
  const isInside = openId !== null || draftAt !== null;
  const left = useRef<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  // Restore the focus when returning from a thread.
  useEffect(() => {
    if (openId !== null) {
      left.current = openId;
      return;
    }
    const from = left.current;
    left.current = null;
    const row = from && body.current?.querySelector<HTMLElement>(`[data-row="${from}"]`);
    if (row && (document.activeElement === document.body || !document.activeElement)) row.focus();
  }, [openId]);

  const shown = (list ?? []).filter(({ isResolved }) => showsResolved || !isResolved);
  const byPage = new Map<string, { page: string; pins: WorkspacePin[] }>();
  for (const pin of shown) {
    const pageGroup = byPage.get(pin.pageId);
    if (pageGroup) pageGroup.pins.push(pin);
    else byPage.set(pin.pageId, { page: pin.page, pins: [pin] });
  }
  const pages = [...byPage].toSorted(([a], [b]) => Number(b === currentPageId) - Number(a === currentPageId));

  return (
    <section className={cx(conditions.conditions, inSheet && conditions.inSheet)} aria-label={messages.title}>
      {(!inSheet || isInside) && (
        <div className={cx(panel.panelHead, conditions.conditionHead)}>
          {isInside && (
            <IconButton
              icon={ArrowLeft}
              isDirectional
              size="sm"
              label={messages.back}
              onPress={() => controls.onOpen(null)}
            />
          )}
          <h2 className={panel.panelTitle}>
            {draftAt ? messages.draft : isInside ? messages.one(one?.number ?? 0) : messages.title}
          </h2>
          {!isInside && shown.length > 0 && <span className={panel.panelCount}>{shown.length}</span>}
          <span className={panel.grow} />
          {!inSheet && (
            <IconButton
              icon={X}
              size="sm"
              label={messages.close}
              onPress={() => controls.onPanelOpen(false)}
            />
          )}
        </div>
      )}
      {!isInside && (
        <div className={styles.tools}>
          <SegmentedControl
            label={messages.which}
            size="sm"
            options={[
              { id: 'open', label: messages.open },
              { id: 'all', label: messages.all },
            ]}
            value={showsResolved ? 'all' : 'open'}
            onChange={(which) => controls.onShowsResolved(which === 'all')}
          />
          {onAdd && (
            <Button size="sm" icon={MessageSquarePlus} onPress={onAdd}>
              {messages.add}
            </Button>
          )}
        </div>
      )}
      <div ref={body} className={styles.body}>
        {isInside ? (
          <div className={styles.thread}>{thread}</div>
        ) : failed ? (
          failed
        ) : list === null ? (
          <div className={styles.thread}>
            <Skeleton shape="line" count={6} label={messages.loading} />
          </div>
        ) : shown.length === 0 ? (
          <EmptyState icon={MessageSquarePlus} title={list.length > 0 ? messages.noneOpen : messages.none}>
            {messages.noneHint}
          </EmptyState>
        ) : (
          pages.map(([pageId, { page, pins }]) => (
            <section key={pageId} aria-label={page}>
              <h3 className={styles.page}>{page}</h3>
              <ul>
                {pins.map((pin) => (
                  <li key={pin.uuid}>
                    <PinRow pin={pin} onOpen={() => controls.onOpen(pin.uuid)} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
      </div>
    </section>
  );
}

function PinRow({ pin, onOpen }: { pin: WorkspacePin; onOpen: () => void }) {
  const messages = useMessages('takeoffPins', takeoffPinsMessages);
  const { locale } = useLocale();
  const answers = Math.max(0, pin.comments - 1);
  const more = [
    pin.isResolved ? messages.resolved : '',
    answers > 0 ? messages.answers(answers, new Intl.NumberFormat(locale).format(answers)) : '',
  ].filter(Boolean);
  return (
    <button type="button" className={styles.row} data-row={pin.uuid} onClick={onOpen}>
      <span className={styles.number} data-resolved={pin.isResolved || undefined}>
        {pin.number}
      </span>
      <span>
        <span className={styles.head}>
          <span className={cx(styles.author, panel.ellipsis)}>{pin.author}</span>
          <span className={styles.when}>{pin.when}</span>
        </span>
        <span className={styles.text}>{pin.text}</span>
        {more.length > 0 && <span className={styles.more}>{more.join(' · ')}</span>}
      </span>
    </button>
  );
}
