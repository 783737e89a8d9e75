import { fill, issueMessage, messages } from '@plumbline/validation';
import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { customPrefix } from '../../resource/custom-fields.ts';
import { getResource } from '../../resource/registry.ts';
import { acceptCurrentValues } from './choices.ts';
import { bodySchema, type Body, type ImportKind, type ImportTarget } from './import-kinds.ts';
import { resolveTexts, recordsByText, searchForms } from './resolve-references.ts';
import { foldValues, readRow, type ColumnTarget } from './read-row.ts';
import type { CellError, PlannedRow, RawRow } from './planned-row.ts';
import { signatureOf } from './row-signature.ts';
import type { CellFormat } from './cell.ts';

export interface CheckOptions {
  importId: string;
  kind: ImportKind;
  targets: readonly ImportTarget[];
  columns: readonly { index: number; field: string | null; format: CellFormat }[];
  existing: 'update' | 'skip';
}

/** Separator of key parts; never part of a cell. */
const KEY_SEPARATOR = '\u001F';
const isValid = ({ errors }: PlannedRow) => errors.length === 0;

/** Reads rows into plans; lookups are cached between rows. */
export class Checker {
  readonly #options: CheckOptions;
  readonly #fields: ColumnTarget[];
  readonly #found = new Map<string, Map<string, string[]>>();
  /** Lines that create records, by the name that a row refers to them with. */
  readonly #lines = new Map<string, number[]>();

  constructor(options: CheckOptions) {
    this.#options = options;
    const byId = new Map(options.targets.map((target) => [target.id, target]));
    this.#fields = options.columns.flatMap(({ index, field, format }) => {
      const target = field === null ? undefined : byId.get(field);
      return target ? [{ index, target, format }] : [];
    });
  }

  /** Column index of a field. */
  columnOf(field: string): number {
    const base = field.startsWith(customPrefix) ? field : (field.split('.')[0] ?? field);
    const found =
      this.#fields.find(({ target }) => target.id === field) ??
      this.#fields.find(({ target }) => target.id === base);
    return found?.index ?? -1;
  }
  /** Error of a field at its column; a field without column is named. */
  errorOf(field: string, message: string): CellError {
    const column = this.columnOf(field);
    const label = this.#options.targets.find(({ id }) => id === field)?.label;
    if (column >= 0 || !label) return { column, message };
    const isMissing = message === messages.required;
    return { column, message: isMissing ? fill('requiredLabel', { label }) : `${label}: ${message}` };
  }

  async plan(rows: readonly RawRow[], tx: Transaction): Promise<PlannedRow[]> {
    const read = rows.map((row) => readRow(row, this.#fields));
    await this.#findAbove(read, tx);
    await this.#resolve(read, tx);
    const plans = read.map(({ plan }) => plan);
    await this.#match(read, tx);
    for (const { plan } of read) plan.isNew = !plan.match;
    for (const plan of plans) plan.signature = signatureOf(this.#options.kind.name, plan.body);
    await this.#decide(plans, tx);
    await acceptCurrentValues(this.#options.kind.options.view, read, tx);
    for (const plan of plans) this.#finish(plan);
    return plans;
  }

  /** Parses rows without planning their actions. */
  async bodies(rows: readonly RawRow[], tx: Transaction): Promise<Body[]> {
    const read = rows.map((row) => readRow(row, this.#fields));
    await this.#resolve(read, tx);
    return read.map(({ plan, values }) => {
      foldValues(plan, values, this.#options.targets);
      return plan.body;
    });
  }

  /** Resolves references to earlier rows, whose records exist once written. */
  async #findAbove(read: readonly { plan: PlannedRow; values: Map<string, unknown> }[], tx: Transaction) {
    const { importId, kind } = this.#options;
    const { rowReference: above, keys } = kind.imports;
    if (!above) return;
    const [column, by] = [this.columnOf(above.field), this.columnOf(above.by)];
    if (column < 0 || by < 0) return;
    const wordOf = (values: Map<string, unknown>) => String(values.get(above.field) ?? '');
    const open = [
      ...new Set(read.map(({ values }) => wordOf(values)).filter((word) => word && !this.#lines.has(word))),
    ];
    for (const word of open) this.#lines.set(word, []);
    if (open.length) {
      const forms = await searchForms(open, tx);
      // A row matched by a key refers to an existing record.
      const key = this.columnOf(keys[0]?.[0] ?? '');
      const isNew = key < 0 ? sql`true` : sql`coalesce(cells[${key + 1}::int], '') = ''`;
      const name = sql`platform.search_form(cells[${by + 1}::int])`;
      const { rows } = await sql<{ form: string; number: number }>`
        select ${name} as form, number from import_row where import_id = ${importId}::uuid
          and ${name} = any(${[...new Set(forms)]}::text[]) and ${isNew} order by number`.execute(tx);
      const lines = new Map<string, number[]>();
      for (const { form, number } of rows) lines.set(form, [...(lines.get(form) ?? []), number]);
      for (const [at, word] of open.entries()) this.#lines.set(word, lines.get(forms[at] ?? '') ?? []);
    }
    for (const { plan, values } of read) {
      const word = wordOf(values);
      const [line, ...others] = (this.#lines.get(word) ?? []).filter((each) => each < plan.number);
      if (line === undefined) continue;
      values.delete(above.field);
      if (others.length)
        plan.errors.push({
          column,
          message: `Lines ${line} and ${others[0]} are both named “${word}”. Give them different names.`,
        });
      else plan.above = { line, word, column };
    }
  }

  /** Error of an unresolved reference, which may name a later line. */
  #nothing(what: string, word: string, id: string, own: number): string {
    const lines = this.#options.kind.imports.rowReference?.field === id ? (this.#lines.get(word) ?? []) : [];
    const line = lines.find((each) => each !== own);
    if (line !== undefined) return `“${word}” is on line ${line}. Move that line above this one.`;
    return lines.length
      ? `“${word}” is this line itself. Enter another ${what}, or leave the cell empty.`
      : `No ${what} named “${word}”.`;
  }

  /** Resolves references to record ids. */
  async #resolve(read: readonly { plan: PlannedRow; values: Map<string, unknown> }[], tx: Transaction) {
    for (const { index, target } of this.#fields) {
      const { named, id } = target;
      if (!named) continue;
      const known = this.#found.get(id) ?? new Map<string, string[]>();
      this.#found.set(id, known);
      const wordsIn = (values: Map<string, unknown>) =>
        values.has(id) ? [values.get(id)].flat().map(String) : [];
      const words = new Set(read.flatMap(({ values }) => wordsIn(values)));
      await resolveTexts(
        named,
        [...words].filter((word) => !known.has(word)),
        known,
        tx,
      );
      for (const { plan, values } of read) {
        if (!values.has(id)) continue;
        const ids: string[] = [];
        const wrong: string[] = [];
        for (const word of wordsIn(values)) {
          const [uuid, ...others] = known.get(word) ?? [];
          if (uuid && !others.length) ids.push(uuid);
          else
            wrong.push(
              uuid
                ? `${others.length + 1} records of type ${named.what} are named “${word}”. Enter a value that identifies one of them.`
                : this.#nothing(named.what, word, id, plan.number),
            );
        }
        values.delete(id);
        if (wrong.length) plan.errors.push({ column: index, message: wrong.join(' ') });
        else if (target.isSeveral) plan.several[id] = [...new Set(ids)];
        else if (ids[0]) values.set(id, ids[0]);
      }
    }
  }

  /** Matches rows with existing records. */
  async #match(read: readonly { plan: PlannedRow; values: Map<string, unknown> }[], tx: Transaction) {
    const { kind, targets } = this.#options;
    const owed = new Set(read);
    for (const key of kind.imports.existingRows ? [] : kind.imports.keys) {
      const complete = [...owed].filter(({ values }) => key.every((id) => values.has(id)));
      if (!complete.length) continue;
      const texts = complete.map(({ values }) => key.map((id) => String(values.get(id))).join(KEY_SEPARATOR));
      const found = await recordsByText(kind.options.view, key, KEY_SEPARATOR, texts, tx);
      const forms = await searchForms(texts, tx);
      for (const [at, each] of complete.entries()) {
        const { plan } = each;
        const [id = ''] = key;
        const column = this.columnOf(id);
        const label = targets.find((target) => target.id === id)?.label ?? id;
        if (!plan.keys.length) plan.keys.push({ text: `${key.join('+')}:${forms[at]}`, column, label });
        const [match, ...others] = found.get(at) ?? [];
        if (others.length)
          plan.errors.push({
            column,
            message: `${others.length + 1} records have this ${label.toLowerCase()}.`,
          });
        else if (match) {
          plan.match = match;
          plan.keys.push({ text: `record:${match.uuid}`, column, label });
        } else if (targets.some((target) => target.id === id && target.isKeyOnly))
          plan.errors.push({
            column,
            message: `No ${kind.name} has the number “${texts[at]}”. To create a new record, leave this cell empty.`,
          });
        else continue;
        owed.delete(each);
      }
    }
    for (const { plan, values } of read) foldValues(plan, values, this.#options.targets);
    const plans = read.map(({ plan }) => plan);
    const known = await kind.imports.existingRows?.(
      plans.map(({ body }) => body),
      tx,
    );
    for (const [at, match] of (known ?? []).entries()) {
      const plan = plans[at];
      if (!plan) continue;
      if (match) plan.match = match;
      const label = getResource(kind.name)?.one ?? kind.name;
      plan.keys.push({ text: `row:${JSON.stringify(plan.body)}`, column: -1, label });
    }
  }

  /** Applies decisions to update a similar record. */
  async #decide(plans: readonly PlannedRow[], tx: Transaction): Promise<void> {
    const { kind } = this.#options;
    const decided = plans.filter(({ isNew, choice }) => isNew && choice === 'update');
    if (!decided.length) return;
    const ids = decided.flatMap(({ alike }) => alike.find(({ uuid }) => uuid)?.uuid ?? []);
    const { rows } = await sql<{ uuid: string; version: number }>`
      select v.uuid, v.version from ${sql.table(kind.options.view)} v where v.uuid = any(${ids}::uuid[])`.execute(
      tx,
    );
    const label = getResource(kind.name)?.one ?? kind.name;
    for (const plan of decided) {
      const likeliest = plan.alike.find(({ uuid }) => uuid);
      const match = rows.find(({ uuid }) => uuid === likeliest?.uuid);
      if (match) {
        plan.match = match;
        plan.keys.push({ text: `record:${match.uuid}`, column: -1, label: `${label} to update` });
      } else
        plan.errors.push({
          column: -1,
          message: `The ${label} “${likeliest?.title ?? ''}” that this row updates was deleted.`,
        });
    }
  }

  /** Validates the body by its schema; empty cells leave an existing record unchanged. */
  #finish(plan: PlannedRow): void {
    const { kind, existing } = this.#options;
    if (plan.isNew && plan.choice === 'skip') {
      plan.action = 'skip';
      plan.errors = [];
      return;
    }
    if (plan.match) {
      plan.action = (!plan.isNew && existing === 'skip') || kind.imports.existingRows ? 'skip' : 'update';
      if (plan.action === 'skip') {
        plan.errors = [];
        return;
      }
    } else plan.body = { ...kind.imports.defaults, ...plan.body };
    const schema = bodySchema(plan.match ? kind.imports.update : kind.imports.create);
    const given = plan.match ? { ...plan.body, version: plan.match.version } : plan.body;
    const result = schema.safeParse(given, { reportInput: true });
    if (result.success) {
      if (isValid(plan)) plan.body = result.data;
      return;
    }
    const reportedColumns = new Set(plan.errors.map(({ column }) => column));
    for (const issue of result.error.issues) {
      const error = this.errorOf(issue.path.map(String).join('.'), issueMessage(issue));
      // An unreadable cell is not reported as missing too.
      if (error.column >= 0 && reportedColumns.has(error.column)) continue;
      reportedColumns.add(error.column);
      plan.errors.push(error);
    }
  }
}
