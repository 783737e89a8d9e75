import type { AppManifest } from '@plumbline/app-kit/module/define-manifest';
import { crm } from './modules/crm/manifest.ts';
import { estimation } from './modules/estimation/manifest.ts';
import { home } from './modules/home/manifest.ts';
import { materials } from './modules/materials/manifest.ts';
import { retailCrm } from './modules/retail-crm/manifest.ts';
import { retailVendor } from './modules/retail-vendor/manifest.ts';
import { security } from './modules/security/manifest.ts';
import { setup } from './modules/setup/manifest.ts';
import { tasks } from './modules/tasks/manifest.ts';
import { vendors } from './modules/vendors/manifest.ts';
import { workdrive } from './modules/workdrive/manifest.ts';

/** The registry: a module is part of the suite by its line here. The order is that of the launcher. */
export const modules: readonly AppManifest[] = [
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
