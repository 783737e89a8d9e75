import { defineModule } from '../../module/define-module.ts';
import { shareLinkOperations } from './operations.ts';

export const shareLinks = defineModule({
  key: 'share-links',
  publishes: ['share_link_opening'],
  operations: shareLinkOperations,
  cacheTopics: { invalidates: { public_link: ['links'] } },
});
