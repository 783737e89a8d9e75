import { entityFields, type FieldMeta } from '@plumbline/api/operations';
import type { AssistantEntity } from '../../capabilities/assistant/assistant-entity.ts';

const described = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;

/** Users, for questions to the assistant. */
export const securityAssistantEntities: readonly AssistantEntity[] = [
  {
    name: 'user',
    one: 'user',
    many: 'users',
    alias: ['people', 'person', 'employee', 'colleague', 'login'],
    module: 'security',
    call: 'userAccountsList',
    path: '/security/accounts',
    fields: described['UserAccount'] ?? {},
    title: ['firstname', 'lastname'],
    page: '/security/user-overview/{uuid}',
    list: 'security-user',
  },
];
