import type { Jobs } from '../ports/jobs.ts';
import { runHousekeeping } from '../jobs/housekeeping.ts';
import { smtpSender } from '../ports/mail.ts';
import { smsSender } from '../ports/sms.ts';
import { httpSmsGateway } from '../ports/sms-gateway.ts';
import { signUnsigned } from '../resource/duplicate-detection.ts';
import { locateMissing } from '../resource/record-locations.ts';
import type { JobDependencies } from './define-module.ts';

/** Starts the workers of jobs that belong to no module, and queues work that was missed while no server ran. */
export async function startPlatformJobs(
  jobs: Jobs,
  { database, owner, ports, config, log }: JobDependencies,
): Promise<void> {
  await jobs.work('signatures', 1, (payload) => signUnsigned(payload, { database }));
  await jobs.work('places', 1, (payload) => locateMissing(payload, { database, geocoder: ports.geocoder }));
  const companies = await owner.query<{ tenant_id: string }>('select tenant_id from platform.tenant');
  for (const { tenant_id: tenantId } of companies.rows) {
    await jobs.send('signatures', { tenantId });
    await jobs.send('places', { tenantId });
  }
  await jobs.work(
    'mail-send',
    1,
    smtpSender(owner, {
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      unseal: ports.unseal,
      allowsPrivate: config.privateMail,
    }),
  );
  await jobs.work(
    'sms-send',
    1,
    smsSender(owner, { gateway: config.sms && httpSmsGateway(config.sms), database }),
  );
  await jobs.work('housekeeping', 1, () =>
    runHousekeeping({ database, owner, ports, log, sessionIdleMinutes: config.sessionIdleMinutes }),
  );
  // Off the full hour, when other scheduled work starts.
  await jobs.every('housekeeping', '17 * * * *');
}
