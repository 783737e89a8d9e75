import type { AssistantAnswer, AssistantColumn } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { ChatAnswer } from '@plumbline/ui/ChatAnswer';
import { DateText } from '@plumbline/ui/DateText';
import { formatPercent } from '@plumbline/ui/format';
import { Money } from '@plumbline/ui/Money';
import { Quantity } from '@plumbline/ui/Quantity';
import type { ReactNode } from 'react';
import { copyText } from '../feedback/copy-text.ts';
import type { RouteIndex } from '../navigation/route-index.ts';
import { isUnavailableModule, linksOf } from './links.ts';
import { assistantMessages } from './messages.ts';

type Row = Record<string, unknown>;

function shown(value: unknown, { kind, format }: AssistantColumn): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return '';
  const text = String(value);
  if (kind === 'day') return <DateText value={text} />;
  if (kind === 'instant') return <DateText value={utcDay(text)} />;
  if (format?.startsWith('money')) return <Money value={text} />;
  if (format === 'percent') return formatPercent(text, 0);
  if (kind === 'decimal') return <Quantity value={text} />;
  return text;
}
const isFigure = ({ kind }: AssistantColumn) => kind === 'decimal' || kind === 'number';

function factsOf({ count, took, data }: AssistantAnswer): string[] {
  const rows = Array.isArray(data) ? data : [];
  // Group rows are not included in the count.
  const isPart = count !== undefined && rows.length < count && rows.some((row) => 'uuid' in row);
  const shownOf = isPart
    ? assistantMessages.rowCount(rows.length, count.toLocaleString('en-US'))
    : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`;
  return [...(rows.length > 0 ? [shownOf] : []), `${took} ms`];
}

interface Props {
  answer: AssistantAnswer;
  chart: RouteIndex;
  onSuggest: (question: string) => void;
}

/** Answer of the assistant: text, rows, the call that was made and links to the same data. */
export function Answer({ answer, chart, onSuggest }: Props) {
  const { data, text, columns = [], query, examples } = answer;
  const rows: readonly Row[] = Array.isArray(data) ? data : [];
  const message =
    typeof data === 'string' && data !== text && answer.type === 'text' ? `${data} ${text}` : text;
  return (
    <ChatAnswer
      text={isUnavailableModule(answer, chart) ? assistantMessages.answerWithoutAccess(message) : message}
      columns={columns.map((column) => ({ id: column.id, label: column.label, isFigure: isFigure(column) }))}
      rows={rows.map((row, at) => ({
        id: typeof row['uuid'] === 'string' ? row['uuid'] : String(at),
        title: String(row['title'] ?? ''),
        ...(typeof row['href'] === 'string' ? { href: row['href'] } : {}),
        values: columns.map((column) => shown(row[column.id], column)),
      }))}
      {...(query ? { code: query, onCopy: copyText } : {})}
      {...(query ? { facts: factsOf(answer) } : {})}
      links={linksOf(answer, chart)}
      suggestions={examples ?? []}
      onSuggest={onSuggest}
    />
  );
}
