import { defineModule } from '../../module/define-module.ts';
import { companyProfileCommands } from './company-profile-commands.ts';
import { insertSetupDefaults } from './default-configuration.ts';
import { forms } from './forms.ts';
import { setupOperations, setupResources } from './operations.ts';

declare module '../../capabilities/published-commands.ts' {
  interface PublishedCommands {
    companyProfile: typeof companyProfileCommands;
  }
}

export const setup = defineModule({
  key: 'setup',
  publishes: [
    'record_status',
    'setup_company_profile',
    'setup_default_workflow',
    'setup_department_directory',
    'setup_designation_directory',
    'setup_estimation_folder_view',
    'setup_qualifier_directory',
    'setup_territory_area',
    'setup_workflow_directory',
    'setup_workflow_view',
  ],
  purchase: 'setup',
  operations: { ...forms, ...setupOperations },
  commands: { companyProfile: companyProfileCommands },
  resources: setupResources,
  defaults: insertSetupDefaults,
  cacheTopics: {
    invalidates: { setup_: ['setup', 'global-configs', 'plugins'] },
  },
});
