import type { AppModule } from '@plumbline/app-kit';
import { crm } from './modules/crm/module.ts';
import { estimation } from './modules/estimation/module.ts';
import { home } from './modules/home/module.ts';
import { materials } from './modules/materials/module.ts';
import { retailCrm } from './modules/retail-crm/module.ts';
import { retailVendor } from './modules/retail-vendor/module.ts';
import { security } from './modules/security/module.ts';
import { setup } from './modules/setup/module.ts';
import { tasks } from './modules/tasks/module.ts';
import { vendors } from './modules/vendors/module.ts';
import { workdrive } from './modules/workdrive/module.ts';

/** What people work in, once they are signed in. */
export const areas: readonly AppModule[] = [
  home,
  crm,
  estimation,
  materials,
  vendors,
  tasks,
  retailCrm,
  retailVendor,
  workdrive,
  security,
  setup,
];
