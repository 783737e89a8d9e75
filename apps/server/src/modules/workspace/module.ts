import { defineModule } from '../../module/define-module.ts';
import { workspaceOperations } from './operations.ts';

export const workspace = defineModule({
  key: 'workspace',
  publishes: ['user_preference_value'],
  operations: workspaceOperations,
  cacheTopics: {
    invalidates: {
      notification: ['notification'],
      saved_list_view: ['setup/list-views'],
      default_list_view: ['setup/list-views'],
    },
    uncached: ['user_preference'],
  },
});
