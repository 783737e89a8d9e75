import { defineModule } from '../../module/define-module.ts';
import { presenceOperations } from './operations.ts';

export const presence = defineModule({ key: 'presence', operations: presenceOperations });
