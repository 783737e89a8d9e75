import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry, type MenuSection } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { obstacleTo } from '../store/assignLayer.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { CanvasMeasure } from '../types.ts';
import { takeoffSelectionMessages } from './SelectionBar.messages.ts';
import { Swatch } from './Swatch.tsx';
import * as styles from './OptionsBar.css.ts';
import * as panel from './panel.css.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface ConditionMenuProps {
  /** Selected measures. */
  measures: readonly CanvasMeasure[];
  conditions: readonly WorkspaceCondition[];
  onChoose: (uuid: string) => void;
  onNewCondition?: (() => void) | undefined;
}

/** Menu that changes the condition of the selection, grouped by type with the current type first. */
export function ConditionMenu({ measures, conditions, onChoose, onNewCondition }: ConditionMenuProps) {
  const messages = useMessages('takeoffSelection', takeoffSelectionMessages);
  const toolNames = useMessages('takeoffTools', takeoffToolsMessages);
  const conditionIds = new Set(measures.map(({ conditionId }) => conditionId));
  const only = conditionIds.size === 1 ? conditions.find(({ uuid }) => conditionIds.has(uuid)) : undefined;
  const types = [...new Set([...measures.map(({ type }) => type), ...conditions.map(({ type }) => type)])];
  const sections = types.flatMap((type): MenuSection[] => {
    const ofType = conditions.filter((condition) => condition.type === type);
    if (ofType.length === 0) return [];
    const obstacle = obstacleTo(measures, { type });
    return [
      {
        id: type,
        title: toolNames[type],
        selectionMode: 'single',
        selectedIds: only ? [only.uuid] : [],
        onSelectionChange: ([uuid]) => uuid !== undefined && onChoose(uuid),
        items: ofType.map(({ uuid, code, name }) => ({
          id: uuid,
          label: `${code} ${name}`,
          ...(obstacle ? { disabledReason: messages.obstacle[obstacle] } : {}),
        })),
      },
    ];
  });
  const items: MenuEntry[] = [
    ...sections,
    ...(onNewCondition
      ? (['separator', { id: 'new', label: messages.newCondition, onAction: onNewCondition }] as const)
      : []),
  ];
  return (
    <Menu
      label={messages.condition}
      placement="bottom start"
      items={items}
      trigger={
        <Button variant="ghost" size="sm" iconAfter={ChevronDown}>
          <VisuallyHidden>{messages.condition} </VisuallyHidden>
          {only ? (
            <span className={styles.picked}>
              <Swatch condition={only} />
              <span className={panel.code}>{only.code}</span>{' '}
              {/* Only the code, because the bar is narrow and the panel shows the name. */}
              <VisuallyHidden>{only.name}</VisuallyHidden>
            </span>
          ) : (
            messages.severalConditions
          )}
        </Button>
      }
    />
  );
}
