import type { CustomerSubscription } from '@plumbline/api';
import { useCustomerLicensingReadInformation } from '@plumbline/api/hooks/admin';
import { each } from '@plumbline/account/billing/format-billing';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DateText } from '@plumbline/ui/DateText';
import { formatMoney } from '@plumbline/ui/format';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { Pill } from '@plumbline/ui/Pill';
import { Property, PropertyGroup } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { CheckIcon, PlusIcon } from '@plumbline/ui/icons';
import { customersMessages } from './messages.ts';

/** Plan, price and dates of the subscription. */
function SubscriptionGroup({ customer }: { customer: CustomerSubscription }) {
  const { plan_name, price, interval, mode, renews_on, ends_on, trial_until, coupons, credit } = customer;
  return (
    <PropertyGroup title={customersMessages.subscription}>
      <Property label={customersMessages.plan}>{plan_name || customersMessages.none}</Property>
      {plan_name !== '' && (
        <Property label={customersMessages.price}>
          {customersMessages.pricePer(formatMoney(price), each(interval))}
        </Property>
      )}
      <Property label={customersMessages.mode}>
        {mode === 'online' ? customersMessages.online : customersMessages.offline}
      </Property>
      {ends_on ? (
        <Property label={customersMessages.endsOn}>
          <DateText value={ends_on} />
        </Property>
      ) : (
        renews_on && (
          <Property label={customersMessages.nextRenewal}>
            <DateText value={renews_on} />
          </Property>
        )
      )}
      {trial_until && (
        <Property label={customersMessages.trialEnds}>
          <DateText value={trial_until} />
        </Property>
      )}
      {Number(credit) > 0 && <Property label={customersMessages.credit}>{formatMoney(credit)}</Property>}
      <Property label={customersMessages.coupon}>
        {coupons.length > 0
          ? coupons.map(({ code, text }) => `${code}: ${text}`).join(', ')
          : customersMessages.none}
      </Property>
    </PropertyGroup>
  );
}

/** Apps that the customer can use, and add-on modules with their price. */
function AppsGroup({ customer: { consumption, add_ons } }: { customer: CustomerSubscription }) {
  const bought = new Map(add_ons.map((addOn) => [addOn.module, addOn]));
  const included = consumption.modules.filter(
    ({ key, included: isIncluded }) => isIncluded && !bought.has(key),
  );
  return (
    <PropertyGroup title={customersMessages.apps}>
      <Stack paddingX={8} paddingY={4}>
        <Inline gap={8} wraps as="ul" aria-label={customersMessages.apps}>
          {included.map(({ key, name }) => (
            <li key={key}>
              <Pill tone="neutral" icon={CheckIcon}>
                {name}
              </Pill>
            </li>
          ))}
          {add_ons.map(({ module, price, charged_from }) => (
            <li key={module}>
              <Pill tone="neutral" icon={charged_from ? CheckIcon : PlusIcon}>
                {customersMessages.addOnPrice(
                  module.charAt(0).toUpperCase() + module.slice(1),
                  formatMoney(price),
                )}
              </Pill>
            </li>
          ))}
        </Inline>
      </Stack>
    </PropertyGroup>
  );
}

/** People and partner of the account. */
function AccountGroup({ customer: { uuid, partner_name, last_login } }: { customer: CustomerSubscription }) {
  const { data, error, mutate } = useCustomerLicensingReadInformation(uuid);
  const company = data?.data;
  return (
    <PropertyGroup title={customersMessages.account}>
      {isFatal(error, company !== undefined) ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : company ? (
        <>
          <Property label={customersMessages.administrator}>{company.administrator.name || '—'}</Property>
          <Property label={customersMessages.email}>
            {company.administrator.email ? (
              <Link href={`mailto:${company.administrator.email}`}>{company.administrator.email}</Link>
            ) : (
              '—'
            )}
          </Property>
          <Property label={customersMessages.phone}>
            {company.phone ? <Link href={`tel:${company.phone}`}>{company.phone}</Link> : '—'}
          </Property>
        </>
      ) : (
        <Skeleton shape="line" count={3} label={customersMessages.loadingTheCompany} />
      )}
      <Property label={customersMessages.partnerName}>{partner_name || customersMessages.none}</Property>
      <Property label={customersMessages.lastSignIn}>
        {last_login ? <DateText value={last_login} /> : customersMessages.never}
      </Property>
    </PropertyGroup>
  );
}

/** Subscription, apps and account of a customer beside its dashboard. */
export function CustomerProperties({ customer }: { customer: CustomerSubscription }) {
  return (
    <>
      <SubscriptionGroup customer={customer} />
      <AppsGroup customer={customer} />
      <AccountGroup customer={customer} />
    </>
  );
}
