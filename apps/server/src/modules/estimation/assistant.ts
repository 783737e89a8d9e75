import { entityFields, type FieldMeta } from '@plumbline/api/operations';
import type { AssistantEntity } from '../../capabilities/assistant/assistant-entity.ts';

const described = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;

/** Estimations, for questions to the assistant. */
export const estimationAssistantEntities: readonly AssistantEntity[] = [
  {
    name: 'estimation',
    one: 'estimation',
    many: 'estimations',
    alias: ['estimate', 'estimation project', 'estimating project'],
    module: 'estimations',
    call: 'estimationsList',
    path: '/estimations',
    fields: Object.fromEntries(
      Object.entries(described['Estimation'] ?? {}).map(([name, field]) => [
        name,
        name === 'estimation_status'
          ? { ...field, choices: 'status:estimation' }
          : /^(estimator|reviewer)_id$/.test(name)
            ? { ...field, ref: 'user' }
            : field,
      ]),
    ),
    title: ['name'],
    page: '/estimation/{uuid}/view',
    list: 'estimation-dashboard',
    sum: 'total',
  },
];
