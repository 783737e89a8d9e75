import { defineModule } from '../../module/define-module.ts';
import { inboxOperations } from './operations.ts';

export const inbox = defineModule({
  key: 'inbox',
  operations: inboxOperations,
  assistant: { help: { questions: [{ question: 'What is waiting for me?', sequence: 10 }] } },
});
