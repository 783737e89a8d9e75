import { useId, useState, type KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { PinMarkers } from './PinMarkers.tsx';
import { PlanOverlays } from './PlanOverlays.tsx';
import { PinPlacementOverlay } from './PinPlacementOverlay.tsx';
import { PlanToolbar } from './PlanToolbar.tsx';
import { markAfterKey, handlePlanKey } from './planKeyboard.ts';
import { planPinsMessages } from './PlanPins.messages.ts';
import type { PlanFrameProps } from './planFrameTypes.ts';
import { PlanSheetLayer } from './PlanSheetLayer.tsx';
import type { Cluster } from './usePinClusters.ts';
import { usePlanState, type PlanState } from './usePlanState.ts';
import * as styles from './PlanPins.css.ts';

/** Keys of a mark: from pin to pin, and moving a pin. The others are keys of the plan. */
function markKeys(event: KeyboardEvent, cluster: Cluster, state: PlanState) {
  const { plan, chooser, clusters, focus } = state;
  if (chooser.placement || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = markAfterKey(event.key, clusters.indexOf(cluster), clusters.length);
  const target = next === undefined ? undefined : clusters[next];
  const [pin] = cluster.pins;
  if (target) {
    plan.reveal(target.at);
    focus.focusMark(target.key);
  } else if (/^m$/i.test(event.key) && pin && cluster.pins.length === 1 && state.isMovable(pin))
    state.startPlacing(pin);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The plan or the list with everything over it. */
export function PlanFrame(props: PlanFrameProps) {
  const { label, sheet, texts, selectedId, isList, isNarrow, renderPreview, paper = 'light' } = props;
  const messages = useMessages('planPins', planPinsMessages);
  const id = useId();
  const [picture, setPicture] = useState<{ failedSrc?: string; attempt: number }>({ attempt: 0 });
  const state = usePlanState(props);
  const { plan, view, chooser, onPlace } = state;
  const onAdd = onPlace && (() => state.startPlacing());
  const isPlacing = chooser.placement !== undefined;
  const hasFailed = picture.failedSrc !== undefined && picture.failedSrc === sheet.src;
  return (
    <div className={styles.frame}>
      {!isPlacing && props.chips}
      {!isList && (
        <PlanToolbar
          plan={plan}
          view={view}
          isNarrow={isNarrow}
          isPlacing={isPlacing}
          onShowList={() => props.onIsListChange(true)}
          onAdd={onAdd}
        />
      )}
      <div
        ref={state.host}
        role="application"
        aria-roledescription={messages.role}
        aria-label={label}
        aria-describedby={`${id}-plan`}
        tabIndex={0}
        // A plan is never mirrored, regardless of the text direction.
        dir="ltr"
        className={cx(styles.host, isPlacing && styles.placing)}
        inert={isList}
        onKeyDown={(event) => {
          if (chooser.onKeyDown(event)) return;
          handlePlanKey(event, plan, { onAdd, onClose: state.isOpen ? state.close : undefined });
        }}
        {...state.focus.focusHandlers}
      >
        <PlanSheetLayer
          plan={plan}
          view={view}
          sheet={sheet}
          hasFailed={hasFailed}
          attempt={picture.attempt}
          theme={paper}
          onFail={() => setPicture({ ...picture, failedSrc: sheet.src ?? '' })}
        >
          {props.children}
        </PlanSheetLayer>
        {view && (
          <PinMarkers
            plan={plan}
            view={view}
            clusters={state.clusters}
            texts={texts}
            selectedId={selectedId}
            activeKey={state.focus.activeKey}
            paper={paper}
            isQuiet={isPlacing}
            hasCard={renderPreview !== undefined}
            hintId={`${id}-pins`}
            isStack={(cluster) => state.splitOf(cluster) === undefined}
            isMovable={state.isMovable}
            onActiveKeyChange={state.focus.setActiveKey}
            onMove={state.move}
            onPress={(cluster, { detail }) => {
              const [pin] = cluster.pins;
              if (pin && cluster.pins.length === 1) state.select(pin, detail === 0);
              else state.openCluster(cluster, detail === 0);
            }}
            onKeyDown={(event, cluster) => markKeys(event, cluster, state)}
          />
        )}
      </div>
      {!isList && <PinPlacementOverlay chooser={chooser} isNarrow={isNarrow} />}
      <PlanOverlays
        frame={props}
        state={state}
        hintId={id}
        onRetrySheet={
          hasFailed && props.children === undefined
            ? () => setPicture({ attempt: picture.attempt + 1 })
            : undefined
        }
      />
    </div>
  );
}
