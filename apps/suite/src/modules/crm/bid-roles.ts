import type { Bid, BidUpdate } from '@plumbline/api';
import {
  opportunityBiddersCreate,
  opportunityBiddersRemove,
  opportunityBiddersUpdate,
  opportunityVendorsCreate,
  opportunityVendorsRemove,
  opportunityVendorsUpdate,
  useOpportunityBiddersList,
  useOpportunityVendorsList,
} from '@plumbline/api/hooks/crm';
import { accountEntity } from '@plumbline/api/entities/account';
import { vendorEntity } from '@plumbline/api/entities/vendor';
import type { StatusTone } from '@plumbline/ui/DataTable';

export const bidTones: Readonly<Record<string, StatusTone>> = {
  Invited: 'neutral',
  Bidding: 'wait',
  Submitted: 'info',
  Declined: 'bad',
  Awarded: 'ok',
};
export const bidStatuses = Object.keys(bidTones).map((id) => ({ id, label: id }));

type Written = Omit<BidUpdate, 'version'>;
interface Key {
  headers: { 'idempotency-key': string };
}

/**
 * The two roles of a company in an opportunity: a vendor prices a scope for us; a bidder (an account) bids the job to its
 * owner and includes our price.
 */
const vendor = {
  kind: vendorEntity,
  field: 'vendor_id',
  useList: useOpportunityVendorsList,
  create: (uuid: string, vendor_id: string, values: Written, key: Key) =>
    opportunityVendorsCreate(uuid, { vendor_id, ...values }, key),
  update: (uuid: string, { uuid: bid, version }: Bid, values: Written) =>
    opportunityVendorsUpdate(uuid, bid, { ...values, version }),
  remove: opportunityVendorsRemove,
  words: {
    id: 'vendors',
    title: 'Vendors',
    company: 'Vendor',
    one: 'vendor',
    add: 'Add vendor',
    make: 'New vendor',
    amount: 'Their price',
    answered: 'answered',
    lowest: 'lowest from',
    scope: 'The part of the work they price. Prices for the same scope are compared.',
    empty: 'No vendors yet',
    text: 'Suppliers and subcontractors you ask for a price on this job.',
  },
} as const;
const bidder = {
  kind: accountEntity,
  field: 'account_id',
  useList: useOpportunityBiddersList,
  create: (uuid: string, account_id: string, values: Written, key: Key) =>
    opportunityBiddersCreate(uuid, { account_id, ...values }, key),
  update: (uuid: string, { uuid: bid, version }: Bid, values: Written) =>
    opportunityBiddersUpdate(uuid, bid, { ...values, version }),
  remove: opportunityBiddersRemove,
  words: {
    id: 'bidders',
    title: 'Bidders',
    company: 'Account',
    one: 'bidder',
    add: 'Add bidder',
    make: 'New account',
    amount: 'Our price',
    answered: 'priced or declined',
    lowest: 'lowest to',
    scope: 'The part of the work you price for them. Prices for the same scope are compared.',
    empty: 'No bidders yet',
    text: 'Contractors who bid this job to its owner and receive your price.',
  },
} as const;

export const bidRoles = { vendor, bidder };
export type BidRole = (typeof bidRoles)[keyof typeof bidRoles];
