import type { Change, PublicLink, Quote as QuoteRow } from '@plumbline/api';
import { ago } from '@plumbline/app-kit/format/format-values';
import type { ActivityEntry } from '@plumbline/ui/ActivityRail';
import { formatMoney } from '@plumbline/ui/format';
import { EyeIcon, FileTextIcon, GitBranchIcon, SendIcon, SignatureIcon, XIcon } from '@plumbline/ui/icons';
import { quotesMessages } from './messages.ts';

const fieldLabels: Readonly<Record<string, string>> = {
  name: 'Name',
  description: quotesMessages.scope,
  valid_until: quotesMessages.validUntil,
  inclusions: 'Inclusions',
  exclusions: 'Exclusions',
  public_link: quotesMessages.shareLink,
  tag_ids: 'Tags',
  template_id: quotesMessages.quoteTemplate,
  sales_specialist_id: quotesMessages.salesSpecialist,
};
/** Fields whose old and new values are shown. */
const fieldsWithValues = new Set(['name', 'valid_until', 'tag_ids', 'template_id', 'sales_specialist_id']);
/** Texts of a list of clauses; older entries store plain strings. */
const namesIn = (text: string) =>
  (JSON.parse(text) as (string | { name: string })[]).map((each) =>
    typeof each === 'string' ? each : each.name,
  );
/** Describes the difference of two lists of clauses; the audit log stores whole lists. */
function describeClauses(field: string, before = '[]', after = '[]'): string | undefined {
  try {
    const [was, is] = [namesIn(before), namesIn(after)];
    if (was.length === is.length && was.every((each) => is.includes(each)))
      return was.every((each, at) => is[at] === each)
        ? quotesMessages.amountsChanged(field)
        : `${field} reordered`;
    const added = is.filter((each) => !was.includes(each));
    const removed = was.filter((each) => !is.includes(each));
    const quoted = (list: readonly string[]) => list.map((each) => `“${each}”`).join(', ');
    return [
      ...(added.length ? [`${field === 'inclusions' ? 'included' : 'excluded'} ${quoted(added)}`] : []),
      ...(removed.length ? [quotesMessages.removedFrom(quoted(removed), field)] : []),
    ].join('; ');
  } catch {
    return undefined;
  }
}

/** Activity entry of an audit log entry of a quote revision. */
export function entryOf(change: Change, revisions: readonly QuoteRow[]): ActivityEntry {
  const at = revisions.findIndex((each) => each.uuid === change.entity_id);
  const revision = revisions[at];
  const name = revision ? `R${revision.revision}` : quotesMessages.unnamedRevision;
  const when = { when: ago(change.createdAt), dateTime: change.createdAt };
  if (change.action === 'created') {
    const before = revisions[at + 1];
    return {
      id: change.uuid,
      icon: before ? GitBranchIcon : FileTextIcon,
      title: before ? quotesMessages.createdFromRevision(name, before.revision) : `${name} created`,
      body: change.user_name,
      ...when,
      ...(before && revision && before.total !== revision.total
        ? { change: { before: formatMoney(before.total), after: formatMoney(revision.total) } }
        : {}),
    };
  }
  const after = (name: string) => change.changes.find(({ field }) => field === name)?.after;
  if (change.action === 'issued') {
    const to = after('sent_to');
    const cc = after('sent_cc');
    const withCopies = (text: string) => (cc ? quotesMessages.copyTo(text, cc) : text);
    return {
      id: change.uuid,
      icon: SendIcon,
      title: `${name} sent`,
      body: to ? withCopies(quotesMessages.sentByEmailTo(change.user_name, to)) : change.user_name,
      ...when,
    };
  }
  const status = change.changes.find(({ field }) => field === 'status');
  if (status?.after === 'Closed' || status?.before === 'Closed')
    return {
      id: change.uuid,
      icon: status.after === 'Closed' ? XIcon : SendIcon,
      title: `${name} ${status.after === 'Closed' ? 'closed' : 'reopened'}`,
      body: [change.user_name, after('because')].filter(Boolean).join(', '),
      ...when,
    };
  const decided = after('decided_by');
  if (decided)
    return {
      id: change.uuid,
      icon: SignatureIcon,
      title: `${name} ${(after('status') ?? '').toLowerCase()}`,
      body: `by ${decided}`,
      ...when,
    };
  const shown = change.changes.filter(({ field }) => field in fieldLabels);
  const single = shown.length === 1 ? shown[0] : undefined;
  const isShort = single && fieldsWithValues.has(single.field);
  const total = change.changes.find(({ field }) => field === 'total');
  return {
    id: change.uuid,
    title: change.user_name,
    body: `${name}: ${
      shown
        .map(
          ({ field, before, after }) =>
            (field.endsWith('clusions') && describeClauses(field, before, after)) || fieldLabels[field],
        )
        .join(', ') || change.action
    }`,
    ...when,
    ...(total
      ? { change: { before: formatMoney(total.before ?? '0'), after: formatMoney(total.after ?? '0') } }
      : isShort
        ? { change: { before: single.before ?? 'nothing', after: single.after ?? 'nothing' } }
        : {}),
  };
}

/** Adds one entry with the openings of all share links at the time of the last opening. */
export function withOpenings(
  entries: readonly ActivityEntry[],
  revision: number,
  links: readonly Pick<PublicLink, 'opened' | 'last_opened'>[],
): ActivityEntry[] {
  const times = links.reduce((sum, { opened }) => sum + opened, 0);
  const last = links
    .flatMap(({ last_opened }) => last_opened ?? [])
    .toSorted()
    .at(-1);
  if (!last) return [...entries];
  const later = entries.filter(({ dateTime = '' }) => Date.parse(dateTime) > Date.parse(last));
  return [
    ...later,
    {
      id: 'openings',
      icon: EyeIcon,
      title: quotesMessages.revisionOpened(revision),
      body: times === 1 ? 'once' : quotesMessages.openedTimes(times, ago(last)),
      when: ago(last),
      dateTime: last,
    },
    ...entries.slice(later.length),
  ];
}
