import type { Plugin } from '@plumbline/api';
import { pluginsUpdateQuickbooks, pluginsUpdateSalesforce, usePluginsList } from '@plumbline/api/hooks/setup';
import { PluginsUpdateQuickbooksBody, PluginsUpdateSalesforceBody } from '@plumbline/api/schemas/setup';
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
import { systemMessages } from './messages.ts';

/** Lists third-party integrations; `?name=` opens the settings of one. */
export default function Plugins() {
  const { data, error, mutate } = usePluginsList({ limit: -1 });
  const [address] = useSearchParams();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={systemMessages.loadingThePlugins} />;
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
      ? ({ label: systemMessages.enabled, tone: 'ok' } as const)
      : ({ label: systemMessages.disabled, tone: 'neutral' } as const)
    : ({ label: systemMessages.notSetUp, tone: 'neutral' } as const);

function List({ rows }: { rows: readonly Plugin[] }) {
  return (
    <Stack gap={24} padding={24}>
      <PageHeader title={systemMessages.plugins} description={systemMessages.pluginsDescription} />
      <DataTable
        label={systemMessages.plugins}
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
          { id: 'title', header: systemMessages.plugin, width: 200, accessor: ({ title }) => title },
          { id: 'state', header: systemMessages.status, type: 'status', width: 140, accessor: stateOf },
          {
            id: 'username',
            header: systemMessages.setUpBy,
            width: 240,
            accessor: ({ username }) => username,
          },
          {
            id: 'createdAt',
            header: systemMessages.created,
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
    ? systemMessages.secretSavedHint(updatedAt ? `, changed ${ago(updatedAt)}` : '')
    : systemMessages.secretHint;
/** Permits use of the settings once data exchange exists. */
const enabled = {
  name: 'enabled',
  label: systemMessages.enabled,
  kind: 'switch',
  description: systemMessages.enabledHint,
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
      title: systemMessages.connection,
      fields: [
        { name: 'clientId', label: systemMessages.clientId, kind: 'text', isRequired: true },
        {
          name: 'clientSecret',
          label: systemMessages.clientSecret,
          kind: 'secret',
          isRequired: !row.hasSecret,
          description: secretHelp(row),
        },
        { name: 'redirectUrl', label: systemMessages.redirectUrl, kind: 'url', isRequired: true, wide: true },
        {
          name: 'environment',
          label: systemMessages.environment,
          kind: 'select',
          isRequired: true,
          options: [
            { id: 'sandbox', label: systemMessages.sandbox },
            { id: 'production', label: systemMessages.production },
          ],
        },
        { ...enabled, wide: true },
      ],
    },
  ];
  return (
    <SettingsScreen<Plugin, QuickbooksValues>
      {...back}
      title={systemMessages.quickbooks}
      description={systemMessages.quickbooksDescription}
      draftName="plugin quickbooks"
      row={row}
      initial={initial}
      schema={PluginsUpdateQuickbooksBody.partial()}
      decision={mayEdit}
      reload={reload}
      save={({ version, ...changed }) => pluginsUpdateQuickbooks({ ...initial, ...changed, version })}
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
      title={systemMessages.salesforce}
      description={systemMessages.salesforceDescription}
      draftName="plugin salesforce"
      row={row}
      initial={initial}
      schema={PluginsUpdateSalesforceBody.partial()}
      decision={mayEdit}
      reload={reload}
      save={({ version, ...changed }) => pluginsUpdateSalesforce({ ...initial, ...changed, version })}
      sections={[
        {
          id: 'connection',
          title: systemMessages.connection,
          fields: [
            { name: 'clientId', label: systemMessages.clientId, kind: 'text', isRequired: true },
            {
              name: 'clientSecret',
              label: systemMessages.clientSecret,
              kind: 'secret',
              isRequired: !row.hasSecret,
              description: secretHelp(row),
            },
            {
              name: 'salesForceURL',
              label: systemMessages.salesforceUrl,
              kind: 'url',
              isRequired: true,
              wide: true,
            },
            {
              name: 'salesForceRedirectUri',
              label: systemMessages.redirectUri,
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
