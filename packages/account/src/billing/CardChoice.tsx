import type { PaymentMethod } from '@plumbline/api';
import { useBillingListPaymentMethods } from '@plumbline/api/hooks/billing';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { AddMethod } from './AddMethod.tsx';
import { cardName, expiry } from './format-billing.ts';
import { billingMessages } from './messages.ts';

/** Loads the company's cards and tracks the chosen one; defaults to the company's default card. */
export function useCards(isOpen = true): {
  methods: ReturnType<typeof useBillingListPaymentMethods>;
  cards: readonly PaymentMethod[];
  card: string | undefined;
  pick: (uuid: string) => void;
} {
  const methods = useBillingListPaymentMethods({ swr: { enabled: isOpen } });
  const [picked, pick] = useState<string>();
  const cards = methods.data?.data ?? [];
  return { methods, cards, card: picked ?? cards.find(({ is_default }) => is_default)?.uuid, pick };
}

/** Choice of the company's cards with an action to add one. A problem reported by the bank is shown below. */
export function CardChoice({
  cards: { methods, cards, card, pick },
  problem,
  onPicked,
}: {
  cards: ReturnType<typeof useCards>;
  problem: string;
  /** Called when another card is chosen, so that the previous problem can be cleared. */
  onPicked: () => void;
}) {
  const [isAdding, setAdding] = useState(false);
  const choose = (uuid: string) => {
    pick(uuid);
    onPicked();
  };
  return (
    <Stack gap={16}>
      {methods.error && !methods.data ? (
        <Failed error={methods.error} onRetry={() => void methods.mutate()} />
      ) : !methods.data ? (
        <Skeleton shape="text" count={3} label={billingMessages.loadingPaymentMethods} />
      ) : (
        <RadioGroup
          hasCards
          label={billingMessages.paymentMethod}
          value={card ?? null}
          onChange={choose}
          options={cards.map((each) => ({
            id: each.uuid,
            label: cardName(each),
            description: `${expiry(each)}${each.is_default ? ' · Default' : ''}`,
            isDisabled: each.is_expired,
          }))}
          {...(cards.length === 0 ? { description: billingMessages.paymentMethodsEmpty } : {})}
          {...(problem ? { errorMessage: problem } : {})}
        />
      )}
      <Inline>
        <Button size="sm" icon={PlusIcon} onPress={() => setAdding(true)}>
          {billingMessages.addPaymentMethod}
        </Button>
      </Inline>
      {isAdding && (
        <AddMethod
          onClose={() => setAdding(false)}
          onAdded={(method) => {
            setAdding(false);
            choose(method.uuid);
            void methods.mutate();
          }}
        />
      )}
    </Stack>
  );
}
