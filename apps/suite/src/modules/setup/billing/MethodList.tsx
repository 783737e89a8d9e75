import type { PaymentMethod } from '@plumbline/api';
import {
  billingRemovePaymentMethod,
  billingSetDefaultPaymentMethod,
  useBillingListPaymentMethods,
} from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { messages } from '@plumbline/validation/messages';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ConfirmDialog } from '@plumbline/ui/ConfirmDialog';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Pill } from '@plumbline/ui/Pill';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { CreditCardIcon, PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { AddMethod } from '@plumbline/account/billing/AddMethod';
import { cardName, expiry } from '@plumbline/account/billing/format-billing';
import { billingMessages } from './messages.ts';

/** Lists the company's cards and marks the default one for renewals. */
export function MethodList() {
  const { data, error, mutate } = useBillingListPaymentMethods();
  const mayEdit = useDecision({ app: 4, name: 'license', type: 'e' });
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<PaymentMethod>();
  const [problem, setProblem] = useState('');
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="text" count={3} label={billingMessages.loadingThePaymentMethods} />;
  const makeDefault = async ({ uuid }: PaymentMethod) => {
    setProblem('');
    try {
      await mutate(billingSetDefaultPaymentMethod(uuid), { revalidate: false });
      notifySaved();
    } catch (reason) {
      setProblem(errorText(reason));
    }
  };
  const add = (
    <Button size="sm" icon={PlusIcon} onPress={() => setAdding(true)} {...denied(mayEdit)}>
      {billingMessages.addPaymentMethod}
    </Button>
  );
  return (
    <Stack gap={16}>
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      {data.data.length === 0 ? (
        <EmptyState size="sm" icon={CreditCardIcon} title={billingMessages.noPaymentMethodsYet} action={add}>
          {billingMessages.paymentMethodsEmpty}
        </EmptyState>
      ) : (
        <>
          <Stack as="ul" gap={12} aria-label={billingMessages.paymentMethods}>
            {data.data.map((method) => (
              <Inline as="li" key={method.uuid} gap={12} justify="between" align="center" wraps>
                <Stack gap={2}>
                  <Inline gap={8} align="center">
                    <Text weight="medium">{cardName(method)}</Text>
                    {method.is_default && <Pill tone="info">{billingMessages.default}</Pill>}
                    {method.is_expired && <Pill tone="bad">{billingMessages.expired}</Pill>}
                  </Inline>
                  <Text size="small" tone="muted">
                    {[expiry(method), method.holder].filter(Boolean).join(' · ')}
                  </Text>
                </Stack>
                <Inline gap={8}>
                  {!method.is_default && (
                    <Button
                      size="sm"
                      aria-label={billingMessages.makeCardDefault(cardName(method))}
                      onPress={() => void makeDefault(method)}
                      {...denied(mayEdit)}
                    >
                      {billingMessages.makeDefault}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={billingMessages.removeCardLabel(cardName(method))}
                    onPress={() => setRemoving(method)}
                    {...denied(mayEdit)}
                  >
                    {billingMessages.remove}
                  </Button>
                </Inline>
              </Inline>
            ))}
          </Stack>
          <Inline>{add}</Inline>
        </>
      )}
      {isAdding && (
        <AddMethod
          onClose={() => setAdding(false)}
          onAdded={() => {
            setAdding(false);
            notifySaved();
            void mutate();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={billingMessages.removeCardQuestion(cardName(removing))}
          confirmLabel={billingMessages.removeCard}
          cancelLabel={billingMessages.keepCard}
          onConfirm={async () => {
            try {
              await mutate(billingRemovePaymentMethod(removing.uuid), { revalidate: false });
            } catch (reason) {
              throw new Error(errorText(reason), { cause: reason });
            }
            notifySaved();
          }}
        >
          {messages.confirmTitle}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
