import type { AddedPaymentMethod, PaymentMethod } from '@plumbline/api';
import { billingAddPaymentMethod } from '@plumbline/api/hooks/billing';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useCallback, useEffect, useState } from 'react';
import { keepReturn } from './return-url.ts';
import { billingMessages } from './messages.ts';

/**
 * Adds a card. The card is entered on the payment provider's own page, to which the user is redirected; the test gateway
 * has no such page and offers its cards here.
 */
export function AddMethod({
  onClose,
  onAdded,
}: {
  onClose: () => void;
  onAdded: (method: PaymentMethod) => void;
}) {
  const [visit, setVisit] = useState<AddedPaymentMethod>();
  const [card, setCard] = useState<string>();
  const [problem, setProblem] = useState('');
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const begin = useCallback(async () => {
    setProblem('');
    try {
      const { data } = await billingAddPaymentMethod({});
      if (data.url) {
        keepReturn();
        location.assign(data.url);
      } else setVisit(data);
    } catch (reason) {
      setProblem(errorText(reason));
    }
  }, []);
  useEffect(() => void begin(), [begin]);
  const add = async () => {
    if (!card || !visit?.session) return setError(billingMessages.cardMissing);
    setPending(true);
    setError('');
    try {
      const { data } = await billingAddPaymentMethod({ session: visit.session, card });
      if (data.method) onAdded(data.method);
    } catch (reason) {
      setError(errorText(reason));
    }
    setPending(false);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={billingMessages.addPaymentMethod}
      width={450}
      footer={(close) => (
        <>
          <Button onPress={close}>{billingMessages.cancel}</Button>
          {problem ? (
            <Button variant="primary" onPress={() => void begin()}>
              {billingMessages.tryAgain}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isPending}
              isDisabled={!visit?.cards}
              onPress={() => void add()}
            >
              {billingMessages.addCard}
            </Button>
          )}
        </>
      )}
    >
      <Stack gap={16}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {visit?.cards ? (
          <RadioGroup
            hasCards
            label={billingMessages.testCards}
            description={billingMessages.testCardsHint}
            value={card ?? null}
            onChange={setCard}
            options={visit.cards.map(({ id, name, text }) => ({ id, label: name, description: text }))}
            {...(error ? { errorMessage: error } : {})}
          />
        ) : (
          !problem && <Skeleton shape="text" count={4} label={billingMessages.openingThePaymentPage} />
        )}
      </Stack>
    </Dialog>
  );
}
