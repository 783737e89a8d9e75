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
import { bidsMessages } from './messages.ts';

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
    title: bidsMessages.vendors,
    company: 'Vendor',
    one: 'vendor',
    add: bidsMessages.addVendor,
    make: bidsMessages.newVendor,
    amount: bidsMessages.theirPrice,
    answered: 'answered',
    lowest: 'lowest from',
    scope: bidsMessages.vendorScopeHint,
    empty: bidsMessages.noVendorsYet,
    text: bidsMessages.vendorsEmpty,
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
    title: bidsMessages.bidders,
    company: 'Account',
    one: 'bidder',
    add: bidsMessages.addBidder,
    make: bidsMessages.newAccount,
    amount: bidsMessages.ourPrice,
    answered: 'priced or declined',
    lowest: 'lowest to',
    scope: bidsMessages.bidderScopeHint,
    empty: bidsMessages.noBiddersYet,
    text: bidsMessages.biddersEmpty,
  },
} as const;

export const bidRoles = { vendor, bidder };
export type BidRole = (typeof bidRoles)[keyof typeof bidRoles];
