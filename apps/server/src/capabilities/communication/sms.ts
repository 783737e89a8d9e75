import type { Activity, ActivityFields, Communication, TextMessage, TextStart } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { fillIn } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { withAllRecords } from '../../database/impersonate.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { activityHandlers, listMappedContacts } from '../../resource/activities.ts';
import { templateValues, type TemplateKind } from './template-values.ts';

interface RecordInput {
  params: { uuid: string };
}
interface TextedRecord {
  uuid: string;
  phone?: string;
}

/** Numbers whose contacts have opted out of text messages, on any record, also one that the caller does not see. */
async function optedOutNumbers(phones: readonly string[], { tx }: Context): Promise<Map<string, string>> {
  const { rows } = await withAllRecords(tx, () =>
    sql<{ phone: string; name: string }>`select phone, firstname || ' ' || lastname as name
      from crm_contact_view where do_not_text and phone = any(${[...phones]}::text[])
      order by lastname desc, firstname desc`.execute(tx),
  );
  return new Map(rows.map(({ phone, name }) => [phone, name]));
}

/** Text messages about the records of a kind, written by the company's communication codes. */
export function smsHandlers(
  kind: TemplateKind,
  find: (uuid: string, context: Context) => Promise<TextedRecord>,
) {
  const { addActivity } = activityHandlers(kind, find);
  const people = async (uuid: string, context: Context) => {
    if (!hasPermission({ app: 1, name: 'contact', type: 'v' }, context)) return [];
    return listMappedContacts(kind, uuid, undefined, context);
  };
  return {
    begin: async ({ params: { uuid } }: RecordInput, context: Context): Promise<{ data: TextStart }> => {
      const row = await find(uuid, context);
      const { values, title } = await templateValues(kind, uuid, context);
      const { rows: codes } = await sql<Communication>`select * from setup_communication_view
        where module = ${kind} and sms order by code`.execute(context.tx);
      const known = new Map<string, string>();
      for (const { phone, contact_name: name } of await people(uuid, context))
        if (phone && !known.has(phone)) known.set(phone, name);
      if (row.phone && !known.has(row.phone)) known.set(row.phone, title);
      const optedOut = await optedOutNumbers([...known.keys()], context);
      return {
        data: {
          to: [...known].map(([phone, name]) => ({ phone, name, do_not_text: optedOut.has(phone) })),
          templates: codes.map(({ uuid: code_id, code, desc, sms_text = '' }) => ({
            uuid: code_id,
            code,
            desc,
            text: fillIn(sms_text, values),
          })),
          sends: context.ports.sms.sends,
        },
      };
    },
    send: async (
      { params, body: { to, text } }: RecordInput & { body: TextMessage },
      context: Context,
    ): Promise<{ data: Activity }> => {
      const phones = [...new Set(to)].filter(Boolean);
      if (phones.length === 0) throw invalidField('to', messages.required);
      const [refused] = await optedOutNumbers(phones, context);
      if (refused) throw invalidField('to', `${refused[1]} (${refused[0]}) has opted out of text messages.`);
      const contacts = (await people(params.uuid, context)).filter(({ phone }) => phones.includes(phone));
      const activity: ActivityFields = {
        kind: 'sms',
        direction: 'out',
        body: `To ${phones.join(', ')}\n\n${text.trim()}`,
        outcome: context.ports.sms.sends ? 'Waiting to be sent' : 'In the outbox: no SMS gateway is set up',
        people: [...new Set(contacts.map(({ uuid }) => uuid))].slice(0, 50),
      };
      const answer = await addActivity({ params, body: activity }, context);
      for (const phone of phones)
        context.afterCommit(() =>
          context.ports.sms.send({
            tenantId: context.user.tenant_id,
            activityId: answer.data.uuid,
            to: phone,
            text: text.trim(),
          }),
        );
      return answer;
    },
  };
}
