import { kinds, restoreKind, type KindMeta } from '@plumbline/api/kinds';
import type { Right } from '@plumbline/permissions';
import { recordHref } from '../custom/record-href.ts';
import { ChangesScreen } from '../changes-screen.tsx';
import type { ListScreenProps } from '../list-screen.tsx';
import type { Change } from '@plumbline/api';
import { capital } from '../words.ts';

/** An area's recent changes: of every kind of record that the area has, each with its way back. */
export function AreaChanges({
  area,
  useList,
}: {
  area: string;
  useList: ListScreenProps<Change>['useList'];
}) {
  const own = Object.values<KindMeta>(kinds).filter(({ module }) => module === area);
  return (
    <ChangesScreen
      preferenceKey={`${area}-changes`}
      useList={useList}
      kinds={own.map(({ name, one }) => ({ id: name, label: capital(one) }))}
      restoring={Object.fromEntries(
        own
          .filter(({ restores }) => restores)
          .map((kind) => [
            kind.name,
            {
              right: { ...kind.right, type: 'd' } as Right,
              call: ({ uuid }: { uuid: string[] }) => restoreKind(kind, uuid),
            },
          ]),
      )}
      hrefOf={({ entity, entity_id, action }) =>
        action === 'deleted' ? undefined : recordHref(entity, entity_id)
      }
    />
  );
}
