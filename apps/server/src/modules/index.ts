import type { Handlers } from '../http/context.ts';
import { admin } from './admin/operations.ts';
import { auth } from './auth/operations.ts';
import { crm } from './crm/operations.ts';
import { estimation } from './estimation/operations.ts';
import { materials } from './materials/operations.ts';
import { partner } from './partner/operations.ts';
import { security } from './security/operations.ts';
import { shell } from './shell/operations.ts';
import { workdrive } from './workdrive/operations.ts';

/** Every operation of the contract; a missing one does not compile. */
export const handlers: Handlers = {
  ...admin,
  ...auth,
  ...crm,
  ...estimation,
  ...materials,
  ...partner,
  ...security,
  ...shell,
  ...workdrive,
};
