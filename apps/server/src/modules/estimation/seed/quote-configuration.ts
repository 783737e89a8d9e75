import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../database/database.ts';

const tags: readonly [name: string, description: string][] = [
  ['Healthcare', 'Clinics, imaging and medical offices.'],
  ['Tenant improvement', 'Interior work in existing buildings.'],
  ['Public work', 'Prevailing wage, bonds, certified payroll.'],
  ['General conditions', 'What every job has.'],
  ['Risk', 'Excluded unless requested.'],
];

interface Clause {
  name: string;
  is: 'inclusion' | 'exclusion';
  tag: string;
  about?: 'assembly';
  by?: 'fixed_value' | 'percentage' | 'formula';
  value?: string;
  base?: 'labor' | 'direct' | 'subtotal';
  formula?: string;
}
const clauses: readonly Clause[] = [
  { name: 'Layout, submittals and as-built drawings', is: 'inclusion', tag: 'General conditions' },
  { name: 'Daily clean-up to owner’s dumpster', is: 'inclusion', tag: 'General conditions' },
  { name: 'One mobilization, regular hours', is: 'inclusion', tag: 'General conditions' },
  { name: 'Blocking for grab bars and wall cabinets', is: 'inclusion', tag: 'Healthcare', about: 'assembly' },
  { name: 'Firestop at rated heads and penetrations', is: 'inclusion', tag: 'Healthcare', about: 'assembly' },
  {
    name: 'Infection control barriers, installed and maintained',
    is: 'inclusion',
    tag: 'Healthcare',
    by: 'formula',
    formula: 'hours * 1.85 + 650',
  },
  {
    name: 'Final cleaning',
    is: 'inclusion',
    tag: 'General conditions',
    by: 'percentage',
    value: '2',
    base: 'labor',
  },
  { name: 'Permits and plan review fees', is: 'exclusion', tag: 'Risk', by: 'fixed_value', value: '2400' },
  { name: 'Electrical, low voltage and fire alarm', is: 'exclusion', tag: 'Risk' },
  { name: 'Hazardous material abatement', is: 'exclusion', tag: 'Risk' },
  { name: 'Moisture mitigation under LVT', is: 'exclusion', tag: 'Risk', about: 'assembly' },
  {
    name: 'Overtime and off-hours work',
    is: 'exclusion',
    tag: 'Risk',
    by: 'percentage',
    value: '35',
    base: 'labor',
  },
];
const templates: readonly [name: string, description: string, names: readonly string[]][] = [
  [
    'Medical interiors',
    'Standard set for clinics and imaging.',
    clauses.map(({ name }) => name).filter((name) => !name.startsWith('Final')),
  ],
  [
    'Tenant improvement',
    'Standard set for office interiors in existing buildings.',
    clauses.filter(({ tag }) => tag !== 'Healthcare').map(({ name }) => name),
  ],
];

/** Creates clauses, tags and clause templates. */
export async function seedQuoteConfiguration(tx: Transaction, tenant_id: string): Promise<void> {
  const withId = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ tenant_id, row_id: uuidv7(), ...row }));
  await tx
    .insertInto('estimation_tag')
    .values(withId(tags.map(([name, description]) => ({ name, description }))))
    .execute();
  const rows = withId(
    clauses.map(({ name, is, tag, about, by, value, base, formula }) => ({
      name,
      default_inclusion: is,
      include_on: about ?? 'project_level',
      tag,
      calculate_by: by ?? 'no_calculation',
      value: value ?? null,
      base: base ?? 'subtotal',
      formula: formula ?? '',
    })),
  );
  await tx.insertInto('inclusion_exclusion').values(rows).execute();
  const ids = new Map(rows.map(({ name, row_id }) => [name, row_id]));
  await tx
    .insertInto('inclusion_exclusion_template')
    .values(
      withId(
        templates.map(([name, description, names]) => ({
          name,
          description,
          inclusion_exclusion: names.flatMap((each) => ids.get(each) ?? []),
        })),
      ),
    )
    .execute();
}

/** Tag ids by name; unknown names are skipped. */
export async function tagEstimation(
  tx: Transaction,
  estimationId: string,
  names: readonly string[],
): Promise<void> {
  await sql`update estimation set tag_ids = array(select row_id from estimation_tag
    where name = any(${[...names]}::text[])) where estimation_id = ${estimationId}::uuid`.execute(tx);
}
