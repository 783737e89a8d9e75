import type { Assembly, Condition, Estimation, FormDefinition, Material, Quote } from '@plumbline/api';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { makeBilling, makeCustomer, pendingSignUp } from './billing.ts';
import { makeConfiguration } from './configuration.ts';
import { makeEntities } from './entities.ts';
import { moduleTestValues } from './module-test-values.ts';
import type { CommonRecordIds, ModuleRecordIds, RecordIds } from './record-ids.ts';
import type { TenantName, TestServer, UserName } from './server.ts';
import { makeTasks } from './tasks.ts';

/** A PNG of one white pixel. */
export const onePixel: Uint8Array = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
  'base64',
);

const administrators: Partial<Record<TenantName, UserName>> = { north: 'owner', harbor: 'stranger' };

/** A plan set of one processed page at 120 points to ten feet, without files. */
export async function planPage(
  server: TestServer,
  tenant: TenantName,
  estimation: string,
): Promise<{ file: string; page: string }> {
  const [file, page] = [uuidv7(), uuidv7()];
  const tenant_id = server.tenantIds[tenant];
  await server.tx(tenant, async (tx) => {
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id,
        file_id: file,
        name: 'Plans.pdf',
        prop_type: 'estimation',
        prop_id: estimation,
        cloud_status: true,
        size: 10,
        received: 10,
        content_type: 'application/pdf',
        storage_key: `${tenant_id}/${file}/file`,
        state: 'ready',
      })
      .execute();
    await tx
      .insertInto('plan_page')
      .values({
        tenant_id,
        page_id: page,
        file_id: file,
        number: 1,
        name: 'Floor plan',
        page_name: 'A2.1',
        is_processed: 4,
        width: 1200,
        height: 900,
        calibrations: JSON.stringify([
          { uuid: uuidv7(), type: 'named_scale', value: 1 / 12, unit: 'ft', calibrated: true },
        ]),
      })
      .execute();
  });
  return { file, page };
}

/** A shared, starred and opened folder, a file with an earlier version, and storage quota. */
async function driveFolder(
  server: TestServer,
  tenant: TenantName,
  { user, file, colleague }: { user: UserName; file: string; colleague: string },
): Promise<void> {
  const { uuid } = await server.ok<{ uuid: string }>(user, 'POST', '/workdrive/', {
    name: `Site of ${tenant} ${++recordCount}`,
    type: 0,
  });
  await server.ok(user, 'PUT', `/workdrive/item/${uuid}/shares`, { user_ids: [colleague], permission: 1 });
  await server.ok(user, 'PUT', '/workdrive/favorite', { uuid: [uuid], is_favorite: true });
  const tenant_id = server.tenantIds[tenant];
  await server.tx(tenant, (tx) =>
    sql`insert into drive_version (tenant_id, version_id, file_id, number, name, size, storage_key)
      values (${tenant_id}, ${uuidv7()}, ${file}, 0, 'Plans.pdf', 4, ${`${tenant_id}/${uuidv7()}/file`})`.execute(
      tx,
    ),
  );
  await server.owner.query(
    'insert into drive_quota (tenant_id, bytes) values ($1, $2) on conflict do nothing',
    [tenant_id, 10 ** 12],
  );
}

/** An import of two accounts that is checked and not started. */
export async function importOf(server: TestServer, tenant: TenantName, user: UserName): Promise<string> {
  const [tenant_id, import_id] = [server.tenantIds[tenant], uuidv7()];
  await server.tx(tenant, async (tx) => {
    await tx
      .insertInto('import_batch')
      .values({
        tenant_id,
        import_id,
        kind: 'account',
        name: 'accounts.csv',
        state: 'checked',
        size: 30,
        storage_key: `${tenant_id}/imports/${import_id}`,
        columns: JSON.stringify([{ index: 0, header: 'Account', samples: ['Ada'], field: 'name' }]),
        total: 2,
        user_id: server.userIds[user],
      })
      .execute();
    await tx
      .insertInto('import_row')
      .values(
        ['Ada', 'Bea'].map((name, at) => ({
          tenant_id,
          import_id,
          number: at + 2,
          cells: [`${name} of ${tenant}`],
          marks: '{}',
          errors: '[]',
          keys: [],
          state: 'valid' as const,
        })),
      )
      .execute();
    await tx
      .insertInto('import_mapping')
      .values({
        tenant_id,
        kind: 'account',
        headers: 'account',
        fields: '["name"]',
        date_order: 'ask',
        existing: 'update',
      })
      .onConflict((each) => each.doNothing())
      .execute();
  });
  return import_id;
}

let recordCount = 0;
/** An assembly of one material for walls, priced at `price` with labor at 50.00 an hour. */
export async function wallAssembly(
  server: TestServer,
  user: UserName,
  tenant: TenantName,
  price = '2.0000',
): Promise<{ material: string; assembly: string; line: string; labor: string }> {
  const labor = uuidv7();
  const code = `W-${++recordCount}`;
  await server.tx(tenant, (tx) =>
    tx
      .insertInto('labor_cost')
      .values({
        tenant_id: server.tenantIds[tenant],
        labor_cost_id: labor,
        name: 'Carpenter',
        regular_cost: '50.0000',
        overtime_cost: '75.0000',
        double_overtime_cost: '100.0000',
        nightshift_cost: '55.0000',
      })
      .execute(),
  );
  const material = await server.ok<Material>(user, 'POST', '/material/list', {
    name: `Gypsum board ${code}`,
    code: `09-2900-${code}`,
    unit_of_measure: 'SF',
    order_quantity: '32',
    waste_percentage: '10',
  });
  await server.ok(user, 'POST', `/material/prices/${material.uuid}`, {
    vendor_name: 'Front Range',
    price,
    freight_percentage: '5',
    cushion: '10',
  });
  const assembly = await server.ok<Assembly>(user, 'POST', '/material/assembly/list', {
    name: `Wall ${code}`,
    code,
    take_off_type: 'surface_area',
    parameters: { height: 10, sides: 2 },
    materials: [
      {
        material_id: material.uuid,
        formula: 'area',
        waste_percentage: '10',
        labor_unit: '0.02',
        labor_cost_id: labor,
      },
    ],
  });
  return {
    material: material.uuid,
    assembly: assembly.uuid,
    line: assembly.materials[0]?.uuid ?? '',
    labor,
  };
}

/** A pending partner request. */
export async function partnerRequest(server: TestServer, email: string): Promise<string> {
  const answer = await server.call(undefined, 'POST', '/ac-api/partner/request', {
    company: 'Ridge Partners',
    firstname: 'Ann',
    lastname: 'Ridge',
    email,
  });
  if (answer.status !== 200) throw new Error(`the request answered ${answer.status}: ${answer.body.message}`);
  const { rows } = await server.owner.query<{ request_id: string }>(
    "update platform.partner_request set state = 'waiting' where email = $1 returning request_id",
    [email],
  );
  return rows[0]?.request_id ?? '';
}

/** A form saved by the company with the default layout. */
async function arrangedForm(server: TestServer, user: UserName): Promise<void> {
  const { version, groups } = await server.ok<FormDefinition>(user, 'GET', '/setup/forms/contact');
  await server.ok(user, 'PUT', '/setup/forms/contact', { version, groups });
}

const creatorFor = (server: TestServer, user: UserName) => async (path: string, body: unknown) =>
  (await server.ok<{ uuid: string }>(user, 'POST', path, body)).uuid;

/** An estimation with a measured page, marks, and a quote. */
async function makeEstimation(
  server: TestServer,
  {
    tenant,
    user,
    opportunity,
    assembly,
  }: { tenant: TenantName; user: UserName; opportunity: string; assembly: string },
) {
  const create = creatorFor(server, user);
  const estimation = await server.ok<Estimation>(user, 'POST', '/estimations', {
    name: `Estimate of ${tenant}`,
    opportunity_id: opportunity,
  });
  const { file, page } = await planPage(server, tenant, estimation.uuid);
  const condition = await server.ok<Condition>(user, 'POST', `/estimations/${estimation.uuid}/conditions`, {
    code: 'W1',
    name: 'Wall',
    type: 'surface_area',
    color: '#297cef',
    assembly_id: assembly,
    parameters: { height: 10, sides: 2 },
  });
  const takeoff = uuidv7();
  await server.ok(user, 'PUT', `/estimations/${estimation.uuid}/take-off/${page}`, {
    upsert: [
      {
        uuid: takeoff,
        condition_id: condition.uuid,
        version: 0,
        geometry: {
          vertices: [
            { x: 0, y: 0 },
            { x: 600, y: 0 },
          ],
        },
      },
    ],
    remove: [],
  });
  const typicalGroup = await create(`/estimations/${estimation.uuid}/typical-groups`, {
    name: 'Typical floor',
    multiplier: 12,
  });
  const planImage = uuidv7();
  await server.ok(user, 'PUT', `/estimations/images/${planImage}`, onePixel);
  const layer = await create(`/estimations/${estimation.uuid}/layers`, { name: 'Demolition' });
  await server.ok(user, 'PUT', `/estimations/${estimation.uuid}/plan-marks/${page}`, {
    upsert: [
      {
        uuid: uuidv7(),
        type: 'text',
        version: 0,
        layer_id: layer,
        geometry: {
          vertices: [
            { x: 0, y: 20 },
            { x: 90, y: 20 },
            { x: 90, y: 0 },
            { x: 0, y: 0 },
          ],
        },
        content: { text: 'Existing wall stays' },
      },
    ],
    remove: [],
  });
  const pin = await create(`/estimations/${estimation.uuid}/plan-marks/${page}/pins`, {
    uuid: uuidv7(),
    x: 40,
    y: 60,
    comment: '<p>Is this wall rated?</p>',
  });
  const quote = await server.ok<Quote>(user, 'POST', `/estimations/${estimation.uuid}/quotes`, {
    name: 'Interiors',
  });
  // The quote has stored a version of the estimate.
  const [keptVersion] = await server.ok<{ uuid: string }[]>(
    user,
    'GET',
    `/estimations/${estimation.uuid}/versions`,
  );
  return {
    estimation: estimation.uuid,
    file,
    page,
    condition: condition.uuid,
    takeoff,
    typicalGroup,
    planImage,
    layer,
    pin,
    quote: quote.uuid,
    version: keptVersion?.uuid ?? '',
  };
}

async function notificationOf(server: TestServer, tenant: TenantName, user: UserName): Promise<string> {
  const notification = uuidv7();
  await server.tx(tenant, (tx) =>
    tx
      .insertInto('notification')
      .values({
        tenant_id: server.tenantIds[tenant],
        notification_id: notification,
        user_id: server.userIds[user],
        data: JSON.stringify({ message: 'A word.' }),
      })
      .execute(),
  );
  return notification;
}

/** A role, a group and an invited user. */
async function makeAccess(server: TestServer, tenant: TenantName, user: UserName) {
  const create = creatorFor(server, user);
  const role = await create('/security/roles', {
    name: `Reader ${++recordCount}`,
    rights: [{ app: 1, name: 'account', type: 'v' }],
  });
  const group = await create('/security/groups', {
    name: `Crew ${recordCount}`,
    members: [server.userIds[user]],
  });
  const invited = await create('/security/accounts', {
    firstname: 'New',
    lastname: 'Person',
    email: `new.${recordCount}@${tenant}.test`,
  });
  return { role, group, user: invited };
}

export async function makeRecords(server: TestServer, tenant: 'north' | 'harbor'): Promise<RecordIds> {
  const user = administrators[tenant] ?? 'owner';
  const create = creatorFor(server, user);
  const account = await create('/crm/accounts', { name: `Account of ${tenant}` });
  const contact = await create('/crm/contacts', {
    firstname: 'Karen',
    lastname: 'Boone',
    account_id: account,
  });
  const opportunity = await create('/crm/opportunities', {
    name: `Job of ${tenant}`,
    account_id: account,
    amount: '1000',
  });
  await arrangedForm(server, user);
  const { material, assembly, line } = await wallAssembly(server, user, tenant);
  // Entered by mistake and then voided.
  const mistaken = await create(`/material/prices/${material}`, { vendor_name: 'Front Range', price: '99' });
  await server.ok(user, 'DELETE', '/crm/import/materialsprice', { uuid: [mistaken] });
  const estimated = await makeEstimation(server, { tenant, user, opportunity, assembly });
  const { estimation, file, page, condition } = estimated;
  const notification = await notificationOf(server, tenant, user);
  const access = await makeAccess(server, tenant, user);
  const invited = access.user;
  await driveFolder(server, tenant, { user, file, colleague: invited });
  const configured = await makeConfiguration(server, user, ++recordCount, create);
  const { link } = await server.ok<{ link: { uuid: string } }>(
    user,
    'POST',
    `/links/quote/${estimated.quote}`,
    {},
  );
  const tasks = await makeTasks(server, tenant, { user, colleague: invited, page, n: recordCount });
  const ofKinds = await makeEntities(server, user, recordCount, {
    task: tasks.task,
    account,
    contact,
    opportunity,
    material,
    assembly,
    territory: configured.territory,
  });
  const ofModules: Partial<ModuleRecordIds>[] = [];
  for (const { make } of moduleTestValues) if (make) ofModules.push(await make(server, user, ofKinds));
  await server.tx(tenant, (tx) =>
    tx
      .insertInto('estimate_field_value')
      .values({
        tenant_id: server.tenantIds[tenant],
        estimation_id: estimation,
        condition_id: condition,
        line_id: line,
        field_id: ofKinds.calculatorField,
        value: '1',
      })
      .execute(),
  );
  const activity = await create(`/crm/accounts/${account}/activities`, {
    kind: 'note',
    body: 'Called back.',
  });
  await server.ok(user, 'PUT', `/crm/accounts/${account}/contacts`, { contacts: [{ contact_id: contact }] });
  const bid = await create(`/crm/opportunities/${opportunity}/vendors`, { vendor_id: ofKinds.vendor });
  const bidder = await create(`/crm/opportunities/${opportunity}/bidders`, { account_id: account });
  const aiRequest = uuidv7();
  await server.ok(user, 'PUT', '/estimations/draft-ai-request', {
    uuid: aiRequest,
    estimation_id: estimation,
    workdrive_id: file,
    pages: [page],
    notes: 'Walls only',
    version: 0,
  });
  const twin = await create('/crm/accounts', { name: `Account of ${tenant}, again` });
  const { version } = await server.ok<{ version: number }>(user, 'GET', `/crm/accounts/${account}`);
  await server.ok(user, 'PUT', '/crm/accounts/merge', { survivor: account, version, others: [twin] });
  const created: CommonRecordIds = {
    ...ofKinds,
    ...tasks,
    activity,
    bid,
    bidder,
    line,
    ...estimated,
    notification,
    aiRequest,
    import: await importOf(server, tenant, user),
    ...access,
    link: link.uuid,
    ...configured,
    ...(await makeBilling(server, tenant, recordCount)),
    customer: await makeCustomer(server),
    partnerReadCustomer: await makeCustomer(server, server.tenantIds.partner),
    pending: await pendingSignUp(server, recordCount),
    report: await create('/reports', {
      name: `Stages ${recordCount}`,
      related_to: 'opportunity',
      settings: { by: [{ field: 'stage' }], measures: [{ op: 'count' }], chart: 'bar' },
    }),
    reportFile: await create('/reportservice', { type: 'accounts', path: '/crm/accounts/export' }),
    partnerRequest: await partnerRequest(server, `applicant.${recordCount}@${tenant}.test`),
  };
  return Object.assign(created, ...ofModules) as RecordIds;
}
