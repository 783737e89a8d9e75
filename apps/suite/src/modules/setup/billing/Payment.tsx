import type { Invoice } from '@plumbline/api';
import {
  billingAddPaymentMethod,
  useBillingReadInvoice,
  useBillingReadPayment,
} from '@plumbline/api/hooks/billing';
import { href } from '@plumbline/app-kit';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Failed, Missing } from '@plumbline/app-kit/data/load-states';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { BillingDoor } from './BillingGuard.tsx';
import { ConfirmPayment } from './ConfirmPayment.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { takeReturn } from '@plumbline/account/billing/return-url';
import { useBillingRefresh } from './use-refresh.ts';
import { billingMessages } from './messages.ts';

/**
 * Pays an invoice (`?invoice=`), confirms a payment (`?payment=`), or stores the card of a payment service session
 * after its hosted page (`?session=`).
 */
export default function Payment() {
  const [query] = useSearchParams();
  const [invoice, payment, session] = ['invoice', 'payment', 'session'].map((name) => query.get(name));
  return (
    <BillingDoor>
      {session ? (
        <NewCard session={session} />
      ) : payment ? (
        <OfPayment id={payment} />
      ) : invoice ? (
        <OfInvoice id={invoice} />
      ) : (
        <Back />
      )}
    </BillingDoor>
  );
}

const back = { backHref: href('setup-license'), backLabel: billingMessages.licensePayment };

/** Returns to the previous screen when the address names no invoice, payment or session. */
function Back() {
  const navigate = useNavigate();
  useEffect(() => void navigate(takeReturn() ?? href('setup-license'), { replace: true }), [navigate]);
  return null;
}

function NewCard({ session }: { session: string }) {
  const navigate = useNavigate();
  const refresh = useBillingRefresh();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    billingAddPaymentMethod({ session })
      .then(async () => {
        await refresh();
        return navigate(takeReturn() ?? href('setup-license'), { replace: true });
      })
      .catch((reason: unknown) => setProblem(errorText(reason)));
  }, [session, navigate, refresh]);
  return (
    <Stack gap={24} padding={24} measure="form">
      <PageHeader title={billingMessages.addPaymentMethod} {...back} />
      {problem ? (
        <Banner
          tone="bad"
          isUrgent
          action={<Button href={href('setup-license')}>{billingMessages.backToLicensePayment}</Button>}
        >
          {problem}
        </Banner>
      ) : (
        <Skeleton shape="text" count={3} label={billingMessages.savingTheCard} />
      )}
    </Stack>
  );
}

function OfPayment({ id }: { id: string }) {
  const { data, error, mutate } = useBillingReadPayment(id);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={billingMessages.loadingThePayment} />;
  return <ConfirmPayment payment={data.data} />;
}

function OfInvoice({ id }: { id: string }) {
  const { data, error, mutate } = useBillingReadInvoice(id);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={billingMessages.loadingTheInvoice} />;
  const invoice: Invoice = data.data;
  if (invoice.state === 'void') return <Missing />;
  // An AI estimate request is paid on its own screen.
  if (invoice.ai_request && invoice.state === 'open') {
    const { estimation_id: uuid, request_id: draft } = invoice.ai_request;
    return <Navigate to={href('estimation-ai-estimate', { uuid }, { draft })} replace />;
  }
  return <PayInvoice invoice={invoice} reload={() => void mutate()} />;
}
