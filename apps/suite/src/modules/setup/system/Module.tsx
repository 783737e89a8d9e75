import { useSetupReadModule } from '@plumbline/api/hooks/setup';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { Money } from '@plumbline/ui/Money';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { useParams } from 'react-router';
import { stateOf } from './module-state.ts';
import { systemMessages } from './messages.ts';

/** Shows a module's description, price and whether the company has it. */
export default function Module() {
  const { id = '' } = useParams();
  const { data, error, mutate } = useSetupReadModule(id);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" label={systemMessages.loadingTheModule} />;
  const { name, description, monthly_price } = data.data;
  const { label, tone } = stateOf(data.data);
  return (
    <Stack gap={24} padding={24}>
      <PageHeader
        title={name}
        description={description}
        backHref={href('setup-modules')}
        backLabel="Modules"
      />
      <DescriptionList
        items={[
          { term: 'Status', value: <StatusText tone={tone}>{label}</StatusText> },
          ...(monthly_price
            ? [{ term: systemMessages.pricePerMonth, value: <Money value={monthly_price} /> }]
            : []),
        ]}
      />
    </Stack>
  );
}
