import { defineModule } from '../../module/define-module.ts';
import { forms } from './forms.ts';
import { setupOperations, setupResources } from './operations.ts';

export const setup = defineModule({
  key: 'setup',
  purchase: 'setup',
  operations: { ...forms, ...setupOperations },
  resources: setupResources,
  cacheTopics: {
    invalidates: { company_detail: ['setup'], setup_: ['setup', 'global-configs', 'plugins'] },
  },
});
