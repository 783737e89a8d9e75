import { Boxes, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { QuickAdd } from '../../components/QuickAdd/QuickAdd.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffGroupsMessages } from './GroupsPanel.messages.ts';
import * as styles from './LayersPanel.css.ts';
import * as panel from './panel.css.ts';
import { useListFocus } from './useListFocus.ts';
import { useRowName } from './useRowName.tsx';
import type { GroupControls, WorkspaceGroup } from './workspaceTypes.ts';

/** Maximum multiplier of a typical group. */
const MAX_MULTIPLIER = 1000;

/** Row of a group: select its measures, set the multiplier, rename, delete. */
function GroupRow({ group, controls }: { group: WorkspaceGroup; controls: GroupControls }) {
  const messages = useMessages('takeoffGroups', takeoffGroupsMessages);
  const { locale } = useLocale();
  const [times, setTimes] = useState<string | null>(null);
  const { onSelect, onTimes, onRename, onRemove } = controls;
  const [isWrong, setWrong] = useState(false);
  const naming = useRowName({
    name: group.name,
    label: messages.name,
    renameLabel: messages.rename(group.name),
    onRename: onRename && ((name) => onRename(group.uuid, name)),
  });
  const keepTimes = () => {
    if (times === null) return;
    const multiplier = times.trim() === '' ? group.times : Number(times);
    if (!Number.isInteger(multiplier) || multiplier < 1 || multiplier > MAX_MULTIPLIER) return setWrong(true);
    if (multiplier !== group.times) onTimes?.(group.uuid, multiplier);
    setTimes(null);
  };
  return (
    <li className={styles.row}>
      {naming.field || (
        <button
          type="button"
          className={styles.name}
          title={messages.select(group.name)}
          onClick={() => onSelect(group.uuid)}
        >
          <span className={panel.ellipsis}>{group.name}</span>
          <span className={panel.panelCount}>{new Intl.NumberFormat(locale).format(group.count)}</span>
        </button>
      )}
      <span aria-hidden>×</span>
      <div className={styles.times} data-wrong={isWrong || undefined}>
        <TextField
          label={messages.times(group.name)}
          hideLabel
          size="sm"
          value={times ?? String(group.times)}
          onChange={(value) => {
            setTimes(value);
            setWrong(false);
          }}
          onBlur={keepTimes}
          onKeyDown={(event) => {
            if (event.key === 'Enter') keepTimes();
            if (event.key !== 'Escape' || times === null) return;
            // Escape reverts the figure instead of closing the panel.
            event.stopPropagation();
            setTimes(null);
            setWrong(false);
          }}
          {...(isWrong
            ? { errorMessage: messages.timesWrong(new Intl.NumberFormat(locale).format(MAX_MULTIPLIER)) }
            : {})}
          {...(onTimes ? {} : { isDisabled: true })}
          autoComplete="off"
        />
      </div>
      {naming.button}
      {onRemove && (
        <IconButton
          icon={Trash2}
          label={messages.remove(group.name)}
          size="sm"
          onPress={() => onRemove(group.uuid)}
        />
      )}
    </li>
  );
}

/** Panel of the typical groups. */
export function GroupsPanel({ controls }: { controls: GroupControls }) {
  const messages = useMessages('takeoffGroups', takeoffGroupsMessages);
  const panelRef = useListFocus<HTMLDivElement>(controls.list.length);
  return (
    <div ref={panelRef} tabIndex={-1} className={styles.layers}>
      {controls.list.length === 0 && <p className={styles.hint}>{messages.empty}</p>}
      <ul className={styles.list} aria-label={messages.title}>
        {controls.list.map((group) => (
          <GroupRow key={group.uuid} group={group} controls={controls} />
        ))}
      </ul>
      {controls.onAdd && (
        <QuickAdd label={messages.add} placeholder={messages.add} onAdd={(name) => controls.onAdd?.(name)} />
      )}
    </div>
  );
}

/** Rail button that opens the typical groups. */
export function GroupsButton({ controls }: { controls: GroupControls }) {
  const messages = useMessages('takeoffGroups', takeoffGroupsMessages);
  return (
    <Popover
      title={messages.title}
      placement="end"
      width="md"
      trigger={<IconButton icon={Boxes} label={messages.title} tooltipPlacement="end" />}
    >
      {(close) => (
        <GroupsPanel
          controls={{
            ...controls,
            onSelect: (uuid) => {
              controls.onSelect(uuid);
              close();
            },
          }}
        />
      )}
    </Popover>
  );
}
