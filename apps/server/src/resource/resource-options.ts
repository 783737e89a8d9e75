import type { ResourceSteps } from './call-steps.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** A resource with the steps that its module adds to the calls. */
export interface ResourceOptions<
  Row extends ResourceRow,
  Create extends object,
  Update extends { version: number },
> extends Resource<Row> {
  steps?: ResourceSteps<Row, Create, Update>;
}
