import type { Calibration, Geometry, TakeoffParameters } from '@plumbline/estimating';
import {
  generatePlanSet,
  type DoorTruth,
  type PlanSetTruth,
  type RoomTruth,
  type SheetKind,
  type SheetTruth,
  type SymbolTruth,
  type UserPoint,
  type WallTruth,
} from '@plumbline/testing/plans/index';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from '../http/context.ts';
import { insertRow } from '../http/resource.ts';
import { recompute } from '../modules/estimation/data.ts';
import { createQuote } from '../modules/estimation/quotes.ts';
import { defaultSettings, type Settings } from '../modules/estimation/rules.ts';
import { processPlan } from '../modules/workdrive/process.ts';
import type { Person, SeedParts } from './demo.ts';

const hour = 3_600_000;
const dayLength = 24 * hour;
const doorHeight = 7;

interface Job {
  /** Last four digits of the number: the demo company has estimated before. */
  number: number;
  name: string;
  project: [string, string];
  seed: number;
  sheets: SheetKind[];
  customer: {
    name: string;
    street: string;
    city: string;
    state: string;
    zip: string;
    phone: string;
    email: string;
  };
  contact: { firstname: string; lastname: string; title: string; email: string; phone: string };
  scope: string;
  status: string;
  stage: string;
  /** Days from today. */
  started: number;
  bid: number;
  settings: Partial<Settings>;
  description: string;
}

const jobs: [Job, Job] = [
  {
    number: 142,
    name: 'Alder Creek Family Clinic',
    project: ['ALDER CREEK', 'FAMILY CLINIC'],
    seed: 142,
    sheets: ['floor', 'roof', 'ceiling', 'elevations', 'finishes', 'doors', 'enlarged'],
    customer: {
      name: 'Alder Creek Health Partners',
      street: '1140 Alder Creek Road',
      city: 'Springfield',
      state: 'OR',
      zip: '97477',
      phone: '541-555-0180',
      email: 'office@aldercreekhp.test',
    },
    contact: {
      firstname: 'Karen',
      lastname: 'Boone',
      title: 'Facilities director',
      email: 'k.boone@aldercreekhp.test',
      phone: '541-555-0182',
    },
    scope: 'Interiors, plumbing fixtures and entrance canopy',
    status: 'In review',
    stage: 'Estimating',
    started: -19,
    bid: 6,
    settings: { overhead_percentage: '10', profit_percentage: '12', bond_percentage: '1.2' },
    description: 'Interior build-out of the clinic, with the canopy over the entrance.',
  },
  {
    number: 143,
    name: 'Lane County Health Annex',
    project: ['LANE COUNTY', 'HEALTH ANNEX'],
    seed: 77,
    sheets: ['floor', 'ceiling', 'finishes'],
    customer: {
      name: 'Lane County Facilities',
      street: '125 East 8th Avenue',
      city: 'Eugene',
      state: 'OR',
      zip: '97401',
      phone: '541-555-0120',
      email: 'facilities@lanecounty.test',
    },
    contact: {
      firstname: 'Colin',
      lastname: 'Rourke',
      title: 'Project manager',
      email: 'c.rourke@lanecounty.test',
      phone: '541-555-0127',
    },
    scope: 'Interiors',
    status: 'Take-off',
    stage: 'Estimating',
    started: -4,
    bid: 13,
    settings: {},
    description: 'Tenant improvement, interiors only. Take-off under way.',
  },
];

const inclusions = [
  'Layout, submittals and as-built drawings',
  'Blocking for grab bars and wall cabinets',
  'Firestop at rated heads and penetrations',
  'Daily clean-up to owner’s dumpster',
  'One mobilization, regular hours',
];
const exclusions = [
  'Permits and plan review fees',
  'Electrical, low voltage and fire alarm',
  'Hazardous material abatement',
  'Moisture mitigation under LVT',
  'Overtime and off-hours work',
];

/** The assemblies that become conditions, in the order an estimator measures them. */
const conditionCodes = [
  'P1',
  'P2',
  'LVT-1',
  'CPT-1',
  'ACT-1',
  'SK-1',
  'WC-1',
  'LAV-1',
  'D-1',
  'RF-1',
] as const;
type Code = (typeof conditionCodes)[number];

interface Measure {
  name: string;
  geometry: Geometry;
  parameters?: TakeoffParameters;
}
interface Drawn {
  code: Code;
  sheet: SheetKind;
  measures: Measure[];
}

/** Points carry two decimals: less than a person can see at the largest zoom. */
const round = ({ x, y }: UserPoint): UserPoint => ({
  x: Math.round(x * 100) / 100,
  y: Math.round(y * 100) / 100,
});

const distanceToWall = (at: UserPoint, { from, to }: WallTruth): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const t = Math.min(1, Math.max(0, ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(at.x - from.x - t * dx, at.y - from.y - t * dy);
};

/** Walls of a kind along their centre lines, with the doors in them deducted from both faces. */
function walls(sheet: SheetTruth, kind: WallTruth['kind']): Measure[] {
  const inWall = Map.groupBy(sheet.doors, (door): WallTruth | undefined =>
    sheet.walls.reduce<WallTruth | undefined>(
      (best, wall) => (best && distanceToWall(door.at, best) <= distanceToWall(door.at, wall) ? best : wall),
      undefined,
    ),
  );
  const openings = (doors: DoorTruth[]) =>
    [...Map.groupBy(doors, (door) => door.width)].map(([width, same]) => ({
      width,
      height: doorHeight,
      count: same.length,
      sides: 2,
    }));
  return sheet.walls
    .filter((wall) => wall.kind === kind)
    .map((wall, index) => {
      const doors = inWall.get(wall) ?? [];
      return {
        name: `${kind === 'corridor' ? 'Corridor wall' : 'Partition'} ${index + 1}`,
        geometry: { vertices: [round(wall.from), round(wall.to)] },
        ...(doors.length ? { parameters: { openings: openings(doors) } } : {}),
      };
    });
}

const words = (text: string) => text.charAt(0) + text.slice(1).toLowerCase();
const roomMeasure = (room: RoomTruth, cutouts: UserPoint[][] = room.cutouts): Measure => ({
  name: `${room.number} ${words(room.name)}`,
  geometry: {
    vertices: room.polygon.map(round),
    ...(cutouts.length ? { cutouts: cutouts.map((ring) => ring.map(round)) } : {}),
  },
});

/** The children's corner of a waiting room, which gets another floor: eight by six feet along its first wall. */
function playArea(room: RoomTruth, k: number): UserPoint[][] {
  const xs = room.polygon.map(({ x }) => x);
  const ys = room.polygon.map(({ y }) => y);
  const [left, bottom] = [Math.min(...xs) + 1 / k, Math.min(...ys) + 1 / k];
  const [right, top] = [left + 8 / k, bottom + 6 / k];
  return [
    [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ],
  ];
}

const floors = (sheet: SheetTruth, finish: string): Measure[] =>
  sheet.rooms
    .filter((room) => room.finish === finish)
    .map((room) =>
      room.name === 'WAITING'
        ? roomMeasure(room, [...room.cutouts, ...playArea(room, sheet.k)])
        : roomMeasure(room),
    );

/** Everything of a kind counted room by room, as an estimator walks the plan. */
const counts = (sheet: SheetTruth, marks: { at: UserPoint; room: string }[]): Measure[] =>
  [...Map.groupBy(marks, ({ room }) => room)].map(([id, list]) => {
    const room = sheet.rooms.find((each) => each.id === id);
    return {
      name: room ? `${room.number} ${words(room.name)}` : '',
      geometry: { vertices: list.map(({ at }) => round(at)) },
    };
  });
const symbols = (sheet: SheetTruth, symbol: SymbolTruth['symbol']) =>
  counts(
    sheet,
    sheet.symbols.filter((each) => each.symbol === symbol),
  );

/** Rooms whose ceiling is gypsum or open to the structure. */
const withoutTile = new Set(['MECH', 'TOILET', 'VEST.']);

function takeOff(truth: PlanSetTruth): Drawn[] {
  const of = (kind: SheetKind) => truth.sheets.find((sheet) => sheet.kind === kind);
  const on = (code: Code, sheet: SheetKind, measure: (sheet: SheetTruth) => Measure[]): Drawn[] => {
    const found = of(sheet);
    return found ? [{ code, sheet, measures: measure(found) }] : [];
  };
  return [
    ...on('P1', 'floor', (sheet) => walls(sheet, 'partition')),
    ...on('P2', 'floor', (sheet) => walls(sheet, 'corridor')),
    ...on('LVT-1', 'finishes', (sheet) => floors(sheet, 'LVT-1')),
    ...on('CPT-1', 'finishes', (sheet) => floors(sheet, 'CPT-1')),
    ...on('ACT-1', 'ceiling', (sheet) =>
      sheet.rooms.filter((room) => !withoutTile.has(room.name)).map((room) => roomMeasure(room)),
    ),
    ...on('SK-1', 'floor', (sheet) => symbols(sheet, 'SINK')),
    ...on('WC-1', 'floor', (sheet) => symbols(sheet, 'WC')),
    ...on('LAV-1', 'floor', (sheet) => symbols(sheet, 'LAV')),
    ...on('D-1', 'floor', (sheet) => counts(sheet, sheet.doors)),
    ...on('RF-1', 'roof', (sheet) =>
      sheet.roofs
        .filter((roof) => roof.rise >= 3)
        .map((roof) => ({
          name: roof.name,
          geometry: { vertices: roof.polygon.map(round) },
          parameters: { rise: roof.rise, run: roof.run },
        })),
    ),
  ];
}

const primes = (label: string) => label.replaceAll('"', '″').replaceAll("'", '′');
/** A sheet's scales: its own, or one for each of its drawings where they differ. */
function calibrations(sheet: SheetTruth): Calibration[] {
  const scales = new Set(sheet.views.map((view) => view.k));
  return sheet.views
    .filter((_, index) => scales.size > 1 || index === 0)
    .map((view) => ({
      uuid: uuidv7(),
      // As the canvas writes it: feet and inches with primes.
      name: primes(view.label),
      type: 'named_scale',
      value: view.k,
      unit: view.unit,
      calibrated: true,
      ...(scales.size > 1 ? { region: view.region } : {}),
    }));
}

/** One estimation from its opportunity to its uploaded plan set. */
async function open(
  job: Job,
  pdf: Uint8Array,
  { database, ports }: SeedParts,
  tenantId: string,
): Promise<{
  estimationId: string;
  fileId: string;
  people: Record<'estimator' | 'reviewer' | 'owner', Person>;
}> {
  const now = ports.clock();
  const at = (days: number) => new Date(now.getTime() + days * dayLength).toISOString();
  const [estimationId, fileId] = [uuidv7(), uuidv7()];
  const key = `${tenantId}/${fileId}/file`;
  await ports.storage.put(key, pdf);
  return database.transaction({ tenantId }, 'write', async ({ tx }) => {
    const person = async (lastname: string): Promise<Person> =>
      tx
        .selectFrom('security_user')
        .select(['user_id', 'firstname', 'lastname'])
        .where('lastname', '=', lastname)
        .executeTakeFirstOrThrow();
    const people = {
      estimator: await person('Whitfield'),
      reviewer: await person('Raman'),
      owner: await person('Medina'),
    };
    const year = now.getUTCFullYear();
    const bid = await tx
      .selectFrom('crm_opportunity')
      .select(['opportunity_id', 'account_id'])
      .where('stage', '=', job.stage)
      .where(
        'opportunity_id',
        'not in',
        tx.selectFrom('estimation').select('opportunity_id').where('opportunity_id', 'is not', null),
      )
      .orderBy('number')
      .executeTakeFirstOrThrow();
    const { email, ...address } = job.customer;
    await tx
      .updateTable('crm_account')
      .set({
        ...address,
        email,
        website: `https://www.${email.split('@')[1]}`,
        territory: 'Willamette',
        type: 'Owner',
        status: 'Active',
      })
      .where('account_id', '=', bid.account_id)
      .execute();
    await tx
      .insertInto('crm_contact')
      .values({
        tenant_id: tenantId,
        contact_id: uuidv7(),
        account_id: bid.account_id,
        ...job.contact,
        contact_type: 'customer',
        created_at: at(-300),
        updated_at: at(-30),
      })
      .execute();
    await tx
      .updateTable('crm_opportunity')
      .set({
        name: job.name,
        scope: job.scope,
        site: `${job.customer.street}, ${job.customer.city}, ${job.customer.state}`,
        bid_date: at(job.bid).slice(0, 10),
        award_date: at(job.bid + 21).slice(0, 10),
        start_date: at(job.bid + 60).slice(0, 10),
        owner_id: people.owner.user_id,
        estimator_id: people.estimator.user_id,
      })
      .where('opportunity_id', '=', bid.opportunity_id)
      .execute();
    await tx
      .insertInto('estimation')
      .values({
        tenant_id: tenantId,
        estimation_id: estimationId,
        quote_number: `EST-${year}-${String(job.number).padStart(4, '0')}`,
        name: job.name,
        opportunity_id: bid.opportunity_id,
        estimator_id: people.estimator.user_id,
        reviewer_id: people.reviewer.user_id,
        bid_date: at(job.bid).slice(0, 10),
        estimation_status: job.status,
        description: job.description,
        settings: JSON.stringify({ ...defaultSettings, ...job.settings }),
        created_at: at(job.started),
        updated_at: at(job.started),
      })
      .execute();
    await tx
      .insertInto('number_sequence')
      .values({ tenant_id: tenantId, scope: `estimation-${year}`, next: job.number })
      .onConflict((each) => each.columns(['tenant_id', 'scope']).doUpdateSet({ next: job.number }))
      .execute();
    await tx
      .insertInto('drive_file')
      .values({
        tenant_id: tenantId,
        file_id: fileId,
        name: `${job.name} plan set.pdf`,
        prop_type: 'estimation',
        prop_id: estimationId,
        cloud_status: true,
        size: pdf.length,
        received: pdf.length,
        content_type: 'application/pdf',
        storage_key: key,
        state: 'processing',
        created_by: people.estimator.user_id,
        created_at: at(job.started),
      })
      .execute();
    return { estimationId, fileId, people };
  });
}

/** Two estimations with measured plan sets: one quoted twice, one half measured. */
export async function seedEstimations(parts: SeedParts, tenantId: string): Promise<void> {
  const { database, ports, log } = parts;
  const now = ports.clock();
  const at = (days: number) => new Date(now.getTime() + days * dayLength).toISOString();

  for (const job of jobs) {
    const { pdf, truth } = await generatePlanSet({
      seed: job.seed,
      sheets: job.sheets,
      project: job.project,
    });
    const { estimationId, fileId, people } = await open(job, new Uint8Array(pdf), parts, tenantId);
    await processPlan({ tenantId, fileId }, { database, ports, log });

    await database.transaction({ tenantId }, 'write', async ({ tx }) => {
      const pages = await tx
        .selectFrom('plan_page')
        .select(['page_id', 'number'])
        .where('file_id', '=', fileId)
        .execute();
      const pageOf = new Map(
        pages.flatMap(({ page_id, number }) => {
          const kind = truth.sheets[number - 1]?.kind;
          return kind ? [[kind, page_id] as const] : [];
        }),
      );
      const audit = (by: Person, days: number) => (entry: AuditEntry) =>
        insertRow(tx, 'audit_change', {
          tenant_id: tenantId,
          change_id: uuidv7(),
          module: entry.module,
          entity: entry.entity,
          entity_id: entry.entityId,
          entity_name: entry.entityName,
          action: entry.action,
          changes: JSON.stringify(entry.changes ?? []),
          user_id: by.user_id,
          user_name: `${by.firstname} ${by.lastname}`,
          created_at: at(days),
        });
      const of = { entityId: estimationId, entityName: job.name };
      await audit(
        people.owner,
        job.started,
      )({ module: 'estimation', entity: 'estimation', ...of, action: 'created' });
      await audit(
        people.estimator,
        job.started + 0.02,
      )({
        module: 'workdrive',
        entity: 'file',
        entityId: fileId,
        entityName: `${job.name} plan set.pdf`,
        action: 'created',
      });
      for (const sheet of truth.sheets) {
        const scales = calibrations(sheet);
        const page = pageOf.get(sheet.kind);
        if (!page || !scales.length) continue;
        await tx
          .updateTable('plan_page')
          .set({ calibrations: JSON.stringify(scales) })
          .where('page_id', '=', page)
          .execute();
        await audit(
          people.estimator,
          job.started + 0.1,
        )({
          module: 'estimation',
          entity: 'calibration',
          ...of,
          action: 'updated',
          changes: [{ field: sheet.number, before: 'none', after: primes(sheet.scale) }],
        });
      }
      const conditions = await conditionsFrom(tx, tenantId, estimationId, at(job.started + 0.2));
      const drawn = takeOff(truth);
      const draw = async (list: Drawn[], by: Person, days: number) => {
        for (const { code, sheet, measures } of list) {
          const [condition, page] = [conditions.get(code), pageOf.get(sheet)];
          if (!condition || !page || !measures.length) continue;
          await tx
            .insertInto('takeoff')
            .values(
              measures.map(({ name, geometry, parameters }) => ({
                tenant_id: tenantId,
                takeoff_id: uuidv7(),
                estimation_id: estimationId,
                page_id: page,
                condition_id: condition,
                name,
                geometry: JSON.stringify(geometry),
                parameters: JSON.stringify(parameters ?? {}),
                created_by: by.user_id,
                created_at: at(days),
                updated_at: at(days),
              })),
            )
            .execute();
          await audit(
            by,
            days,
          )({
            module: 'estimation',
            entity: 'take-off',
            ...of,
            action: 'updated',
            changes: [
              { field: 'page', after: truth.sheets.find((each) => each.kind === sheet)?.number ?? '' },
              { field: 'drawn', after: String(measures.length) },
            ],
          });
        }
        await recompute(estimationId, { tx, ports });
      };
      const quote = async (days: number, description: string) => {
        const { data } = await createQuote(
          estimationId,
          {
            name: 'Interiors and canopy',
            description,
            valid_until: at(job.bid + 30).slice(0, 10),
            inclusions,
            exclusions,
          },
          {
            tx,
            ports,
            user: { tenant_id: tenantId, user_id: people.estimator.user_id },
            audit: audit(people.estimator, days),
          },
        );
        await tx
          .updateTable('quote')
          .set({ created_at: at(days), updated_at: at(days) })
          .where('quote_id', '=', data.uuid)
          .execute();
        return data;
      };

      if (job === jobs[0]) {
        const later: Code[] = ['D-1', 'RF-1'];
        await draw(
          drawn.filter(({ code }) => !later.includes(code)),
          people.estimator,
          job.started + 2,
        );
        const { uuid } = await quote(job.started + 4, 'Interiors and plumbing fixtures, as drawn.');
        await tx
          .updateTable('quote')
          .set({ status: 'Sent', name: 'Interiors' })
          .where('quote_id', '=', uuid)
          .execute();
        await draw(
          drawn.filter(({ code }) => later.includes(code)),
          people.estimator,
          job.started + 12,
        );
        await quote(-1.1, 'Interiors, plumbing fixtures, doors and the canopy over the entrance.');
      } else {
        // What a first afternoon gets done: half the partitions, two floors, the fixtures.
        const half: Drawn[] = drawn.flatMap((each) => {
          if (each.code === 'P1' || each.code === 'P2')
            return [{ ...each, measures: each.measures.slice(0, Math.ceil(each.measures.length / 2)) }];
          if (each.code === 'LVT-1') return [{ ...each, measures: each.measures.slice(0, 2) }];
          return each.code === 'WC-1' || each.code === 'LAV-1' ? [each] : [];
        });
        await draw(half, people.estimator, -0.2);
      }
      await tx
        .updateTable('estimation')
        .set({ updated_at: at(job === jobs[0] ? -0.05 : -0.2) })
        .where('estimation_id', '=', estimationId)
        .execute();
      await tx
        .updateTable('notification')
        .set({ created_at: at(job.started + 0.03), viewed: job === jobs[0] })
        .where('user_id', '=', people.estimator.user_id)
        .where('viewed', '=', false)
        .execute();
    });
  }
}

/** The estimation's conditions, with what their assemblies say. @returns ids by code. */
async function conditionsFrom(
  tx: Transaction,
  tenantId: string,
  estimationId: string,
  created: string,
): Promise<Map<string, string>> {
  const assemblies = await tx
    .selectFrom('assembly')
    .select(['assembly_id', 'code', 'name', 'take_off_type', 'color', 'category', 'parameters'])
    .where('code', 'in', [...conditionCodes])
    .execute();
  const rows = conditionCodes.map((code, index) => {
    const assembly = assemblies.find((each) => each.code === code);
    if (!assembly) throw new Error(`no assembly ${code}`);
    return {
      tenant_id: tenantId,
      condition_id: uuidv7(),
      estimation_id: estimationId,
      assembly_id: assembly.assembly_id,
      code,
      name: assembly.name,
      type: assembly.take_off_type,
      color: assembly.color,
      category: assembly.category,
      parameters: JSON.stringify(assembly.parameters),
      sequence: index + 1,
      created_at: created,
    };
  });
  await tx.insertInto('estimation_condition').values(rows).execute();
  return new Map(rows.map(({ code, condition_id }) => [code, condition_id]));
}
