import type { Plugin } from '@plumbline/api';
import { setupQuickbooks, setupSalesforce, useSetupPlugins } from '@plumbline/api/hooks/setup';
import { SetupQuickbooksBody, SetupSalesforceBody } from '@plumbline/api/schemas/setup';
import { href } from '@plumbline/app-kit';
import { SettingsScreen, type SettingsSection } from '@plumbline/app-kit/settings/SettingsScreen';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { ago } from '@plumbline/app-kit/format/format-values';
import { useDecision } from '@plumbline/permissions/react';
import { DataTable } from '@plumbline/ui/DataTable';
import { ListCard } from '@plumbline/ui/ListCard';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useSearchParams } from 'react-router';

/** Lists third-party integrations; `?name=` opens the settings of one. */
export default function Plugins() {
  const { data, error, mutate } = useSetupPlugins({ limit: -1 });
  const [address] = useSearchParams();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the plugins" />;
  const name = address.get('name');
  const plugin = data.data.find((each) => each.name === name);
  const reload = async () => (await mutate())?.data.find((each) => each.name === name)?.version;
  if (plugin?.name === 'quickbooks') return <Quickbooks key="quickbooks" row={plugin} reload={reload} />;
  if (plugin?.name === 'salesforce') return <Salesforce key="salesforce" row={plugin} reload={reload} />;
  return <List rows={data.data} />;
}

const stateOf = ({ hasSecret, enabled }: Plugin) =>
  hasSecret
    ? enabled
      ? ({ label: 'Enabled', tone: 'ok' } as const)
      : ({ label: 'Disabled', tone: 'neutral' } as const)
    : ({ label: 'Not set up', tone: 'neutral' } as const);

function List({ rows }: { rows: readonly Plugin[] }) {
  return (
    <Stack gap={24} padding={24}>
      <PageHeader
        title="Plugins"
        description="Connections to other software. You can save the settings now; data is not exchanged yet."
      />
      <DataTable
        label="Plugins"
        variant="document"
        frame="card"
        rows={rows}
        getRowId={({ uuid }) => uuid}
        rowLabel={({ title }) => title}
        rowHref={({ name }) => href('plugin', {}, { name })}
        cardView={(row) => (
          <ListCard
            title={row.title}
            subtitle={stateOf(row).label}
            meta={row.username ? [row.username] : []}
          />
        )}
        columns={[
          { id: 'title', header: 'Plugin', width: 200, accessor: ({ title }) => title },
          { id: 'state', header: 'Status', type: 'status', width: 140, accessor: stateOf },
          { id: 'username', header: 'Set up by', width: 240, accessor: ({ username }) => username },
          {
            id: 'createdAt',
            header: 'Created',
            type: 'date',
            width: 140,
            accessor: (row) => row.createdAt ?? null,
          },
        ]}
      />
    </Stack>
  );
}

interface Props {
  row: Plugin;
  reload: () => Promise<number | undefined>;
}
const back = { backHref: href('plugin'), backLabel: 'Plugins' };
const secretHelp = ({ hasSecret, updatedAt }: Plugin) =>
  hasSecret
    ? `A secret is saved and encrypted${updatedAt ? `, changed ${ago(updatedAt)}` : ''}. Enter a new one to replace it.`
    : 'Stored encrypted and never shown again.';
/** Permits use of the settings once data exchange exists. */
const enabled = {
  name: 'enabled',
  label: 'Enabled',
  kind: 'switch',
  description: 'Use these settings once data exchange is available.',
} as const;

interface QuickbooksValues {
  clientId: string;
  redirectUrl: string;
  clientSecret: string;
  environment: 'sandbox' | 'production';
  enabled: boolean;
}

function Quickbooks({ row, reload }: Props) {
  const mayEdit = useDecision({ app: 4, name: 'plugin', type: 'e' });
  const initial: QuickbooksValues = {
    clientId: row.value['clientId'] ?? '',
    redirectUrl: row.value['redirectUrl'] ?? '',
    clientSecret: '',
    environment: row.value['environment'] === 'production' ? 'production' : 'sandbox',
    enabled: row.enabled,
  };
  const sections: SettingsSection<QuickbooksValues>[] = [
    {
      id: 'connection',
      title: 'Connection',
      fields: [
        { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true },
        {
          name: 'clientSecret',
          label: 'Client secret',
          kind: 'secret',
          isRequired: !row.hasSecret,
          description: secretHelp(row),
        },
        { name: 'redirectUrl', label: 'Redirect URL', kind: 'url', isRequired: true, wide: true },
        {
          name: 'environment',
          label: 'Environment',
          kind: 'select',
          isRequired: true,
          options: [
            { id: 'sandbox', label: 'Sandbox' },
            { id: 'production', label: 'Production' },
          ],
        },
        { ...enabled, wide: true },
      ],
    },
  ];
  return (
    <SettingsScreen<Plugin, QuickbooksValues>
      {...back}
      title="QuickBooks"
      description="Settings for exchanging invoices and payments. No data is exchanged with QuickBooks yet."
      draftName="plugin quickbooks"
      row={row}
      initial={initial}
      schema={SetupQuickbooksBody.partial()}
      decision={mayEdit}
      reload={reload}
      save={({ version, ...changed }) => setupQuickbooks({ ...initial, ...changed, version })}
      sections={sections}
    />
  );
}

interface SalesforceValues {
  clientId: string;
  clientSecret: string;
  salesForceURL: string;
  salesForceRedirectUri: string;
  enabled: boolean;
}

function Salesforce({ row, reload }: Props) {
  const mayEdit = useDecision({ app: 4, name: 'plugin', type: 'e' });
  const initial: SalesforceValues = {
    clientId: row.value['clientId'] ?? '',
    clientSecret: '',
    salesForceURL: row.value['salesForceURL'] ?? '',
    salesForceRedirectUri: row.value['salesForceRedirectUri'] ?? '',
    enabled: row.enabled,
  };
  return (
    <SettingsScreen<Plugin, SalesforceValues>
      {...back}
      title="Salesforce"
      description="Settings for exchanging accounts and opportunities. No data is exchanged with Salesforce yet."
      draftName="plugin salesforce"
      row={row}
      initial={initial}
      schema={SetupSalesforceBody.partial()}
      decision={mayEdit}
      reload={reload}
      save={({ version, ...changed }) => setupSalesforce({ ...initial, ...changed, version })}
      sections={[
        {
          id: 'connection',
          title: 'Connection',
          fields: [
            { name: 'clientId', label: 'Client ID', kind: 'text', isRequired: true },
            {
              name: 'clientSecret',
              label: 'Client secret',
              kind: 'secret',
              isRequired: !row.hasSecret,
              description: secretHelp(row),
            },
            { name: 'salesForceURL', label: 'Salesforce URL', kind: 'url', isRequired: true, wide: true },
            {
              name: 'salesForceRedirectUri',
              label: 'Redirect URI',
              kind: 'url',
              isRequired: true,
              wide: true,
            },
            { ...enabled, wide: true },
          ],
        },
      ]}
    />
  );
}
