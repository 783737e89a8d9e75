import { entities, restoreEntities, type EntityMeta } from '@plumbline/api/entities';
import type { Right } from '@plumbline/permissions';
import { recordHref } from '../custom/record-href.ts';
import { ChangesScreen, type Restoring } from './ChangesScreen.tsx';
import type { ListScreenProps } from '../list/ListScreen.tsx';
import type { Change } from '@plumbline/api';
import type { FieldsByEntity } from './change-text.ts';
import { capital } from '../format/format-values.ts';

/** Changes of an area that do not belong to an entity, by their name in the audit log. */
export interface OwnChanges {
  id: string;
  label: string;
  hrefOf?: (id: string) => string;
  restoring?: Restoring;
}

/** Recent changes of all entities of an area, with undo of deletions. */
export function AreaChanges({
  area,
  useList,
  own = [],
  entityFields = {},
}: {
  area: string;
  useList: ListScreenProps<Change>['useList'];
  own?: readonly OwnChanges[];
  /** Fields of the area's entities, whose labels and formats the changes are shown with. */
  entityFields?: FieldsByEntity;
}) {
  const ofArea = Object.values<EntityMeta>(entities).filter(({ module }) => module === area);
  return (
    <ChangesScreen
      preferenceKey={`${area}-changes`}
      useList={useList}
      entityFields={entityFields}
      kinds={[
        ...ofArea.map(({ name, one }) => ({ id: name, label: capital(one) })),
        ...own.map(({ id, label }) => ({ id, label })),
      ]}
      restoring={Object.fromEntries<Restoring>([
        ...ofArea
          .filter(({ restores }) => restores)
          .map((kind): [string, Restoring] => [
            kind.name,
            {
              right: { ...kind.right, type: 'd' } as Right,
              call: ({ uuid }) => restoreEntities(kind, uuid),
            },
          ]),
        ...own.flatMap(({ id, restoring }): [string, Restoring][] => (restoring ? [[id, restoring]] : [])),
      ])}
      hrefOf={({ entity, entity_id, action }) =>
        action === 'deleted'
          ? undefined
          : (own.find(({ id }) => id === entity)?.hrefOf?.(entity_id) ?? recordHref(entity, entity_id))
      }
    />
  );
}
