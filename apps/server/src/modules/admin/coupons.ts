import { CouponFields, CouponRedemptionFields } from '@plumbline/api/fields';
import type { Coupon, CouponFields as CouponGiven, CouponRedemption, CouponUpdate } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { couponCode, isPlan } from '@plumbline/permissions';
import { fill, messages } from '@plumbline/validation';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context/context.ts';
import { orderByClause, whereClause, pageOf, type ListQuery } from '../../resource/list-query.ts';
import { notFoundError, HttpError, versionConflict, type FieldError } from '../../core/http-error.ts';
import { diffRecords } from '../../resource/record-diff.ts';
import { recordHistory } from '../../resource/history.ts';

const today = ({ ports }: Context) => utcDay(ports.clock());
const couponsSource = (context: Context) => sql`platform.coupons(${today(context)}::date)`;

/** A page of a database function's rows with the total count. */
function paged<Row>(rows: Row[], query: ListQuery) {
  const { limit, offset } = pageOf(query);
  return {
    data: rows.slice(offset, limit === -1 ? undefined : offset + limit),
    meta: { count: rows.length },
  };
}

export async function listCoupons(query: ListQuery, context: Context) {
  const { rows } =
    await sql<Coupon>`select * from ${couponsSource(context)} ${whereClause(CouponFields, query)}
    ${orderByClause(CouponFields, query.sort, '-createdAt')}`.execute(context.tx);
  return paged(rows, query);
}
/** @throws HttpError 404 */
async function find(uuid: string, context: Context): Promise<Coupon> {
  const { rows } =
    await sql<Coupon>`select * from ${couponsSource(context)} where uuid = ${uuid}::uuid`.execute(context.tx);
  if (!rows[0]) throw notFoundError('This coupon');
  return rows[0];
}
export const readCoupon = async (uuid: string, context: Context) => ({ data: await find(uuid, context) });
export async function listRedemptions(uuid: string, query: ListQuery, context: Context) {
  await find(uuid, context);
  const { rows } = await sql<CouponRedemption>`select * from platform.coupon_redemptions(${uuid}::uuid)
    ${whereClause(CouponRedemptionFields, query)} ${orderByClause(CouponRedemptionFields, query.sort, '-createdAt')}`.execute(
    context.tx,
  );
  return paged(rows, query);
}

const positiveMessage = 'Enter a value above 0.';
/** Coupon errors beyond the schema of its fields. */
function problemsOf(coupon: CouponGiven): FieldError[] {
  const found: FieldError[] = [];
  const wrong = (field: string, message: string) => found.push({ field, message });
  const { percent, amount, duration, months, valid_from: from, valid_until: until } = coupon;
  const figure = (field: 'percent' | 'amount', value: string) => {
    if (!/^\d+(\.\d{1,2})?$/.test(value)) wrong(field, messages.twoDecimals);
    else if (Number(value) <= 0) wrong(field, positiveMessage);
  };
  if (percent !== null && amount !== null) wrong('amount', 'Enter a percentage or an amount, not both.');
  else if (percent === null && amount === null) wrong('percent', messages.required);
  else if (percent !== null) {
    figure('percent', percent);
    if (Number(percent) > 100) wrong('percent', fill('numberRange', { min: '0.01', max: '100' }));
  } else if (amount !== null) {
    figure('amount', amount);
    if (Number(amount) > 1_000_000) wrong('amount', fill('numberRange', { min: '0.01', max: '1000000' }));
  }
  if (duration === 'months' && months === null) wrong('months', messages.required);
  if (duration !== 'months' && months !== null)
    wrong('months', 'Months apply only to coupons with a duration in months.');
  if (from !== null && until !== null && from > until)
    wrong('valid_until', 'Choose a date on or after the start date.');
  if (coupon.plans.some((plan) => !isPlan(plan))) wrong('plans', 'This plan does not exist.');
  return found;
}

const auditedFields = [
  'code',
  'percent',
  'amount',
  'duration',
  'months',
  'valid_from',
  'valid_until',
  'max_redemptions',
  'max_per_customer',
  'plans',
  'notes',
  'is_active',
] as const;
type Written = CouponGiven & { is_active: boolean };
const normalizeCoupon = (fields: CouponGiven): CouponGiven => ({
  ...fields,
  code: couponCode(fields.code),
  notes: fields.notes.trim(),
  plans: [...new Set(fields.plans)],
});

async function check(coupon: CouponGiven, uuid: string, context: Context): Promise<void> {
  const problems = problemsOf(coupon);
  const { rows } =
    await sql`select 1 from ${couponsSource(context)} where code = ${coupon.code} and uuid <> ${uuid}::uuid`.execute(
      context.tx,
    );
  if (rows.length > 0)
    problems.push({ field: 'code', message: `A coupon with the code ${coupon.code} already exists.` });
  if (problems[0]) throw new HttpError(422, problems[0].message, { errors: problems });
}
/** @param version expected version; null for a new coupon. */
async function write(uuid: string, version: number | null, coupon: Written, context: Context): Promise<void> {
  const { rows } = await sql<{ done: boolean }>`select platform.write_coupon(${uuid}::uuid, ${version}::int,
    ${JSON.stringify(coupon)}::jsonb) as done`.execute(context.tx);
  if (!rows[0]?.done) throw versionConflict();
}
/** Values in the audit log. */
const auditValues = (coupon: Written) => ({
  ...coupon,
  is_active: coupon.is_active ? 'yes' : 'no',
  plans: coupon.plans.join(', '),
});
async function audit(before: Coupon | undefined, after: Coupon, context: Context): Promise<void> {
  const changes = before ? diffRecords(auditValues(before), auditValues(after), [...auditedFields]) : [];
  if (before && changes.length === 0) return;
  await context.audit({
    module: 'admin',
    entity: 'coupon',
    entityId: after.uuid,
    entityName: after.code,
    action: before ? 'updated' : 'created',
    changes,
  });
  const { user, ports } = context;
  context.afterCommit(async () => ports.live.announce(user.tenant_id, ['ac-api/coupons']));
}

export async function createCoupon(fields: CouponGiven, context: Context) {
  const uuid = uuidv7();
  const coupon = normalizeCoupon(fields);
  await check(coupon, uuid, context);
  await write(uuid, null, { ...coupon, is_active: true }, context);
  const after = await find(uuid, context);
  await audit(undefined, after, context);
  return { data: after };
}
export async function updateCoupon(uuid: string, { version, ...given }: CouponUpdate, context: Context) {
  const before = await find(uuid, context);
  const coupon = normalizeCoupon({ ...before, ...given });
  await check(coupon, uuid, context);
  await write(uuid, version, { ...coupon, is_active: before.is_active }, context);
  const after = await find(uuid, context);
  await audit(before, after, context);
  return { data: after };
}
export async function setCouponActive(
  uuid: string,
  { is_active, version }: { is_active: boolean; version: number },
  context: Context,
) {
  const before = await find(uuid, context);
  if (before.is_active === is_active) return { data: before };
  await write(uuid, version, { ...before, is_active }, context);
  const after = await find(uuid, context);
  await audit(before, after, context);
  return { data: after };
}
export const couponHistory = async (uuid: string, context: Context) => {
  await find(uuid, context);
  return recordHistory(context, 'coupon', uuid);
};
