import { ApiError, type NewTakeoff, type SavedTakeoff, type Takeoff } from '@plumbline/api';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockedText } from './locked-layer-conflicts.ts';
import type { LockedLayerResult } from './LockedLayerResult.ts';
import { createTakeoffSync, openTakeoffSync, type TakeoffSync } from './takeoff-sync.ts';

type Body = { upsert: NewTakeoff[]; remove: string[] };
/** Unique geometry per change, so that duplicated or lost shapes are detected. */
const shape = (content: number) => ({ vertices: [{ x: content, y: 0 }] });
const contentOf = (stroke: { geometry: { vertices: { x: number }[] } }) =>
  stroke.geometry.vertices[0]?.x ?? Number.NaN;
const stroke = (uuid: string, content: number) => ({
  uuid,
  condition_id: 'c',
  geometry: shape(content),
});

/** Model of the server's conflict rule for the measures of a page. */
class Server {
  readonly rows = new Map<string, Takeoff>();
  live(): Takeoff[] {
    return [...this.rows.values()];
  }
  save({ upsert, remove }: Body): SavedTakeoff {
    const conflicts: Takeoff[] = [];
    const accepted: string[] = [];
    for (const each of upsert) {
      const stored = this.rows.get(each.uuid);
      const isSame = stored !== undefined && contentOf(stored) === contentOf(each);
      if (stored && !isSame && stored.version !== each.version) conflicts.push(stored);
      else {
        accepted.push(each.uuid);
        if (!isSame) this.put(each.uuid, contentOf(each));
      }
    }
    for (const uuid of remove) this.rows.delete(uuid);
    return {
      takeoffs: accepted.flatMap((uuid) => this.rows.get(uuid) ?? []),
      conflicts: conflicts.filter(({ uuid }) => this.rows.has(uuid)),
    } as SavedTakeoff;
  }
  put(uuid: string, content: number): void {
    const version = (this.rows.get(uuid)?.version ?? 0) + 1;
    this.rows.set(uuid, { ...stroke(uuid, content), type: 'area', page_id: 'p', version } as Takeoff);
  }
}

/** Browser window with timers and responses controlled by the test. */
class World {
  readonly server = new Server();
  readonly stored = new Map<string, string>();
  timers: { work: () => void }[] = [];
  calls: { body: Body; resolve: (answer: SavedTakeoff) => void; reject: (reason: Error) => void }[] = [];
  sync: TakeoffSync;
  conflicts = 0;
  locked: LockedLayerResult[] = [];
  #next = 1;
  constructor() {
    this.sync = this.#open();
  }

  fresh(): number {
    return this.#next++;
  }
  options(): Parameters<typeof createTakeoffSync>[0] {
    return {
      key: 'page',
      pageId: 'p',
      initial: this.server.live(),
      send: (body) => {
        // Cloned like a request body, so that later changes do not affect it.
        const sent = structuredClone(body);
        return new Promise((resolve, reject) => this.calls.push({ body: sent, resolve, reject }));
      },
      storage: {
        getItem: (key) => this.stored.get(key) ?? null,
        setItem: (key, value) => void this.stored.set(key, value),
        removeItem: (key) => void this.stored.delete(key),
      },
      newId: () => `copy-${this.fresh()}`,
      typeOf: () => 'area',
      onConflict: (count) => (this.conflicts += count),
      onLocked: (strokes) => this.locked.push(strokes),
      onSaved: () => undefined,
      schedule: (work) => {
        const timer = { work };
        this.timers.push(timer);
        return () => (this.timers = this.timers.filter((each) => each !== timer));
      },
    };
  }
  #open(): TakeoffSync {
    return createTakeoffSync(this.options());
  }

  /** Reloads the window: its timers and responses are lost. */
  reload(arrived: boolean): void {
    for (const { body } of this.calls) if (arrived) this.server.save(body);
    this.sync.dispose();
    this.calls = [];
    this.timers = [];
    this.sync = this.#open();
  }
  async tick(): Promise<void> {
    const due = this.timers.splice(0);
    for (const { work } of due) work();
    await settled();
  }
  async answer(how: 'stored' | 'failed' | 'lost' | 'refused'): Promise<void> {
    const call = this.calls.shift();
    if (!call) return;
    if (how === 'stored') call.resolve(this.server.save(call.body));
    if (how === 'failed') call.reject(new ApiError(500, 'failed'));
    // A request that was stored is not rejected when it is resent.
    const isKnown = call.body.upsert.some(({ uuid, geometry }) => {
      const stored = this.server.rows.get(uuid);
      return stored !== undefined && contentOf(stored) === contentOf({ geometry });
    });
    if (how === 'refused' && isKnown) call.resolve(this.server.save(call.body));
    else if (how === 'refused') call.reject(new ApiError(422, 'refused'));
    if (how === 'lost') {
      this.server.save(call.body);
      call.reject(new ApiError(0, 'lost'));
    }
    await settled();
  }
  /** Answers all requests until nothing is pending. */
  async calm(): Promise<void> {
    this.sync.retry();
    for (let round = 0; round < 50 && (this.timers.length || this.calls.length); round++) {
      await this.tick();
      await this.answer('stored');
    }
  }
}
/** Flushes the microtasks that a response triggers. */
const settled = async () => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

type Step =
  | { kind: 'draw' | 'tick' | 'retry' }
  | { kind: 'edit' | 'remove' | 'revive' | 'other'; at: number }
  | { kind: 'answer'; how: 'stored' | 'failed' | 'lost' | 'refused' }
  | { kind: 'reload'; arrived: boolean };
const index = fc.nat(5);
const own: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('draw' as const, 'tick' as const, 'tick' as const, 'retry' as const) }),
  fc.record({ kind: fc.constant('edit' as const), at: index }),
  fc.record({
    kind: fc.constant('answer' as const),
    how: fc.constantFrom('stored' as const, 'failed' as const, 'lost' as const, 'refused' as const),
  }),
  fc.record({ kind: fc.constant('reload' as const), arrived: fc.boolean() }),
);
const taking: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('remove' as const, 'revive' as const),
  at: index,
});
const others: fc.Arbitrary<Step> = fc.record({ kind: fc.constant('other' as const), at: index });
const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

describe('with any order of failures, lost responses and reloads', () => {
  test('saves the latest state of each shape of one user exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(own, own, taking), { maxLength: 60, size: 'max' }),
        async (steps) => {
          const world = new World();
          const mine = new Map<string, number>();
          const gone = new Set<string>();
          for (const step of steps) {
            switch (step.kind) {
              case 'draw': {
                const content = world.fresh();
                mine.set(`s${content}`, content);
                world.sync.put(stroke(`s${content}`, content));
                break;
              }
              case 'edit': {
                const uuid = pick([...mine.keys()], step.at);
                if (uuid === undefined) break;
                mine.set(uuid, world.fresh());
                world.sync.put(stroke(uuid, mine.get(uuid) ?? 0));
                break;
              }
              case 'remove': {
                const uuid = pick([...mine.keys()], step.at);
                if (uuid === undefined) break;
                mine.delete(uuid);
                gone.add(uuid);
                world.sync.remove([uuid]);
                break;
              }
              case 'revive': {
                const uuid = pick([...gone], step.at);
                if (uuid === undefined) break;
                gone.delete(uuid);
                mine.set(uuid, world.fresh());
                world.sync.put(stroke(uuid, mine.get(uuid) ?? 0));
                break;
              }
              case 'tick':
                await world.tick();
                break;
              case 'retry':
                world.sync.retry();
                break;
              case 'answer':
                await world.answer(step.how);
                break;
              case 'reload':
                world.reload(step.arrived);
                break;
              case 'other':
                break;
            }
            // Drawn shapes stay visible regardless of the network.
            expect(new Map(world.sync.rows().map((each) => [each.uuid, contentOf(each)]))).toEqual(mine);
          }
          await world.calm();
          expect(new Map(world.server.live().map((each) => [each.uuid, contentOf(each)]))).toEqual(mine);
          expect(world.conflicts).toBe(0);
          expect(world.sync.state()).toBe('saved');
          expect(world.stored.size).toBe(0);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('neither loses nor duplicates changes of two users', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(own, own, others), { maxLength: 60, size: 'max' }),
        async (steps) => {
          const world = new World();
          const expected = new Set<number>();
          for (const step of steps) {
            switch (step.kind) {
              case 'draw': {
                const content = world.fresh();
                expected.add(content);
                world.sync.put(stroke(`s${content}`, content));
                break;
              }
              case 'edit': {
                const seen = pick(world.sync.rows(), step.at);
                if (!seen) break;
                const content = world.fresh();
                expected.delete(contentOf(seen));
                expected.add(content);
                world.sync.put(stroke(seen.uuid, content));
                break;
              }
              case 'other': {
                const row = pick(world.server.live(), step.at);
                if (!row) break;
                const content = world.fresh();
                expected.delete(contentOf(row));
                expected.add(content);
                world.server.put(row.uuid, content);
                break;
              }
              case 'tick':
                await world.tick();
                break;
              case 'retry':
                world.sync.retry();
                break;
              case 'answer':
                await world.answer(step.how);
                break;
              case 'reload':
                world.reload(step.arrived);
                break;
              default:
            }
          }
          await world.calm();
          const stored = world.server.live().map(contentOf);
          expect(new Set(stored).size, 'no duplicates').toBe(stored.length);
          for (const content of expected) expect(stored).toContain(content);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('conflict', () => {
  test('shows the other user’s shape and keeps mine as a copy', async () => {
    const world = new World();
    world.server.put('a', world.fresh());
    world.reload(false);
    world.server.put('a', 100);
    world.sync.put(stroke('a', 200));
    await world.calm();
    expect(world.conflicts).toBe(1);
    expect(world.sync.rows().map(contentOf).toSorted()).toEqual([100, 200]);
    expect(world.server.live().map(contentOf).toSorted()).toEqual([100, 200]);
  });

  test('does not restore a shape that was deleted locally meanwhile', async () => {
    const world = new World();
    world.server.put('a', world.fresh());
    world.reload(false);
    world.server.put('a', 100);
    world.sync.put(stroke('a', 200));
    await world.tick();
    world.sync.remove(['a']);
    await world.calm();
    expect(world.sync.rows()).toEqual([]);
    expect(world.conflicts).toBe(0);
  });
});

describe('locked layer', () => {
  const on = (uuid: string, content: number) => ({ ...stroke(uuid, content), layer_id: 'existing' });
  const refuse = async (world: World, ...fields: string[]) => {
    const message = 'Layer “Existing” is locked.';
    world.calls.shift()?.reject(
      new ApiError(409, message, {
        code: 'locked',
        errors: fields.map((field) => ({ field, message })),
      }),
    );
    await settled();
  };
  const layers = (body: Body | undefined) =>
    (body?.upsert ?? []).map(({ uuid, layer_id }) => [uuid, layer_id ?? null]);

  test('keeps new shapes without a layer, saves the others unchanged and notifies', async () => {
    const world = new World();
    world.sync.put(on('a', 1));
    world.sync.put(stroke('b', 2));
    await world.tick();
    await refuse(world, 'upsert.0.layer_id');
    await world.tick();
    expect(layers(world.calls[0]?.body)).toEqual([
      ['a', null],
      ['b', null],
    ]);
    await world.answer('stored');
    expect([world.server.live().length, world.sync.state()]).toEqual([2, 'saved']);
    expect(world.locked).toEqual([{ reason: 'Layer “Existing” is locked.', moved: 1, copied: 0, stayed: 0 }]);
  });

  test('keeps changed shapes as copies and does not delete its shapes', async () => {
    const world = new World();
    world.server.put('a', 1);
    world.server.put('b', 2);
    world.sync.dispose();
    world.sync = createTakeoffSync(world.options());
    world.sync.put(on('a', 7));
    world.sync.remove(['b']);
    await world.tick();
    await refuse(world, 'upsert.0.layer_id', 'remove.0');
    await world.tick();
    expect(world.calls[0]?.body.remove).toEqual([]);
    await world.answer('stored');
    expect(world.server.live().map(contentOf)).toEqual([1, 2, 7]);
    expect(world.sync.rows().map(contentOf)).toEqual([1, 2, 7]);
    expect(world.locked).toMatchObject([{ moved: 0, copied: 1, stayed: 1 }]);
  });

  test('keeps the new layer of a shape that was moved during the rejection', async () => {
    const world = new World();
    world.sync.put(on('a', 1));
    await world.tick();
    world.sync.put({ ...stroke('a', 2), layer_id: 'new work' });
    await refuse(world, 'upsert.0.layer_id');
    await world.tick();
    expect(layers(world.calls[0]?.body)).toEqual([['a', 'new work']]);
  });

  test('is described with the number of kept, copied and remaining shapes', () => {
    const reason = 'Layer “Existing” is locked.';
    expect(lockedText({ reason, moved: 1, copied: 0, stayed: 2 }, 'measure')).toBe(
      'Layer “Existing” is locked. 1 measure you added was kept without a layer; 2 measures you deleted were not removed.',
    );
    expect(lockedText({ reason, moved: 0, copied: 2, stayed: 0 }, 'mark')).toBe(
      'Layer “Existing” is locked. 2 marks you changed were kept as copies without a layer.',
    );
  });
});

describe('pending changes', () => {
  let world: World;
  beforeEach(() => {
    world = new World();
  });

  test('are sent even if storage is full', async () => {
    const sync = createTakeoffSync({
      ...world.options(),
      storage: {
        getItem: () => null,
        removeItem: () => undefined,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      },
    });
    sync.put(stroke('a', 1));
    await world.tick();
    await world.answer('stored');
    expect(world.server.live()).toHaveLength(1);
    expect(sync.state()).toBe('saved');
  });

  test('are continued by the next visit to the page instead of sent twice', async () => {
    const first = openTakeoffSync({ ...world.options(), key: 'visited' });
    first.put(stroke('a', 1));
    await world.tick();
    await world.answer('failed');
    const second = openTakeoffSync({ ...world.options(), key: 'visited' });
    expect(second).toBe(first);
    second.put(stroke('a', 2));
    await world.tick();
    await world.answer('stored');
    await world.tick();
    await world.answer('stored');
    expect(world.server.live().map(contentOf)).toEqual([2]);
    expect(world.conflicts).toBe(0);
    expect(openTakeoffSync({ ...world.options(), key: 'visited' })).not.toBe(first);
  });

  test('include later edits after the server rejects a save', async () => {
    world.server.put('a', world.fresh());
    world.server.put('b', world.fresh());
    world.reload(false);
    const { sync } = world;
    sync.remove(['a']);
    sync.put(stroke('b', 50));
    await world.tick();
    sync.put(stroke('a', 60));
    sync.remove(['b']);
    await world.answer('refused');
    expect(sync.rows().map(contentOf)).toEqual([60]);
    await world.calm();
    expect(world.server.live().map(contentOf)).toEqual([60]);
  });

  test('report the sync state', async () => {
    const { sync } = world;
    expect(sync.state()).toBe('saved');
    sync.put(stroke('a', 1));
    expect(sync.state()).toBe('saving');
    await world.tick();
    await world.answer('failed');
    expect(sync.state()).toBe('waiting');
    await world.tick();
    await world.answer('refused');
    expect(sync.state()).toBe('refused');
    expect(sync.problem()).toBe('refused');
    expect(world.timers).toHaveLength(0);
    await world.calm();
    expect(sync.state()).toBe('saved');
    expect(sync.lastSaved()).toBeTypeOf('number');
    expect(world.server.live()).toHaveLength(1);
    sync.put(stroke('b', 2));
    await world.tick();
    await world.answer('lost');
    expect(sync.state()).toBe('offline');
  });
});

describe('changes by others', () => {
  const theirs = (uuid: string, content: number, version: number) =>
    ({ ...stroke(uuid, content), type: 'area', page_id: 'p', version }) as Takeoff;

  test('are shown with pending local changes on top', async () => {
    const world = new World();
    world.sync.put(stroke('mine', 1));
    expect(world.sync.merge(world.sync.moment(), { rows: [theirs('a', 2, 1)], removed: [] })).toBe(true);
    expect(world.sync.rows().map(contentOf).toSorted()).toEqual([1, 2]);
    world.sync.put(stroke('a', 3));
    world.sync.merge(world.sync.moment(), { rows: [theirs('a', 4, 2)], removed: [] });
    expect(world.sync.rows().map(contentOf).toSorted()).toEqual([1, 3]);
  });

  test('are not merged if something was saved since they were requested', () => {
    const world = new World();
    const moment = world.sync.moment();
    world.sync.put(stroke('mine', 1));
    for (const { work } of world.timers.splice(0)) work();
    expect(world.sync.merge(moment, { rows: [], removed: ['mine'] })).toBe(false);
    expect(world.sync.rows().map(contentOf)).toEqual([1]);
  });

  test('never revert to an older version, and their deletions are applied', () => {
    const world = new World();
    world.sync.merge(world.sync.moment(), { rows: [theirs('a', 5, 3)], removed: [] });
    world.sync.merge(world.sync.moment(), { rows: [theirs('a', 4, 2)], removed: [] });
    expect(world.sync.rows().map(contentOf)).toEqual([5]);
    world.sync.merge(world.sync.moment(), { rows: [], removed: ['a'] });
    expect(world.sync.rows()).toEqual([]);
  });
});
