import { defineModule } from '../../module/define-module.ts';
import { inboxOperations } from './operations.ts';

export const inbox = defineModule({ key: 'inbox', operations: inboxOperations });
