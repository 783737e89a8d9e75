import type { AiMeasures, AiRequest, Invoice, PageCharge, PaymentMethod } from '@plumbline/api';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, expect } from 'vitest';
import { planPage } from './records.ts';
import type { TestServer, UserName } from './server.ts';
import { addCard, bench, beginsWithoutPlan, charge } from './subscriptions.ts';

let server: TestServer;
export interface Place {
  estimation: string;
  file: string;
  page: string;
}
/** Plan set of one page of the running test. */
export const place: Place = { estimation: '', file: '', page: '' };
export const newPlace = async (): Promise<Place> => {
  const { uuid: estimation } = await server.ok<{ uuid: string }>('owner', 'POST', '/estimations', {
    name: 'School',
  });
  return { estimation, ...(await planPage(server, 'north', estimation)) };
};
/** Server without plan, invoices and cards; each test has its own estimation. */
export function beginsWithPages(): void {
  beginsWithoutPlan();
  beforeAll(() => void ({ server } = bench()));
  beforeEach(async () => void Object.assign(place, await newPlace()));
}

export const draftBody = (more: object = {}) => ({
  uuid: uuidv7(),
  estimation_id: place.estimation,
  workdrive_id: place.file,
  pages: [place.page],
  notes: 'Walls and floors',
  version: 0,
  ...more,
});
export const draft = (more: object = {}, user: UserName = 'owner') =>
  server.ok<AiRequest>(user, 'PUT', '/estimations/draft-ai-request', draftBody(more));
export const read = (uuid: string) => server.ok<AiRequest>('owner', 'GET', `/estimations/ai-request/${uuid}`);
export const costOf = async (pages: number) =>
  (await server.ok<PageCharge>('owner', 'GET', `/payment/calculate-charge?pages=${pages}`)).due;
export const order = async ({ uuid, pages }: AiRequest) =>
  server.ok<Invoice>('owner', 'POST', '/payment/order-ai-request', {
    request_id: uuid,
    due: await costOf(pages.length),
  });
export const paid = async (request: AiRequest, card?: PaymentMethod) => {
  const invoice = await order(request);
  expect((await charge(invoice, card ?? (await addCard('visa')))).status).toBe(200);
  return invoice;
};
export const staffNotices = async () =>
  (
    await server.owner.query<{ data: { message: string } }>(
      "select data from notification where user_id = $1 and data->>'prop_type' = 'customerRequest' order by created_at",
      [server.userIds.staff],
    )
  ).rows.map(({ data }) => data.message);
export const at = (uuid: string, tenant: 'north' | 'harbor' = 'north') =>
  `/ac-api/estimation-ai-requests/${server.tenantIds[tenant]}/${uuid}`;
export const complete = (uuid: string) =>
  server.call(
    'staff',
    'PUT',
    `/ac-api/complete-estimation-ai-req/?request_id=${uuid}&tenant_id=${server.tenantIds.north}`,
  );
export const measures = (more: Partial<AiMeasures['measures'][number]>[] = [{}]): AiMeasures => ({
  conditions: [{ code: 'F1', name: 'Floor', type: 'area' }],
  measures: more.map((each) => ({
    condition: 'f1',
    page: place.page,
    geometry: {
      vertices: [
        { x: 0, y: 0 },
        { x: 120, y: 0 },
        { x: 120, y: 120 },
        { x: 0, y: 120 },
      ],
      closed: true,
    },
    ...each,
  })),
});
