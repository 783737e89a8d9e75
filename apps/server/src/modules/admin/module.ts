import { defineModule } from '../../module/define-module.ts';
import { adminOperations } from './operations.ts';

export const admin = defineModule({ key: 'admin', operations: adminOperations });
