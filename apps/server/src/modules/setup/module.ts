import { defineModule } from '../../module/define-module.ts';
import { companyProfileCommands } from './company-commands.ts';
import { insertSetupDefaults } from './defaults.ts';
import { forms } from './forms.ts';
import { setupOperations, setupResources } from './operations.ts';

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    companyProfile: typeof companyProfileCommands;
  }
}

export const setup = defineModule({
  key: 'setup',
  purchase: 'setup',
  operations: { ...forms, ...setupOperations },
  commands: { companyProfile: companyProfileCommands },
  resources: setupResources,
  defaults: insertSetupDefaults,
  cacheTopics: {
    invalidates: { setup_: ['setup', 'global-configs', 'plugins'] },
  },
});
