import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { SegmentedControl } from '../../components/ToggleButton/SegmentedControl.tsx';
import { cx } from '../../cx.ts';
import type { EngineMessages } from '../canvas/engineMessages.ts';
import { ConditionMenu } from '../panels/ConditionMenu.tsx';
import { lengths } from '../panels/Dimensions.css.ts';
import { ProblemText } from '../panels/ProblemText.tsx';
import type { OffsetSide } from '../store/offsetSelected.ts';
import * as bar from '../symbol-search/SymbolSearchBar.css.ts';
import type { CanvasCondition } from '../types.ts';
import type { Offset } from './Offset.ts';
import * as styles from './OffsetBar.css.ts';
import type { OffsetView } from './OffsetView.ts';

/** Actions of the bar. */
export type OffsetControls = Pick<Offset, 'setText' | 'setSide' | 'setCondition' | 'place' | 'drop'>;

interface OffsetBarProps {
  view: OffsetView;
  controls: OffsetControls;
  conditions: readonly CanvasCondition[];
  messages: EngineMessages;
  /** Returns the focus to the sheet. */
  onFocus: () => void;
}

const ringSides: readonly OffsetSide[] = ['outside', 'inside'];
const lineSides: readonly OffsetSide[] = ['left', 'right'];

/** Bar of the offset: distance, side and condition of the copies. */
export function OffsetBar({ view, controls, conditions, messages, onFocus }: OffsetBarProps) {
  const { offset, format } = messages;
  const { obstacle, copies, measures } = view;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const place = () => {
    if (controls.place()) onFocus();
  };
  const close = () => {
    controls.drop();
    onFocus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  // An empty field is a hint, not an error.
  const isWrong = obstacle !== null && view.text.trim() !== '';
  return (
    <div className={bar.bar} role="group" aria-label={offset.title} onKeyDown={onKey}>
      <div className={bar.row}>
        <span aria-hidden>{offset.distance}</span>
        <div className={cx(lengths, styles.distance)}>
          <TextField
            ref={field}
            label={offset.distance}
            hideLabel
            size="sm"
            autoFocus
            autoComplete="off"
            value={view.text}
            onChange={(text) => controls.setText(text)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              place();
            }}
          />
        </div>
        <SegmentedControl
          label={offset.side}
          size="sm"
          options={(view.hasInside ? ringSides : lineSides).map((id) => ({ id, label: offset.sides[id] }))}
          value={view.side}
          onChange={(side) => controls.setSide(side)}
        />
        <ConditionMenu
          measures={copies.length > 0 ? copies : measures}
          conditions={conditions}
          onChoose={(uuid) => controls.setCondition(uuid)}
        />
        {view.figure && <span className={bar.figure}>{view.figure}</span>}
      </div>
      <div className={bar.row}>
        {obstacle && isWrong && (
          <div className={styles.wrong}>
            <ProblemText isAnnounced>{offset.obstacle[obstacle]}</ProblemText>
          </div>
        )}
        {obstacle && !isWrong && <span className={bar.muted}>{offset.obstacle[obstacle]}</span>}
        <span className={bar.grow} />
        <Button size="sm" variant="ghost" onPress={close}>
          {offset.cancel}
        </Button>
        <Button size="sm" variant="primary" isDisabled={copies.length === 0} onPress={place}>
          {offset.add(measures.length, format(measures.length))}
        </Button>
      </div>
    </div>
  );
}
