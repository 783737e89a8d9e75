import {
  entityFields,
  entities,
  operations,
  type FieldMeta,
  type EntityMeta,
} from '@plumbline/api/operations';
import type { Right } from '@plumbline/permissions';
import type { AssistantEntity } from '../../capabilities/assistant/assistant-entity.ts';

const described = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;
const table = operations as Readonly<Record<string, object | undefined>>;
const entityList = Object.values<EntityMeta>(entities);
/** Entities with a timeline of activities. */
const entitiesWithActivities = entityList.filter(({ calls }) => table[`${calls}AddActivity`] !== undefined);
const byName = new Map(entityList.map((kind) => [kind.name, kind]));

/** Activities, for questions to the assistant. */
export const crmAssistantEntities: readonly AssistantEntity[] = [
  {
    name: 'activity',
    one: 'activity',
    many: 'activities',
    alias: ['note', 'call', 'meeting', 'phone call'],
    module: 'crm',
    call: 'crmDashboardsListActivities',
    path: '/crm/activities',
    fields: described['ActivityRow'] ?? {},
    title: ['subject'],
    pageOf: ({ prop_type: type, prop_id: id }) =>
      byName.get(String(type))?.page?.replace('{uuid}', String(id)),
    means: Object.fromEntries(
      ['note', 'call', 'meeting'].map((kind) => [kind, { field: 'kind', op: 'eq', value: kind } as const]),
    ),
    rights: entitiesWithActivities.map(({ right }) => ({ ...right, type: 'v' }) as Right),
  },
];
