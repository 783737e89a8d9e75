import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { maxMatches } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ProgressBar } from '../../components/Feedback/ProgressBar.tsx';
import { Slider } from '../../components/Slider/Slider.tsx';
import { ToggleButton } from '../../components/ToggleButton/ToggleButton.tsx';
import type { EngineMessages } from '../canvas/engineMessages.ts';
import * as panel from '../panels/panel.css.ts';
import { Swatch } from '../panels/Swatch.tsx';
import type { SymbolSearch } from './SymbolSearch.ts';
import type { SymbolSearchView } from './SymbolSearchView.ts';
import * as styles from './SymbolSearchBar.css.ts';
import { similarityRange } from './session.ts';

/** Actions of the bar. */
export type SymbolSearchControls = Pick<
  SymbolSearch,
  'begin' | 'refine' | 'setRegion' | 'step' | 'rejectCurrent'
>;

interface SymbolSearchBarProps {
  view: SymbolSearchView;
  controls: SymbolSearchControls;
  messages: EngineMessages;
  onAdd: () => void;
  /** Steps back like Esc. */
  onCancel: () => void;
  /** Returns the focus to the sheet. */
  onFocus: () => void;
  /** Searches other sheets for the symbol. */
  onSheets?: (() => void) | undefined;
}

const hundred = 100;

/** Bar of the symbol search: prompts, results and filters. */
export function SymbolSearchBar({
  view,
  controls,
  messages,
  onAdd,
  onCancel,
  onFocus,
  onSheets,
}: SymbolSearchBarProps) {
  const { search } = messages;
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
      {search.cancel}
    </Button>
  );
  const simple = (children: ReactNode) => (
    <div className={styles.row}>
      {children}
      {cancel}
    </div>
  );
  return (
    <div className={styles.bar} role="group" aria-label={search.title} onKeyDown={onKey}>
      {view.phase === 'box' && simple(<span>{search.hint}</span>)}
      {view.phase === 'searching' &&
        simple(
          <div className={styles.progress}>
            <ProgressBar label={search.searching} value={view.part} max={1} />
          </div>,
        )}
      {view.phase === 'failed' &&
        simple(
          <>
            <span role="alert">{search.failed}</span>
            <Button
              size="sm"
              onPress={() => {
                controls.begin();
                onFocus();
              }}
            >
              {search.retry}
            </Button>
          </>,
        )}
      {view.phase === 'found' && (
        <Found {...{ view, controls, messages, onAdd, onFocus, onSheets }}>{cancel}</Found>
      )}
    </div>
  );
}

interface FoundProps extends Pick<
  SymbolSearchBarProps,
  'controls' | 'messages' | 'onAdd' | 'onFocus' | 'onSheets'
> {
  view: Extract<SymbolSearchView, { phase: 'found' }>;
  children: ReactNode;
}

function Found({ view, controls, messages, onAdd, onFocus, onSheets, children }: FoundProps) {
  const { search, format, percent } = messages;
  const { proposed, rejected, counted, current, condition, isFraming } = view;
  const all = proposed + rejected + counted;
  const steps = proposed + rejected;
  const notes = [
    ...(rejected > 0 ? [search.rejected(rejected, format(rejected))] : []),
    ...(counted > 0 ? [search.counted(counted, format(counted))] : []),
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
          <span className={styles.figure}>{all > 0 ? search.found(all, format(all)) : search.none}</span>
          {notes.length > 0 && <span className={styles.muted}> · {notes.join(' · ')}</span>}
        </span>
        <span className={styles.grow} />
        <span className={styles.stepper}>
          <IconButton
            icon={ChevronLeft}
            isDirectional
            label={search.previous}
            shortcut=","
            size="sm"
            isDisabled={steps === 0}
            onPress={() => controls.step(-1)}
          />
          <span className={styles.place}>
            {current
              ? search.current(format(current.number), format(steps), percent(current.similarity))
              : steps > 0 && search.current('–', format(steps), '–')}
          </span>
          <IconButton
            icon={ChevronRight}
            isDirectional
            label={search.next}
            shortcut="."
            size="sm"
            isDisabled={steps === 0}
            onPress={() => controls.step(1)}
          />
        </span>
        <Button size="sm" isDisabled={!current} onPress={() => controls.rejectCurrent()}>
          {current?.isRejected ? search.takeAgain : search.reject}
        </Button>
      </div>
      <Filters {...{ view, controls, messages, onFocus }} />
      {isFraming && (
        <p className={styles.note} role="note">
          {search.partHint}
        </p>
      )}
      {view.isCapped && (
        <p className={styles.note} role="note">
          {search.capped(format(maxMatches))}
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
          {search.otherSymbol}
        </Button>
        {onSheets && (
          <Button size="sm" variant="ghost" onPress={onSheets}>
            {search.otherSheets}
          </Button>
        )}
        <span className={styles.grow} />
        {children}
        <Button size="sm" variant="primary" isDisabled={proposed === 0 || isFraming} onPress={onAdd}>
          {search.add(proposed, format(proposed))}
        </Button>
      </div>
    </>
  );
}

/** Filters of the results. */
function Filters({
  view: { filter, isFraming },
  controls,
  messages: { search, percent },
  onFocus,
}: Omit<FoundProps, 'onAdd' | 'onSheets' | 'children'>) {
  return (
    <div className={styles.row}>
      <div className={styles.slider}>
        <span aria-hidden>{search.minimumSimilarity}</span>
        <div className={styles.track}>
          <Slider
            label={search.minimumSimilarity}
            hideLabel
            min={similarityRange.least * hundred}
            max={similarityRange.most * hundred}
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
        {search.turned}
      </ToggleButton>
      <ToggleButton
        size="sm"
        isSelected={filter.takesMirrored}
        onChange={(takesMirrored) => controls.refine({ takesMirrored })}
      >
        {search.mirrored}
      </ToggleButton>
      <Button
        size="sm"
        onPress={() => {
          controls.setRegion(!filter.within && !isFraming);
          onFocus();
        }}
      >
        {filter.within || isFraming ? search.wholeSheet : search.part}
      </Button>
    </div>
  );
}
