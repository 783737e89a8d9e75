import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../..');

/** Account of an SMS gateway with Twilio's API. */
export interface SmsSettings {
  url: string;
  account: string;
  token: string;
  /** Sender number or messaging service. */
  from: string;
}

export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database and stored files. */
  dataFolder: string;
  /** Your own PostgreSQL; undefined starts the embedded one. */
  databaseUrl: string | undefined;
  /** Demo data, demo logins and the readable outbox. */
  demo: boolean;
  logLevel: string;
  /** Requests a minute for one session or, without one, for one address. */
  rateLimit: number;
  /** Attempts a minute for one address on sign-in and password calls. */
  authRateLimit: number;
  sessionIdleMinutes: number;
  sessionLifetimeHours: number;
  /** S3-compatible storage; undefined keeps files on disk. */
  s3: { bucket: string; endpoint: string | undefined; region: string } | undefined;
  /** Allows companies to sign up for a trial. */
  signups: boolean;
  /** Rejects all calls except health; the apps show the maintenance page. */
  maintenance: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** A gateway with Twilio's API that takes text messages; undefined keeps them in the outbox. */
  sms: SmsSettings | undefined;
  /** Allows mail servers of companies in this server's private network. */
  privateMail: boolean;
  /** Address people reach this server at, for links in mail. */
  publicUrl: string;
  /** Key that secrets are sealed with; undefined keeps one in the data folder. */
  sealingKey: string | undefined;
  /** The key before the current one, until everything is sealed with the current one. */
  previousSealingKey: string | undefined;
  /** IP addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[];
  /** Folders of the three built apps; a missing one answers 404. */
  apps: Record<'suite' | 'admin' | 'partner', string>;
  /** Number of concurrent page-processing jobs. */
  jobConcurrency: number;
  /** Payment gateway; undefined for the test gateway, which charges nothing. */
  stripe: { key: string; url: string } | undefined;
  /** A service with OpenAI's API that reads questions; undefined leaves all of them to our own grammar. */
  assistant: { url: string; key: string; model: string } | undefined;
  /** Questions a minute of one person to the assistant. */
  assistantRateLimit: number;
  /** Sales tax on what companies subscribe to, in percent with at most four decimals. */
  taxPercent: string;
  /** Bytes that a company may keep in its work drive unless it has been given another amount. */
  driveQuota: number;
}

const number = (value: string | undefined, otherwise: number, name: string): number => {
  if (value === undefined || value === '') return otherwise;
  const parsed = Number(value);
  if (!Number.isFinite(parsed) || parsed < 0) throw new Error(`${name} must be a number, not “${value}”`);
  return parsed;
};

const percent = (value: string | undefined, name: string): string => {
  const text = value || '0';
  if (!/^\d{1,2}(\.\d{1,4})?$/.test(text))
    throw new Error(`${name} must be a percentage with at most four decimals, not “${text}”`);
  return text;
};

function smsSettings(env: NodeJS.ProcessEnv): SmsSettings | undefined {
  const account = env['SMS_ACCOUNT'] ?? '';
  const token = env['SMS_TOKEN'] ?? '';
  const from = env['SMS_FROM'] ?? '';
  if (!account && !token && !from && !env['SMS_URL']) return undefined;
  // An incomplete configuration would keep messages that users believe to be sent.
  if (!account || !token || !from) throw new Error('SMS_ACCOUNT, SMS_TOKEN and SMS_FROM belong together');
  return { url: (env['SMS_URL'] || 'https://api.twilio.com').replace(/\/+$/, ''), account, token, from };
}

function sealingKey(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const key = env[name]?.trim() || undefined;
  if (key !== undefined && key.length < 32) throw new Error(`${name} must have at least 32 characters`);
  return key;
}

/** Reads the environment once, at start; nothing else does. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const databaseUrl = env['DATABASE_URL'] || undefined;
  const port = number(env['PORT'], 4000, 'PORT');
  // Demo logins are public, so on an external database demo data is created only on request.
  const demo = env['PLUMBLINE_DEMO'] ? env['PLUMBLINE_DEMO'] === '1' : databaseUrl === undefined;
  return {
    port,
    // A demo server, whose emails and logins are public, listens locally by default.
    host: env['HOST'] || (databaseUrl && !demo ? '0.0.0.0' : '127.0.0.1'),
    dataFolder: path.resolve(root, env['PLUMBLINE_DATA'] || '.data'),
    databaseUrl,
    demo,
    logLevel: env['LOG_LEVEL'] || 'info',
    rateLimit: number(env['PLUMBLINE_RATE_LIMIT'], 3000, 'PLUMBLINE_RATE_LIMIT'),
    authRateLimit: number(env['PLUMBLINE_AUTH_RATE_LIMIT'], 60, 'PLUMBLINE_AUTH_RATE_LIMIT'),
    sessionIdleMinutes: number(env['PLUMBLINE_SESSION_IDLE_MINUTES'], 120, 'PLUMBLINE_SESSION_IDLE_MINUTES'),
    sessionLifetimeHours: number(
      env['PLUMBLINE_SESSION_LIFETIME_HOURS'],
      24 * 7,
      'PLUMBLINE_SESSION_LIFETIME_HOURS',
    ),
    s3: env['S3_BUCKET']
      ? {
          bucket: env['S3_BUCKET'],
          endpoint: env['S3_ENDPOINT'] || undefined,
          region: env['S3_REGION'] || 'us-east-1',
        }
      : undefined,
    signups: env['PLUMBLINE_SIGNUPS'] !== '0',
    maintenance: env['PLUMBLINE_MAINTENANCE'] === '1',
    smtpUrl: env['SMTP_URL'] || undefined,
    mailFrom: env['MAIL_FROM'] || 'Plumbline <no-reply@plumbline.test>',
    sms: smsSettings(env),
    privateMail: env['PLUMBLINE_PRIVATE_MAIL'] === '1',
    publicUrl: env['PUBLIC_URL'] || `http://localhost:${port}`,
    sealingKey: sealingKey(env, 'PLUMBLINE_SEALING_KEY'),
    previousSealingKey: sealingKey(env, 'PLUMBLINE_PREVIOUS_SEALING_KEY'),
    trustedProxies: (env['PLUMBLINE_TRUSTED_PROXIES'] ?? '127.0.0.0/8,::1')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    apps: {
      suite: path.join(root, 'apps/suite/dist'),
      admin: path.join(root, 'apps/admin/dist'),
      partner: path.join(root, 'apps/partner/dist'),
    },
    jobConcurrency: number(env['PLUMBLINE_JOBS'], 1, 'PLUMBLINE_JOBS'),
    stripe: env['STRIPE_SECRET_KEY']
      ? { key: env['STRIPE_SECRET_KEY'], url: env['STRIPE_API_URL'] || 'https://api.stripe.com' }
      : undefined,
    assistant:
      env['ASSISTANT_URL'] && env['ASSISTANT_MODEL']
        ? {
            url: env['ASSISTANT_URL'].replace(/\/+$/, ''),
            key: env['ASSISTANT_API_KEY'] ?? '',
            model: env['ASSISTANT_MODEL'],
          }
        : undefined,
    assistantRateLimit: number(env['PLUMBLINE_ASSISTANT_RATE_LIMIT'], 30, 'PLUMBLINE_ASSISTANT_RATE_LIMIT'),
    taxPercent: percent(env['PLUMBLINE_SALES_TAX'], 'PLUMBLINE_SALES_TAX'),
    driveQuota: number(env['PLUMBLINE_DRIVE_GB'], 100, 'PLUMBLINE_DRIVE_GB') * 1e9,
  };
}
