import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { mostAlike } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import type { EngineWords } from '../canvas/engineWords.ts';
import * as panel from '../panels/panel.css.ts';
import { Swatch } from '../panels/Swatch.tsx';
import type { SymbolSearch } from './SymbolSearch.ts';
import type { SymbolSearchView } from './SymbolSearchView.ts';
import * as styles from './SymbolSearchBar.css.ts';
import { likenessRange } from './session.ts';

/** Actions of the bar. */
export type SymbolSearchControls = Pick<
  SymbolSearch,
  'begin' | 'refine' | 'setRegion' | 'step' | 'rejectCurrent'
>;

interface AlikeBarProps {
  view: SymbolSearchView;
  controls: SymbolSearchControls;
  words: EngineWords;
  onAdd: () => void;
  /** Steps back like Esc. */
  onCancel: () => void;
  /** Returns the focus to the sheet. */
  onFocus: () => void;
}

const hundred = 100;

/** Bar of the symbol search: prompts, results and filters. */
export function SymbolSearchBar({ view, controls, words, onAdd, onCancel, onFocus }: AlikeBarProps) {
  const { alike } = words;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onCancel();
    onFocus();
  };
  const cancel = (
    <Button
      size="sm"
      variant="ghost"
      onPress={() => {
        onCancel();
        onFocus();
      }}
    >
      {alike.cancel}
    </Button>
  );
  const simple = (children: ReactNode) => (
    <div className={styles.row}>
      {children}
      {cancel}
    </div>
  );
  return (
    <div className={styles.bar} role="group" aria-label={alike.title} onKeyDown={onKey}>
      {view.phase === 'box' && simple(<span>{alike.hint}</span>)}
      {view.phase === 'searching' &&
        simple(
          <div className={styles.progress}>
            <ProgressBar label={alike.searching} value={view.part} max={1} />
          </div>,
        )}
      {view.phase === 'failed' &&
        simple(
          <>
            <span role="alert">{alike.failed}</span>
            <Button
              size="sm"
              onPress={() => {
                controls.begin();
                onFocus();
              }}
            >
              {alike.retry}
            </Button>
          </>,
        )}
      {view.phase === 'found' && (
        <Found view={view} controls={controls} words={words} onAdd={onAdd} onFocus={onFocus}>
          {cancel}
        </Found>
      )}
    </div>
  );
}

interface FoundProps extends Pick<AlikeBarProps, 'controls' | 'words' | 'onAdd' | 'onFocus'> {
  view: Extract<SymbolSearchView, { phase: 'found' }>;
  children: ReactNode;
}

function Found({ view, controls, words, onAdd, onFocus, children }: FoundProps) {
  const { alike, whole, percent } = words;
  const { proposed, rejected, counted, current, filter, condition, isFraming } = view;
  const all = proposed + rejected + counted;
  const steps = proposed + rejected;
  const beside = [
    ...(rejected > 0 ? [alike.rejected(rejected, whole(rejected))] : []),
    ...(counted > 0 ? [alike.counted(counted, whole(counted))] : []),
  ];
  return (
    <>
      <div className={styles.row}>
        {condition && (
          <>
            <Swatch condition={condition} />
            <span className={panel.code}>{condition.code}</span>
          </>
        )}
        <span role="status">
          <span className={styles.figure}>{all > 0 ? alike.found(all, whole(all)) : alike.none}</span>
          {beside.length > 0 && <span className={styles.muted}> · {beside.join(' · ')}</span>}
        </span>
        <span className={styles.grow} />
        <IconButton
          icon={ChevronLeft}
          directional
          label={alike.previous}
          shortcut=","
          size="sm"
          isDisabled={steps === 0}
          onPress={() => controls.step(-1)}
        />
        <span className={styles.place}>
          {current
            ? alike.current(whole(current.number), whole(steps), percent(current.likeness))
            : alike.current('–', whole(steps), '–')}
        </span>
        <IconButton
          icon={ChevronRight}
          directional
          label={alike.next}
          shortcut="."
          size="sm"
          isDisabled={steps === 0}
          onPress={() => controls.step(1)}
        />
        <Button size="sm" isDisabled={!current} onPress={() => controls.rejectCurrent()}>
          {current?.isRejected ? alike.takeAgain : alike.reject}
        </Button>
      </div>
      <div className={styles.row}>
        <div className={styles.slider}>
          <span aria-hidden>{alike.likeness}</span>
          <div className={styles.track}>
            <Slider
              label={alike.likeness}
              hideLabel
              min={likenessRange.least * hundred}
              max={likenessRange.most * hundred}
              value={Math.round(filter.least * hundred)}
              format={(value) => percent(value / hundred)}
              onChange={(value) => controls.refine({ least: value / hundred })}
            />
          </div>
        </div>
        <ToggleButton
          size="sm"
          isSelected={filter.takesTurned}
          onChange={(takesTurned) => controls.refine({ takesTurned })}
        >
          {alike.turned}
        </ToggleButton>
        <ToggleButton
          size="sm"
          isSelected={filter.takesMirrored}
          onChange={(takesMirrored) => controls.refine({ takesMirrored })}
        >
          {alike.mirrored}
        </ToggleButton>
        <Button
          size="sm"
          onPress={() => {
            controls.setRegion(!filter.within && !isFraming);
            onFocus();
          }}
        >
          {filter.within || isFraming ? alike.whole : alike.part}
        </Button>
      </div>
      {isFraming && (
        <p className={styles.note} role="note">
          {alike.partHint}
        </p>
      )}
      {view.isCapped && (
        <p className={styles.note} role="note">
          {alike.capped(whole(mostAlike))}
        </p>
      )}
      <div className={styles.row}>
        <Button
          size="sm"
          variant="ghost"
          onPress={() => {
            controls.begin();
            onFocus();
          }}
        >
          {alike.otherSymbol}
        </Button>
        <span className={styles.grow} />
        {children}
        <Button size="sm" variant="primary" isDisabled={proposed === 0 || isFraming} onPress={onAdd}>
          {alike.add(proposed, whole(proposed))}
        </Button>
      </div>
    </>
  );
}
