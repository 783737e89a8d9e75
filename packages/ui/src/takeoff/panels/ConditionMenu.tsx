import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { CanvasMeasure } from '../types.ts';
import { conditionSections } from './conditionSections.ts';
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
  const sections = conditionSections({
    measures,
    conditions,
    onChoose,
    obstacles: messages.obstacle,
    toolNames,
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
