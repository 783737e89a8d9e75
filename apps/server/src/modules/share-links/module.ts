import { defineModule } from '../../module/define-module.ts';
import { shareLinkOperations } from './operations.ts';

export const shareLinks = defineModule({
  key: 'share-links',
  operations: shareLinkOperations,
  cacheTopics: { invalidates: { public_link: ['links'] } },
});
