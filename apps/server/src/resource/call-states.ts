import type { EntityName, EntityTypes } from '@plumbline/api/operations';
import { v7 as uuidv7 } from 'uuid';
import { requireStepValue } from './require-step-value.ts';
import type { Values } from './entity-fields.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** State that the steps of a create or update read and set. */
export abstract class WriteState<Row extends ResourceRow, Body extends object> {
  readonly resource: Resource<Row>;
  readonly uuid: string;
  /** Values that were sent. `normalize` trims their texts. */
  body: Body;
  /** Columns to write. `normalize` sets them to the body; a module's step replaces what the table stores otherwise. */
  columns: Values = {};
  /** Column of custom fields. Set by `validate`, written over `columns`. */
  customColumn: Values = {};
  #row: Row | undefined;
  #data: Row | undefined;

  constructor(resource: Resource<Row>, uuid: string, body: Body) {
    this.resource = resource;
    this.uuid = uuid;
    this.body = body;
  }

  /** The record before the write; undefined for a new one. */
  abstract get before(): Row | undefined;

  /** The written row of the view. Set by `read`. */
  get row(): Row {
    return requireStepValue(this.#row, 'row');
  }
  set row(row: Row) {
    this.#row = row;
  }

  /** The record as the contract answers it. Set by `present`. */
  get data(): Row {
    return requireStepValue(this.#data, 'data');
  }
  set data(data: Row) {
    this.#data = data;
  }
}

/** State that the steps of a create read and set. */
export class CreateState<Row extends ResourceRow, Create extends object> extends WriteState<Row, Create> {
  constructor(resource: Resource<Row>, body: Create) {
    super(resource, uuidv7(), body);
  }

  get before(): undefined {
    return undefined;
  }
}

/** State that the steps of an update read and set. */
export class UpdateState<Row extends ResourceRow, Update extends { version: number }> extends WriteState<
  Row,
  Omit<Update, 'version'>
> {
  /** The version that the caller has seen. */
  readonly version: number;
  /**
   * Status fields whose change is taken back by the person who made it. Correcting it is not a transition of the workflow,
   * and the status that the record leaves counts as never reached.
   */
  revertedStatuses: ReadonlySet<string> = new Set();
  #before: Row | undefined;

  constructor(resource: Resource<Row>, uuid: string, { version, ...body }: Update) {
    super(resource, uuid, body);
    this.version = version;
  }

  /** The record before the write. Set by `load`. */
  get before(): Row {
    return requireStepValue(this.#before, 'before');
  }
  set before(row: Row) {
    this.#before = row;
  }
}

/** State that the steps of a delete or restore read and set. */
export class RecordsState<Row extends ResourceRow> {
  readonly resource: Resource<Row>;
  readonly uuids: string[];
  /** Rows of the view: before a delete, set by `load`; after a restore, set by `read`. */
  rows: Row[] = [];

  constructor(resource: Resource<Row>, uuids: string[]) {
    this.resource = resource;
    this.uuids = uuids;
  }
}

/** Row of an entity's view. */
export type RowOf<Name extends EntityName> = EntityTypes[Name]['row'] & ResourceRow;
/** Body of an entity's create call. */
export type CreateOf<Name extends EntityName> = EntityTypes[Name]['create'] & object;
/** Body of an entity's update call. */
export type UpdateOf<Name extends EntityName> = EntityTypes[Name]['update'] & { version: number };
