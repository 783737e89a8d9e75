import type { BoughtModule } from '@plumbline/api';
import { useApp } from '@plumbline/app-kit/app/app-context';
import { AddOnPurchase } from '@plumbline/app-kit/session/purchase';
import { dollars } from '@plumbline/app-kit/format/format-values';
import { addOns as all, type AddOn } from '@plumbline/permissions';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Button } from '@plumbline/ui/Button';
import { formatDate } from '@plumbline/ui/dates';
import { Inline } from '@plumbline/ui/Inline';
import { Pill } from '@plumbline/ui/Pill';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { useBillingRefresh } from './use-refresh.ts';
import { billingMessages } from './messages.ts';

/** Lists the add-on modules that a company can buy in addition to its plan. */
export function AddOns({ addOns }: { addOns: readonly BoughtModule[] }) {
  const [buying, setBuying] = useState<AddOn>();
  const refresh = useBillingRefresh();
  const { info } = useCurrent();
  const { modules } = useApp();
  return (
    <Stack gap={16}>
      {(Object.keys(all) as AddOn[]).map((key) => {
        const { name, price } = all[key];
        const bought = addOns.find(({ module }) => module === key);
        return (
          <Inline key={key} gap={12} justify="between" align="center">
            <Stack gap={2}>
              <Text weight="medium">{name}</Text>
              <Text size="small" tone="muted">
                {bought
                  ? bought.charged_from
                    ? billingMessages.perMonthSince(dollars(bought.price), formatDate(bought.charged_from))
                    : billingMessages.purchasedUnavailable(formatDate(bought.bought_at))
                  : billingMessages.perMonth(dollars(price))}
              </Text>
            </Stack>
            {bought ? (
              <Pill tone="ok">{billingMessages.purchased}</Pill>
            ) : (
              <Button
                size="sm"
                aria-label={billingMessages.buyName(name)}
                onPress={() => setBuying(key)}
                {...(info.a === 1 ? {} : { disabledReason: billingMessages.buyAdministratorOnly })}
              >
                {billingMessages.buy}
              </Button>
            )}
          </Inline>
        );
      })}
      {buying && (
        <AddOnPurchase
          addOn={buying}
          stays
          isReady={modules.some(({ addOn }) => addOn === buying)}
          onClose={() => setBuying(undefined)}
          onBought={() => {
            setBuying(undefined);
            void refresh();
          }}
        />
      )}
    </Stack>
  );
}
