import type { Handlers } from '../../context/context.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { communicationOperations, communications } from './communication.ts';
import { companyOperations } from './company.ts';
import { contactOperations } from './company-contacts.ts';
import { estimationFolders } from './folders.ts';
import { logOperations } from './logs.ts';
import { mailOperations } from './mail.ts';
import { moduleOperations } from './modules.ts';
import { numberingOperations } from './numbering.ts';
import { departments, designations, qualifiers } from './organization.ts';
import { pluginOperations } from './plugins.ts';
import { statuses } from './statuses.ts';
import { territories, territoryOperations } from './territories.ts';
import { workflowOperations, workflows } from './workflows.ts';

export const setupResources = {
  department: departments,
  designation: designations,
  qualifier: qualifiers,
  workflow: workflows,
  communication: communications,
  territory: territories,
  estimationFolder: estimationFolders,
};

export const setupOperations = {
  ...resourceHandlers(departments),
  ...resourceHandlers(designations),
  ...resourceHandlers(qualifiers),
  ...resourceHandlers(estimationFolders),
  departmentsListNames: departments.list,
  ...statuses,
  ...workflowOperations,
  ...communicationOperations,
  ...territoryOperations,
  ...companyOperations,
  ...numberingOperations,
  ...mailOperations,
  ...pluginOperations,
  ...moduleOperations,
  ...contactOperations,
  ...logOperations,
} satisfies Partial<Handlers>;
