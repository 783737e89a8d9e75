import type { Activity, ActivityFields, Communication, Letter, LetterStart } from '@plumbline/api';
import { messages } from '@plumbline/validation';
import { fillIn } from '@plumbline/validation/setup';
import { sql } from 'kysely';
import type { Context } from '../../context/context.ts';
import { invalidField } from '../../core/http-error.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { activityHandlers, listMappedContacts } from '../../resource/activities.ts';
import { templateValues, type TemplateKind } from './template-values.ts';

interface RecordInput {
  params: { uuid: string };
}
interface EmailedRecord {
  uuid: string;
  email?: string;
}

/** Letters about the records of a kind, written by the company's communication codes. */
export function emailHandlers(
  kind: TemplateKind,
  find: (uuid: string, context: Context) => Promise<EmailedRecord>,
) {
  const { addActivity } = activityHandlers(kind, find);
  const people = (uuid: string, context: Context) =>
    hasPermission({ app: 1, name: 'contact', type: 'v' }, context)
      ? listMappedContacts(kind, uuid, undefined, context)
      : Promise.resolve([]);
  return {
    begin: async ({ params: { uuid } }: RecordInput, context: Context): Promise<{ data: LetterStart }> => {
      const row = await find(uuid, context);
      const { values, title } = await templateValues(kind, uuid, context);
      const { rows: codes } = await sql<Communication>`select * from setup_communication_view
        where module = ${kind} and email order by code`.execute(context.tx);
      const known = new Map<string, string>();
      for (const { email, contact_name: name } of await people(uuid, context))
        if (email && !known.has(email)) known.set(email, name);
      if (row.email && !known.has(row.email)) known.set(row.email, title);
      return {
        data: {
          to: [...known].map(([email, name]) => ({ email, name })),
          templates: codes.map(({ uuid: code_id, code, desc, subject = '', body = '' }) => ({
            uuid: code_id,
            code,
            desc,
            subject: fillIn(subject, values),
            body: fillIn(body, values),
          })),
        },
      };
    },
    send: async (
      { params, body: { to, subject, body } }: RecordInput & { body: Letter },
      context: Context,
    ): Promise<{ data: Activity }> => {
      // ASCII letters alone: `toLowerCase` makes another address of one with a Kelvin sign.
      const addresses = [
        ...new Set(to.map((address) => address.trim().replaceAll(/[A-Z]/g, (c) => c.toLowerCase()))),
      ].filter(Boolean);
      if (addresses.length === 0) throw invalidField('to', messages.required);
      // A line break in it would be a heading of the letter.
      if (/[\r\n]/.test(subject)) throw invalidField('subject', 'The subject must be a single line.');
      const contacts = (await people(params.uuid, context)).filter(({ email }) =>
        addresses.includes(email?.toLowerCase() ?? ''),
      );
      const activity: ActivityFields = {
        kind: 'email',
        direction: 'out',
        subject: subject.trim(),
        body: `To ${addresses.join(', ')}\n\n${body.trim()}`,
        people: [...new Set(contacts.map(({ uuid }) => uuid))].slice(0, 50),
      };
      const answer = await addActivity({ params, body: activity }, context);
      for (const address of addresses)
        context.afterCommit(() =>
          context.ports.mail.send({ to: address, subject: subject.trim(), text: body.trim() }),
        );
      return answer;
    },
  };
}
