import type { MenuSection } from '../../components/Menu/Menu.tsx';
import type { Messages } from '../../messages/catalogue.ts';
import { obstacleTo } from '../store/assignLayer.ts';
import type { CanvasMeasure } from '../types.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface ConditionSectionsOptions {
  /** Selected measures. */
  measures: readonly CanvasMeasure[];
  conditions: readonly WorkspaceCondition[];
  onChoose: (uuid: string) => void;
  obstacles: Messages['takeoffSelection']['obstacle'];
  toolNames: Messages['takeoffTools'];
}

/** Menu sections that change the condition of the selection, by type with the current type first. */
export function conditionSections({
  measures,
  conditions,
  onChoose,
  obstacles,
  toolNames,
}: ConditionSectionsOptions): MenuSection[] {
  const chosen = [...new Set(measures.map(({ conditionId }) => conditionId))];
  const types = [...new Set([...measures.map(({ type }) => type), ...conditions.map(({ type }) => type)])];
  return types.flatMap((type): MenuSection[] => {
    const ofType = conditions.filter((condition) => condition.type === type);
    if (ofType.length === 0) return [];
    const obstacle = obstacleTo(measures, { type });
    return [
      {
        id: type,
        title: toolNames[type],
        selectionMode: 'single',
        selectedIds: chosen.length === 1 ? chosen : [],
        onSelectionChange: ([uuid]) => uuid !== undefined && onChoose(uuid),
        items: ofType.map(({ uuid, code, name }) => ({
          id: uuid,
          label: `${code} ${name}`,
          ...(obstacle ? { disabledReason: obstacles[obstacle] } : {}),
        })),
      },
    ];
  });
}
