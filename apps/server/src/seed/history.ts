import { DAY_MS } from '@plumbline/dates';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from '../context/context.ts';
import { crmStatuses } from '../modules/crm/default-statuses.ts';
import { createRandom, type Random } from '../capabilities/demo-data/random.ts';

interface Happening extends Pick<AuditEntry, 'entity' | 'entityId' | 'entityName' | 'action' | 'changes'> {
  at: Date;
  by: string | null;
}

/** Accounts are created, and once changed. */
async function accountChanges(tx: Transaction): Promise<Happening[]> {
  const happened: Happening[] = [];
  const accounts = await tx
    .selectFrom('crm_account')
    .select(['account_id', 'name', 'status', 'owner_id', 'phone', 'created_at', 'updated_at'])
    .orderBy('number')
    .execute();
  for (const account of accounts) {
    const of = {
      entity: 'account',
      entityId: account.account_id,
      entityName: account.name,
      by: account.owner_id,
    };
    happened.push({ ...of, action: 'created', at: new Date(account.created_at) });
    const changes =
      account.status === 'Prospect'
        ? [{ field: 'phone', before: '', after: account.phone }]
        : [
            {
              field: 'status',
              before: account.status === 'Active' ? 'Prospect' : 'Active',
              after: account.status,
            },
          ];
    happened.push({ ...of, action: 'updated', at: new Date(account.updated_at), changes });
  }
  return happened;
}

/** Opportunities are created, go through their stages, and may get another amount. */
async function opportunityChanges(tx: Transaction, random: Random): Promise<Happening[]> {
  const happened: Happening[] = [];
  const opportunities = await tx
    .selectFrom('crm_opportunity')
    .select(['opportunity_id', 'name', 'amount', 'owner_id', 'estimator_id', 'created_at', 'updated_at'])
    .orderBy('number')
    .execute();
  const entered = await tx
    .selectFrom('crm_opportunity_stage')
    .select(['opportunity_id', 'stage', 'entered_at'])
    .orderBy('entered_at')
    .execute();
  const path = Map.groupBy(entered, (each) => each.opportunity_id);
  const chanceOf = (stage: string) =>
    String(crmStatuses.opportunity.find((each) => each.name === stage)?.probability ?? 0);
  for (const bid of opportunities) {
    const of = { entity: 'opportunity', entityId: bid.opportunity_id, entityName: bid.name };
    const stages = path.get(bid.opportunity_id) ?? [];
    happened.push({ ...of, by: bid.owner_id, action: 'created', at: new Date(bid.created_at) });
    for (const [index, { stage, entered_at }] of stages.entries()) {
      const before = stages[index - 1]?.stage;
      if (before === undefined) continue;
      happened.push({
        ...of,
        by: stage === 'Bid submitted' ? bid.estimator_id : bid.owner_id,
        action: 'updated',
        at: new Date(entered_at),
        changes: [
          { field: 'stage', before, after: stage },
          { field: 'probability', before: chanceOf(before), after: chanceOf(stage) },
        ],
      });
    }
    const last = stages.at(-1);
    if (last && Date.parse(String(bid.updated_at)) > Date.parse(String(last.entered_at))) {
      const before = String(Math.round((Number(bid.amount) * random.int(82, 118)) / 5000) * 50) + '.00';
      if (Number(before) !== Number(bid.amount))
        happened.push({
          ...of,
          by: bid.estimator_id,
          action: 'updated',
          at: new Date(bid.updated_at),
          changes: [{ field: 'amount', before, after: String(bid.amount) }],
        });
    }
  }
  return happened;
}

/** Contacts are created. */
async function contactChanges(tx: Transaction): Promise<Happening[]> {
  const happened: Happening[] = [];
  const contacts = await tx
    .selectFrom('crm_contact as contact')
    .innerJoin('crm_account as account', 'account.account_id', 'contact.account_id')
    .select([
      'contact.contact_id',
      'contact.firstname',
      'contact.lastname',
      'contact.created_at',
      'account.owner_id',
    ])
    .execute();
  for (const contact of contacts)
    happened.push({
      entity: 'contact',
      entityId: contact.contact_id,
      entityName: `${contact.firstname} ${contact.lastname}`,
      action: 'created',
      at: new Date(contact.created_at),
      by: contact.owner_id,
    });
  return happened;
}

/** Leads are created, get another status, and may be converted. */
async function leadChanges(tx: Transaction): Promise<Happening[]> {
  const happened: Happening[] = [];
  const leads = await tx
    .selectFrom('crm_lead')
    .select(['row_id', 'name', 'number', 'owner_id', 'status', 'created_at', 'updated_at', 'converted_at'])
    .execute();
  for (const lead of leads) {
    const of = { entity: 'lead', entityId: lead.row_id, entityName: lead.name, by: lead.owner_id };
    happened.push({ ...of, action: 'created', at: new Date(lead.created_at) });
    if (lead.status === 'New') continue;
    const moved = { field: 'status', before: 'New', after: lead.status };
    happened.push({
      ...of,
      action: lead.converted_at ? 'converted' : 'updated',
      at: new Date(lead.updated_at),
      changes: lead.converted_at ? [{ field: 'opportunity', after: lead.name }, moved] : [moved],
    });
  }
  return happened;
}

/** Moves changes to work hours and behind earlier ones of the same record, and sorts them by time. */
function placeInWorkHours(happened: Happening[], random: Random, now: Date): void {
  const latest = new Map<string, number>();
  for (const each of happened) {
    const working = new Date(each.at).setUTCHours(
      random.int(14, 22),
      random.int(0, 59),
      random.int(0, 59),
      0,
    );
    const before = latest.get(each.entityId) ?? -Infinity;
    // Times later today are moved to yesterday.
    const done = working > now.getTime() ? working - DAY_MS : working;
    each.at = new Date(Math.min(done > before ? done : before + random.int(3, 40) * 60_000, now.getTime()));
    latest.set(each.entityId, each.at.getTime());
  }
  happened.sort((left, right) => left.at.getTime() - right.at.getTime());
}

/** Creates activities and audit entries consistent with the records. */
export async function seedHistory(tx: Transaction, tenantId: string, seed: number, now: Date): Promise<void> {
  const random = createRandom(seed);
  const users = await tx.selectFrom('security_user').select(['user_id', 'firstname', 'lastname']).execute();
  const nameOf = new Map(users.map((each) => [each.user_id, `${each.firstname} ${each.lastname}`]));
  const happened = [
    ...(await accountChanges(tx)),
    ...(await opportunityChanges(tx, random)),
    ...(await contactChanges(tx)),
    ...(await leadChanges(tx)),
  ];
  placeInWorkHours(happened, random, now);
  const rows = happened.map(({ entity, entityId, entityName, action, changes, at, by }) => ({
    tenant_id: tenantId,
    change_id: uuidv7(),
    module: 'crm',
    entity,
    entity_id: entityId,
    entity_name: entityName,
    action,
    changes: JSON.stringify(changes ?? []),
    user_id: by,
    user_name: (by === null ? undefined : nameOf.get(by)) ?? '',
    created_at: at.toISOString(),
  }));
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insertInto('audit_change')
      .values(rows.slice(from, from + 500))
      .execute();
}
