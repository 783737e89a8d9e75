import type { Handlers } from '../../context/context.ts';
import { listTenants, tenantTotals } from '../../capabilities/tenants/tenants.ts';
import { changeCompany, company, companyHistory } from './company.ts';
import { readCustomer, verify } from './customers.ts';
import { applyAsPartner, approve, confirm, decline, listRequests, readRequest, stateOf } from './requests.ts';

export const partnerOperations = {
  partnerListCustomers: ({ query }, context) => listTenants(context, query, context.user.tenant_id),
  partnerReadSummary: async (_input, context) => ({
    data: await tenantTotals(context, context.user.tenant_id),
  }),
  partnerVerifyCustomer: async ({ query }, context) => ({ data: await verify(query.search, context) }),
  partnerReadCustomer: async ({ params }, context) => ({
    data: await readCustomer(params.own_customer, context),
  }),
  partnerReadCompany: (_input, context) => company(context),
  partnerUpdateCompany: ({ body }, context) => changeCompany(body, context),
  partnerReadCompanyHistory: (_input, context) => companyHistory(context),
  partnerRequestAccess: ({ body }, context) => applyAsPartner(body, context),
  partnerConfirmRequest: ({ body }, context) => confirm(body.token, context),
  partnerReadRequest: ({ params }, context) => stateOf(params.uuid, context),
  partnerRequestsList: ({ query }, context) => listRequests(query, context),
  partnerRequestsRead: ({ params }, context) => readRequest(params.uuid, context),
  partnerRequestsApprove: ({ params }, context) => approve(params.uuid, context),
  partnerRequestsDecline: ({ params, body }, context) => decline(params.uuid, body.reason, context),
} satisfies Partial<Handlers>;
