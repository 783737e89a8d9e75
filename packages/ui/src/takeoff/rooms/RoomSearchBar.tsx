import type { KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Choice/Checkbox.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { cx } from '../../cx.ts';
import type { EngineMessages } from '../canvas/engineMessages.ts';
import { lengths } from '../panels/Dimensions.css.ts';
import * as panel from '../panels/panel.css.ts';
import { Swatch } from '../panels/Swatch.tsx';
import * as bar from '../symbol-search/SymbolSearchBar.css.ts';
import type { RoomSearch } from './RoomSearch.ts';
import * as styles from './RoomSearchBar.css.ts';
import type { RoomSearchView } from './RoomSearchView.ts';

/** Actions of the bar. */
export type RoomSearchControls = Pick<
  RoomSearch,
  'findAll' | 'setLeftOut' | 'show' | 'setOpening' | 'accept' | 'stepBack'
>;

interface RoomSearchBarProps {
  view: RoomSearchView;
  controls: RoomSearchControls;
  messages: EngineMessages;
  /** Steps back like Esc. */
  onCancel: () => void;
  /** Returns the focus to the sheet. */
  onFocus: () => void;
}

/** Status text of the bar: the result of the search, or a hint. */
function statusOf(
  { phase, proposal, missed, list }: RoomSearchView,
  { rooms, format }: EngineMessages,
): string {
  if (phase === 'empty' || phase === 'failed') return rooms[phase];
  if (list && phase === 'ready') return rooms.found(list.length, format(list.length));
  if (proposal) return proposal;
  return missed ? rooms.missed[missed] : rooms.hint;
}

/** Bar of the room search: result, width of openings and all rooms of the sheet. */
export function RoomSearchBar({ view, controls, messages, onCancel, onFocus }: RoomSearchBarProps) {
  const { rooms, format } = messages;
  const { phase, condition, list, proposal } = view;
  const isUsable = phase === 'ready' || phase === 'searching';
  const isBusy = phase === 'reading' || phase === 'searching';
  const taken = list ? list.filter(({ isLeftOut }) => !isLeftOut).length : proposal ? 1 : 0;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
    onFocus();
  };
  return (
    <div className={bar.bar} role="group" aria-label={rooms.title} onKeyDown={onKey}>
      <div className={bar.row}>
        {condition && (
          <>
            <Swatch condition={condition} />
            <span className={panel.code}>{condition.code}</span>
          </>
        )}
        {isBusy ? (
          <div className={bar.progress}>
            <ProgressBar label={phase === 'reading' ? rooms.reading : rooms.searching} />
          </div>
        ) : (
          <span role="status" className={styles.text}>
            <span className={list || proposal ? bar.figure : undefined}>{statusOf(view, messages)}</span>
            {proposal && <span className={bar.muted}> · {rooms.acceptHint}</span>}
          </span>
        )}
      </div>
      {list && list.length > 0 && (
        <ul className={styles.list} aria-label={rooms.list}>
          {list.map(({ figure, isLeftOut, isMeasured }, at) => (
            // Rooms have no other key than their position, which does not change.
            <li key={at} onFocus={() => controls.show(at)}>
              <Checkbox
                isSelected={!isLeftOut}
                onChange={(isSelected) => controls.setLeftOut(at, !isSelected)}
                size="sm"
                label={rooms.room(format(at + 1), figure)}
                {...(isMeasured ? { description: rooms.measured } : {})}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={cx(bar.row, view.isOpeningWrong && styles.wrongRow)}>
        {isUsable && (
          <>
            <span aria-hidden>{rooms.opening}</span>
            <div className={cx(lengths, view.isOpeningWrong ? styles.openingWrong : styles.opening)}>
              <TextField
                label={rooms.opening}
                hideLabel
                size="sm"
                autoComplete="off"
                value={view.opening}
                onChange={(text) => controls.setOpening(text)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  onFocus();
                }}
                {...(view.isOpeningWrong ? { errorMessage: rooms.openingWrong } : {})}
              />
            </div>
            {!list && (
              <Button
                size="sm"
                isDisabled={phase !== 'ready' || view.isOpeningWrong}
                onPress={() => controls.findAll()}
              >
                {rooms.all}
              </Button>
            )}
          </>
        )}
        <span className={styles.actions}>
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              if (!controls.stepBack()) onCancel();
              onFocus();
            }}
          >
            {list || proposal ? rooms.discard : rooms.cancel}
          </Button>
          {(list || proposal) && (
            <Button
              size="sm"
              variant="primary"
              isDisabled={taken === 0 || phase !== 'ready'}
              onPress={() => {
                controls.accept();
                onFocus();
              }}
            >
              {rooms.add(taken, format(taken))}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
