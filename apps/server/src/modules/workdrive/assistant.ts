import { entityFields, type FieldMeta } from '@plumbline/api/operations';
import type { AssistantEntity } from '../../capabilities/assistant/assistant-entity.ts';

const described = entityFields as Readonly<Record<string, Readonly<Record<string, FieldMeta>> | undefined>>;

/** Files of the work drive, for questions to the assistant. */
export const workdriveAssistantEntities: readonly AssistantEntity[] = [
  {
    name: 'file',
    one: 'file',
    many: 'files',
    alias: ['document', 'drawing', 'attachment', 'pdf'],
    module: 'workdrive',
    call: 'workdriveList',
    path: '/workdrive/',
    fields: Object.fromEntries(
      Object.entries(described['DriveFile'] ?? {}).flatMap(([name, field]) =>
        name === 'size'
          ? [[name, { ...field, kind: 'number', unit: 'bytes', column: 96 }]]
          : /^(name|content_at)$/.test(name)
            ? [[name, { ...field, column: 96 }]]
            : [],
      ),
    ),
    sum: 'size',
    title: ['name'],
    list: 'Drive-folder',
    isSoughtOnly: true,
    around: ['drive', 'work drive', 'workdrive', 'upload', 'uploaded'],
    fixed: [{ field: 'type', op: 'eq', value: 1 }],
  },
];
