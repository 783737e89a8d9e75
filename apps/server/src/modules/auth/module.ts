import { defineModule } from '../../module/define-module.ts';
import { authOperations } from './operations.ts';

export const auth = defineModule({ key: 'auth', operations: authOperations });
