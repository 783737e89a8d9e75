import {
  registerAssistantAliases,
  registerAssistantEntities,
  registerAssistantHelp,
} from '../capabilities/assistant/assistant-entity.ts';
import { registerCommentables, registerCommentStorage } from '../capabilities/comments/commentable.ts';
import { registerTemplateSources } from '../capabilities/communication/template-values.ts';
import { registerInboxSources } from '../capabilities/inbox/inbox-source.ts';
import { registerCommands } from '../capabilities/published-commands.ts';
import { registerShareables } from '../capabilities/share-links/shareables.ts';
import { registerPurchase } from '../capabilities/tenants/module-usage.ts';
import { registerDefaultStatuses, registerTenantDefaults } from '../capabilities/tenants/provision.ts';
import { registerNumberedEntity } from '../context/numbering.ts';
import { registerHousekeeping } from '../jobs/housekeeping.ts';
import { registerCacheTopics } from '../realtime/invalidation-topics.ts';
import { registerMergeRules } from '../resource/merge-rules.ts';
import { registerLocatedEntities } from '../resource/record-locations.ts';
import { registerDocumentedNames, registerReferences } from '../resource/record-reference.ts';
import { registerResources } from '../resource/resource-index.ts';
import type { ServerModule } from './define-module.ts';

/** Hands each part of the manifests to the floor that uses it. Runs once, when `modules.ts` is loaded. */
export function registerModules(modules: readonly ServerModule[]): void {
  for (const module of modules) {
    if (module.purchase) registerPurchase(module.purchase, module.key);
    registerResources(module.resources ?? {});
    registerCommands(module.commands ?? {});
    registerInboxSources(module.inbox ?? []);
    registerCacheTopics(module.cacheTopics ?? {});
    registerDefaultStatuses(module.defaultStatuses ?? {});
    if (module.defaults) registerTenantDefaults(module.defaults);
    if (module.housekeeping) registerHousekeeping(module.housekeeping);
    registerShareables(module.shareables ?? {});
    registerReferences(module.references ?? []);
    registerDocumentedNames(module.documentedNames ?? {});
    registerCommentables(module.commentables ?? []);
    registerCommentStorage(module.commentStorage ?? {});
    registerTemplateSources(module.templateSources ?? {});
    if (module.merge) registerMergeRules(module.key, module.merge);
    registerLocatedEntities(module.locatedEntities ?? []);
    for (const [name, entity] of Object.entries(module.numbered ?? {})) registerNumberedEntity(name, entity);
    registerAssistantAliases(module.assistant?.aliases ?? {});
    registerAssistantEntities(module.assistant?.entities ?? []);
    registerAssistantHelp(module.assistant?.help ?? {});
  }
}
