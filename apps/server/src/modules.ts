import type { Handlers } from './context/context.ts';
import type { ServerModule } from './module/define-module.ts';
import { registerModules } from './module/register-modules.ts';
import { admin } from './modules/admin/module.ts';
import { assistant } from './modules/assistant/module.ts';
import { auth } from './modules/auth/module.ts';
import { billing } from './modules/billing/module.ts';
import { comments } from './modules/comments/module.ts';
import { crm } from './modules/crm/module.ts';
import { estimation } from './modules/estimation/module.ts';
import { imports } from './modules/imports/module.ts';
import { inbox } from './modules/inbox/module.ts';
import { materials } from './modules/materials/module.ts';
import { partner } from './modules/partner/module.ts';
import { presence } from './modules/presence/module.ts';
import { reports } from './modules/reports/module.ts';
import { retailCrm } from './modules/retail-crm/module.ts';
import { retailVendor } from './modules/retail-vendor/module.ts';
import { security } from './modules/security/module.ts';
import { setup } from './modules/setup/module.ts';
import { shareLinks } from './modules/share-links/module.ts';
import { tasks } from './modules/tasks/module.ts';
import { vendors } from './modules/vendors/module.ts';
import { workdrive } from './modules/workdrive/module.ts';
import { workspace } from './modules/workspace/module.ts';

/** The registry: a module is part of the server by its line here. The order is that of the groups in "Waiting for me". */
const registry = [
  crm,
  tasks,
  estimation,
  vendors,
  retailCrm,
  retailVendor,
  imports,
  materials,
  admin,
  assistant,
  auth,
  billing,
  comments,
  inbox,
  partner,
  presence,
  reports,
  security,
  setup,
  shareLinks,
  workdrive,
  workspace,
] as const;

export const modules: readonly ServerModule[] = registry;
registerModules(modules);

type Union = (typeof registry)[number]['operations'];
type All<T> = (T extends unknown ? (value: T) => void : never) extends (value: infer Each) => void
  ? Each
  : never;

/** Handlers of all operations of the contract; a missing one is a compile error. */
export const handlers: Handlers = Object.assign(
  {},
  ...registry.map(({ operations }) => operations),
) as All<Union>;
