import { EmptyState, ErrorState } from '../../components/Feedback/States.tsx';
import { Skeleton } from '../../components/Feedback/Skeleton.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Map as MapGlyph, MapPin } from 'lucide-react';
import { PinCard, PinCardActions, PinCardFacts, PinCardHead } from './PinCard.tsx';
import { PinList } from './PinList.tsx';
import type { PlanFrameProps } from './planFrameTypes.ts';
import { PlanMessage } from './PlanMessage.tsx';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanPin } from './planPinTypes.ts';
import type { PlanState } from './usePlanState.ts';
import * as card from './PinCard.css.ts';
import * as styles from './PlanPins.css.ts';

interface PlanOverlaysProps {
  frame: PlanFrameProps;
  state: PlanState;
  /** Prefix of the ids of the hints about keys. */
  hintId: string;
  /** Loads the picture of the sheet again; absent if it has not failed. */
  onRetrySheet: (() => void) | undefined;
}

/** Card, list and messages over the plan, and what only screen readers read. */
export function PlanOverlays({ frame, state, hintId, onRetrySheet }: PlanOverlaysProps) {
  const messages = useMessages('planPins', planPinsMessages);
  const { isList, texts, pins, visible } = frame;
  const { plan, stack, selected, chooser } = state;
  const isPlacing = chooser.placement !== undefined;
  const shown = texts.count(visible.length);
  const total = texts.count(pins.length);
  const stackTitle = messages.stackTitle(texts.count(stack?.pins.length ?? 0));
  return (
    <>
      {isList && <ListPanel frame={frame} state={state} />}
      {!isList && !isPlacing && <Notices frame={frame} onRetrySheet={onRetrySheet} onAdd={state.onPlace} />}
      {selected && frame.renderPreview && !isPlacing && (
        <SelectedCard frame={frame} state={state} pin={selected} />
      )}
      {stack && !isList && !isPlacing && (
        <PinCard
          plan={plan}
          at={stack.at}
          contentKey={stack.key}
          title={stackTitle}
          head={null}
          isDocked={frame.isNarrow}
          takesFocus={state.hasKeyboard}
          onClose={state.close}
        >
          <PinList
            label={stackTitle}
            pins={stack.pins}
            texts={texts}
            selectedId={null}
            onPress={state.select}
            isShort
          />
        </PinCard>
      )}
      <VisuallyHidden as="div">
        <span id={`${hintId}-plan`}>
          {messages.hint} {state.onPlace && messages.hintPlace}
        </span>
        <span id={`${hintId}-pins`}>
          {messages.hintPins} {frame.onMove && !frame.isReadOnly && messages.hintMove}
        </span>
        <span role="status">{messages.pinsShown(pins.length, shown, total)}</span>
        <span role="status">{state.announcement}</span>
      </VisuallyHidden>
    </>
  );
}

interface PanelProps {
  frame: PlanFrameProps;
  state: PlanState;
}

function SelectedCard({ frame, state, pin }: PanelProps & { pin: PlanPin }) {
  const { visible, texts, isList, isNarrow } = frame;
  const isDocked = isNarrow || isList || !Number.isFinite(pin.at.x + pin.at.y);
  const step = (by: 1 | -1) => {
    const next = visible.at((visible.indexOf(pin) + by) % visible.length);
    if (!next) return;
    frame.onSelectedIdChange(next.id);
    state.setAnnouncement(texts.ofPin(next));
  };
  return (
    <PinCard
      plan={state.plan}
      at={pin.at}
      contentKey={pin.id}
      title={pin.title}
      head={<PinCardHead pin={pin} texts={texts} />}
      actions={
        <PinCardActions
          isDocked={isDocked}
          onStep={visible.length > 1 ? step : undefined}
          onMove={state.isMovable(pin) ? () => state.startPlacing(pin) : undefined}
        />
      }
      isDocked={isDocked}
      takesFocus={state.hasKeyboard}
      onClose={state.close}
    >
      <PinCardFacts pin={pin} texts={texts} />
      <div className={card.preview}>{frame.renderPreview?.(pin, state.close)}</div>
    </PinCard>
  );
}

function ListPanel({ frame, state }: PanelProps) {
  const messages = useMessages('planPins', planPinsMessages);
  const { label, pins, visible, texts, selectedId, isNarrow, isLoading, errorMessage, onRetry } = frame;
  const showOnPlan = (pin: PlanPin) => {
    frame.onIsListChange(false);
    if (pin.id !== selectedId) frame.onSelectedIdChange(pin.id);
    state.show(pin.id);
    // The list goes with its button; the pin is the same record on the plan.
    state.focus.focusMark(`pin ${pin.id}`);
  };
  return (
    <div className={cx(styles.listPanel, isNarrow && styles.listNarrow)}>
      <div className={styles.listHead}>
        <span className={styles.listCount}>
          {messages.pinsShown(pins.length, texts.count(visible.length), texts.count(pins.length))}
        </span>
        <Button
          ref={state.listToggle}
          icon={MapGlyph}
          size={isNarrow ? 'lg' : 'sm'}
          onPress={() => frame.onIsListChange(false)}
        >
          {messages.showPlan}
        </Button>
      </div>
      {errorMessage !== undefined && (
        <ErrorState title={messages.failed} onRetry={onRetry} size="sm">
          {errorMessage}
        </ErrorState>
      )}
      {isLoading && pins.length === 0 ? (
        <div className={styles.listLoading}>
          <Skeleton shape="line" count={8} label={messages.loading} />
        </div>
      ) : visible.length > 0 ? (
        <PinList
          label={messages.listLabel(label)}
          pins={visible}
          texts={texts}
          selectedId={selectedId}
          onPress={state.select}
          onShow={showOnPlan}
        />
      ) : errorMessage === undefined ? (
        <div className={styles.listState}>
          {pins.length > 0 ? (
            <EmptyState
              icon={MapPin}
              title={messages.noneShown}
              action={<Button onPress={frame.onShowAll}>{messages.showAll}</Button>}
            >
              {messages.noneShownText}
            </EmptyState>
          ) : (
            <EmptyState
              icon={MapPin}
              title={messages.empty}
              action={state.onPlace && <Button onPress={() => state.startPlacing()}>{messages.add}</Button>}
            >
              {state.onPlace ? messages.emptyText : messages.emptyReadOnly}
            </EmptyState>
          )}
        </div>
      ) : null}
    </div>
  );
}

interface NoticesProps {
  frame: PlanFrameProps;
  onRetrySheet: (() => void) | undefined;
  /** Present if pins can be placed. */
  onAdd: PlanState['onPlace'];
}

/** The most important message over the plan. */
function Notices({ frame, onRetrySheet, onAdd }: NoticesProps) {
  const messages = useMessages('planPins', planPinsMessages);
  const { pins, visible, isLoading, errorMessage, onRetry, isNarrow } = frame;
  if (errorMessage !== undefined)
    return (
      <PlanMessage
        title={messages.failed}
        isError
        isNarrow={isNarrow}
        action={onRetry && { label: messages.retry, onPress: onRetry }}
      >
        {errorMessage}
      </PlanMessage>
    );
  if (onRetrySheet)
    return (
      <PlanMessage
        title={messages.sheetFailed}
        isError
        isNarrow={isNarrow}
        action={{ label: messages.retry, onPress: onRetrySheet }}
      >
        {messages.sheetFailedText}
      </PlanMessage>
    );
  if (isLoading) return <PlanMessage title={messages.loading} isNarrow={isNarrow} />;
  if (pins.length === 0)
    return (
      <PlanMessage title={messages.empty} isNarrow={isNarrow}>
        {onAdd ? messages.emptyText : messages.emptyReadOnly}
      </PlanMessage>
    );
  if (visible.length > 0) return null;
  return (
    <PlanMessage
      title={messages.noneShown}
      isNarrow={isNarrow}
      action={{ label: messages.showAll, onPress: frame.onShowAll }}
    />
  );
}
