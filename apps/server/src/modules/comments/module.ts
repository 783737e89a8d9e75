import { defineModule } from '../../module/define-module.ts';
import { commentOperations } from './operations.ts';

export const comments = defineModule({
  key: 'comments',
  publishes: ['record_comment'],
  operations: commentOperations,
  cacheTopics: { invalidates: { comment: ['setup/comments', 'task-management', 'estimations/pins'] } },
  merge: { followers: [{ table: 'comment', type: 'prop_type', id: 'prop_id', as: 'uuid' }] },
});
