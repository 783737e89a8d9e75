import { defineModule } from '../../module/define-module.ts';
import { authOperations } from './operations.ts';
import { sendPasswordReset } from './password-reset-job.ts';

declare module '../../ports/jobs.ts' {
  interface JobKinds {
    /** The reset link of a forgotten password is sent, if the account exists. */
    'password-reset': { username: string };
  }
}

export const auth = defineModule({
  key: 'auth',
  operations: authOperations,
  jobs: [{ kind: 'password-reset', run: sendPasswordReset, concurrency: 2 }],
});
