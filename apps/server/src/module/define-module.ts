import type pg from 'pg';
import type { Logger } from 'pino';
import type {
  AssistantAliases,
  AssistantEntity,
  AssistantHelp,
} from '../capabilities/assistant/assistant-entity.ts';
import type { Commentable, CommentStorage } from '../capabilities/comments/commentable.ts';
import type { DemoData } from '../capabilities/demo-data/demo-data.ts';
import type { TemplateSource } from '../capabilities/communication/template-values.ts';
import type { InboxSource } from '../capabilities/inbox/inbox-source.ts';
import type { PublishedCommands } from '../capabilities/published-commands.ts';
import type { Shareable } from '../capabilities/share-links/shareable.ts';
import type { DefaultStatuses, TenantDefaults } from '../capabilities/tenants/provision.ts';
import type { Handlers, Ports } from '../context/context.ts';
import type { NumberedEntity } from '../context/numbering.ts';
import type { Config } from '../core/config.ts';
import type { Database } from '../database/database.ts';
import type { HousekeepingDependencies } from '../jobs/housekeeping.ts';
import type { JobKind, JobKinds } from '../ports/jobs.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import type { LoadMonitor } from '../jobs/load-monitor.ts';
import type { CacheTopics } from '../realtime/invalidation-topics.ts';
import type { DefinedResource } from '../resource/define-resource.ts';
import type { MergeRules } from '../resource/merge-rules.ts';
import type { RecordReference } from '../resource/record-reference.ts';

/** Everything that a job of a module may use. */
export interface JobDependencies {
  database: Database;
  /** Connections of the database's owner, for work across tenants. */
  owner: pg.Pool;
  ports: Ports;
  config: Config;
  log: Logger;
  /** Handlers of all operations, for jobs that make calls on behalf of a user. */
  handlers: Handlers;
  loadMonitor?: LoadMonitor;
}

/** Background job: how it is queued and what it does. */
export type ModuleJob = {
  [K in JobKind]: {
    kind: K;
    /** Concurrent jobs of this kind on one server; 1 by default. */
    concurrency?: number | ((config: Config) => number);
    /** Retries, timeout and heartbeat where they differ from the default queue. */
    queue?: Partial<JobQueue>;
    /** UTC cron expression of a job that runs by the clock, once over all servers. */
    schedule?: string;
    /** Payload of a run that each start of a server queues, unless one waits already. */
    atStart?: JobKinds[K];
    /** @param attempt.last no further retry follows. */
    run: (payload: JobKinds[K], parts: JobDependencies, attempt: { last: boolean }) => Promise<void>;
  };
}[JobKind];

/**
 * A module of the server. Every list that spans modules is derived from these manifests (`modules.ts` is the registry), so
 * that adding a module edits nothing outside its own folders.
 */
export interface ServerModule<Operations extends Partial<Handlers> = Partial<Handlers>> {
  /** The module's name in the contract, the apps, the journeys and the docs. */
  key: string;
  /** Purchasable module whose use shows in this module's audit log, e.g. `crm`. */
  purchase?: string;
  /** Handlers by operation id. */
  operations: Operations;
  /** Resources by entity name. */
  resources?: Readonly<Record<string, DefinedResource>>;
  /** Views that other modules may read; each is a file in the module's `views` folder. */
  publishes?: readonly string[];
  /** Commands by which other modules change what this one owns. */
  commands?: Partial<PublishedCommands>;
  /** Sources of "Waiting for me". */
  inbox?: readonly InboxSource[];
  /** Invalidated API paths by table. */
  cacheTopics?: CacheTopics;
  /** Statuses that a new company starts with, by entity. */
  defaultStatuses?: DefaultStatuses;
  /** Inserts the configuration that a new company starts with. */
  defaults?: TenantDefaults;
  jobs?: readonly ModuleJob[];
  /** Hourly clean-up of one tenant's expired rows and files. Must be idempotent. */
  housekeeping?: (parts: HousekeepingDependencies) => Promise<void>;
  /** Shareable entities by the entity name that share links store. */
  shareables?: Readonly<Record<string, Shareable>>;
  /** Records that comments and tasks can refer to, beside the entities of the contract. */
  references?: readonly RecordReference[];
  /** Names that documented payloads use for entities, e.g. `accounts` for `account`. */
  documentedNames?: Readonly<Record<string, string>>;
  /** Records with access rules of their own that can be commented on. */
  commentables?: readonly Commentable[];
  /** Documented `prop_type` names of comments and files, by entity. */
  commentStorage?: Readonly<Record<string, CommentStorage>>;
  /** Entities that e-mail and text templates can be about. */
  templateSources?: Readonly<Record<string, TemplateSource>>;
  /** Rows that follow a record when it is merged into another. */
  merge?: MergeRules;
  /** Entities with an address, shown on the map. They have the fields `zip`, `city` and `state`. */
  locatedEntities?: readonly string[];
  /** Record numbers of entities that are not described in the contract. */
  numbered?: Readonly<Record<string, NumberedEntity>>;
  /**
   * Synonyms by entity, lists that are no entity of the contract, and lines of the help, for questions to the assistant. The
   * contract states where answers lead (`assistantLinks`).
   */
  assistant?: {
    aliases?: Readonly<Record<string, AssistantAliases>>;
    entities?: readonly AssistantEntity[];
    help?: AssistantHelp;
  };
  /** Records of the module in the demo companies: its `seed.ts`, which is loaded for a new demo only. */
  demoData?: () => Promise<{ demoData: readonly DemoData[] }>;
}

/** Declares a module. The operations keep their types, so that a missing handler fails to compile. */
export const defineModule = <const Operations extends Partial<Handlers>>(
  module: ServerModule<Operations>,
): ServerModule<Operations> => module;
