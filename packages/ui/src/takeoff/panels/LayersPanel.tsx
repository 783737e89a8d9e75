import { Eye, EyeOff, Layers3, Lock, LockOpen, Trash2 } from 'lucide-react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { QuickAdd } from '../../components/QuickAdd/QuickAdd.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffLayersMessages } from './LayersPanel.messages.ts';
import * as styles from './LayersPanel.css.ts';
import * as panel from './panel.css.ts';
import { useListFocus } from './useListFocus.ts';
import { useRowName } from './useRowName.tsx';
import type { LayerControls, WorkspaceLayer } from './workspaceTypes.ts';

/** Row of a layer: activate, show or hide, lock, rename, delete. */
function LayerRow({ layer, controls }: { layer: WorkspaceLayer; controls: LayerControls }) {
  const messages = useMessages('takeoffLayers', takeoffLayersMessages);
  const { locale } = useLocale();
  const { activeId, onActive, onVisible, onLock, onRename, onRemove } = controls;
  const isOwn = layer.uuid !== '';
  const naming = useRowName({
    name: layer.name,
    label: messages.name,
    renameLabel: messages.rename(layer.name),
    onRename: onRename && ((name) => onRename(layer.uuid, name)),
  });
  return (
    <li className={styles.row} data-active={layer.uuid === activeId || undefined}>
      <IconButton
        icon={layer.isVisible ? Eye : EyeOff}
        label={layer.isVisible ? messages.hide(layer.name) : messages.show(layer.name)}
        size="sm"
        onPress={() => onVisible(layer.uuid, !layer.isVisible)}
      />
      {naming.field || (
        <button
          type="button"
          className={styles.name}
          aria-pressed={layer.uuid === activeId}
          title={layer.isLocked ? messages.lockedHint : messages.drawHint}
          disabled={layer.isLocked || !onActive}
          onClick={() => onActive?.(layer.uuid)}
        >
          <span className={panel.ellipsis}>{layer.name}</span>
          <span className={panel.panelCount}>{new Intl.NumberFormat(locale).format(layer.count)}</span>
        </button>
      )}
      {isOwn && onLock && (
        <IconButton
          icon={layer.isLocked ? Lock : LockOpen}
          label={layer.isLocked ? messages.unlock(layer.name) : messages.lock(layer.name)}
          size="sm"
          onPress={() => onLock(layer.uuid, !layer.isLocked)}
        />
      )}
      {isOwn && naming.button}
      {isOwn && onRemove && (
        <IconButton
          icon={Trash2}
          label={messages.remove(layer.name)}
          size="sm"
          {...(layer.isLocked ? { disabledReason: messages.lockedStays } : {})}
          onPress={() => onRemove(layer.uuid)}
        />
      )}
    </li>
  );
}

/** Panel of the layers. */
export function LayersPanel({ controls }: { controls: LayerControls }) {
  const messages = useMessages('takeoffLayers', takeoffLayersMessages);
  const panelRef = useListFocus<HTMLDivElement>(controls.list.length);
  return (
    <div ref={panelRef} tabIndex={-1} className={styles.layers}>
      <ul className={styles.list} aria-label={messages.title}>
        {controls.list.map((layer) => (
          <LayerRow key={layer.uuid} layer={layer} controls={controls} />
        ))}
      </ul>
      {controls.onAdd && (
        <QuickAdd label={messages.add} placeholder={messages.add} onAdd={(name) => controls.onAdd?.(name)} />
      )}
    </div>
  );
}

/** Rail button that opens the layers. */
export function LayersButton({ controls }: { controls: LayerControls }) {
  const messages = useMessages('takeoffLayers', takeoffLayersMessages);
  const hides = controls.list.some(({ isVisible }) => !isVisible);
  return (
    <Popover
      title={messages.title}
      placement="end"
      width="md"
      trigger={
        <IconButton
          icon={Layers3}
          label={hides ? messages.someHidden : messages.title}
          tooltipPlacement="end"
        />
      }
    >
      <LayersPanel controls={controls} />
    </Popover>
  );
}
