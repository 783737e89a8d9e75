import type { CompanySetup } from '@plumbline/api';
import {
  companyUpdateLogo,
  companyRemoveLogo,
  companyUpdate,
  useCompanyRead,
} from '@plumbline/api/hooks/setup';
import { CompanyUpdateBody } from '@plumbline/api/schemas/setup';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { StorageQuota, StorageQuotaNotice } from '@plumbline/app-kit/files/StorageQuota';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { SettingsScreen } from '@plumbline/app-kit/settings/SettingsScreen';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Avatar } from '@plumbline/ui/Avatar';
import { Button } from '@plumbline/ui/Button';
import { FileField } from '@plumbline/ui/FileField';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { companyMessages } from './messages.ts';

/** Maximum logo size in bytes. */
const MAX_LOGO_BYTES = 2_000_000;
const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));
const months = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  label: new Date(Date.UTC(2026, at, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
}));
const currencies = [
  { id: 'USD', label: companyMessages.usDollar },
  { id: 'CAD', label: companyMessages.canadianDollar },
  { id: 'AUD', label: companyMessages.australianDollar },
  { id: 'NZD', label: companyMessages.newZealandDollar },
];

type Values = Omit<CompanySetup, 'uuid' | 'version' | 'logoUrl' | 'fiscal_month'> & { fiscal_month: string };

/** Settings of the company: name, logo, address, contact, time zone, fiscal year and currency. */
export default function Company() {
  const { data, error, mutate } = useCompanyRead();
  const mayEdit = useDecision({ app: 4, name: 'company', type: 'e' });
  const mayViewDrive = useDecision({ app: 2, name: 'drive', type: 'v' });
  const { mutate: refresh } = useSWRConfig();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={companyMessages.loadingTheCompany} />;
  const row = data.data;
  const { uuid, version: _version, logoUrl: _logo, fiscal_month, ...rest } = row;
  return (
    <SettingsScreen<CompanySetup, Values>
      key={uuid}
      title={companyMessages.companySetup}
      description={companyMessages.companyDescription}
      draftName={`company ${uuid}`}
      row={row}
      initial={{ ...rest, fiscal_month: String(fiscal_month) }}
      schema={CompanyUpdateBody.omit({ fiscal_month: true })}
      decision={mayEdit}
      reload={async () => (await mutate())?.data.version}
      save={({ fiscal_month: month, ...changed }) =>
        companyUpdate({ ...changed, ...(month === undefined ? {} : { fiscal_month: Number(month) }) })
      }
      onSaved={() => void refresh('profile')}
      sections={[
        {
          id: 'name',
          title: companyMessages.name,
          head: <Logo row={row} reload={() => void mutate()} />,
          fields: [
            { name: 'name', label: companyMessages.companyName, kind: 'text', isRequired: true },
            {
              name: 'legal_name',
              label: companyMessages.legalName,
              kind: 'text',
              description: companyMessages.legalNameHint,
            },
            { name: 'tax_id', label: companyMessages.taxId, kind: 'text' },
          ],
        },
        {
          id: 'address',
          title: companyMessages.address,
          fields: [
            { name: 'street', label: companyMessages.street, kind: 'text', wide: true },
            { name: 'city', label: companyMessages.city, kind: 'text' },
            { name: 'state', label: companyMessages.state, kind: 'text' },
            { name: 'zip', label: companyMessages.zip, kind: 'text' },
          ],
        },
        {
          id: 'contact',
          title: companyMessages.contact,
          fields: [
            { name: 'phone', label: companyMessages.phone, kind: 'phone' },
            { name: 'email', label: companyMessages.email, kind: 'email' },
            { name: 'website', label: companyMessages.website, kind: 'url', wide: true },
          ],
        },
        {
          id: 'calendar',
          title: companyMessages.calendarAndCurrency,
          fields: [
            {
              name: 'time_zone',
              label: companyMessages.timeZone,
              kind: 'search',
              options: zones,
              isRequired: true,
              description: companyMessages.timeZoneHint,
            },
            {
              name: 'fiscal_month',
              label: companyMessages.fiscalYearStartsIn,
              kind: 'select',
              options: months,
              isRequired: true,
              description: companyMessages.fiscalYearHint,
            },
            {
              name: 'currency',
              label: companyMessages.defaultCurrency,
              kind: 'select',
              options: currencies,
              isRequired: true,
              description: companyMessages.currencyHint,
            },
          ],
        },
        ...(mayViewDrive.allowed
          ? [
              {
                id: 'drive',
                title: companyMessages.workDrive,
                description: companyMessages.storageHint,
                head: (
                  <>
                    <StorageQuotaNotice />
                    <StorageQuota />
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

function Logo({ row, reload }: { row: CompanySetup; reload: () => void }) {
  const mayEdit = useDecision({ app: 4, name: 'company', type: 'e' });
  const [problem, setProblem] = useState('');
  const change = async (call: () => Promise<unknown>) => {
    setProblem('');
    try {
      await call();
      reload();
      notifySaved();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Stack gap={12}>
      <Inline gap={16} align="center">
        <Avatar name={row.name} size={40} {...(row.logoUrl ? { src: row.logoUrl } : {})} />
        {row.logoUrl && mayEdit.allowed && (
          <Button size="sm" onPress={() => void change(companyRemoveLogo)}>
            {companyMessages.removeLogo}
          </Button>
        )}
      </Inline>
      {mayEdit.allowed && (
        <FileField
          isCompact
          label={companyMessages.newLogo}
          description={companyMessages.logoHint}
          accept=".png,.jpg,.jpeg,.webp"
          maxBytes={MAX_LOGO_BYTES}
          maxFiles={1}
          value={[]}
          onChange={([file]) => {
            if (file) void change(() => companyUpdateLogo(file));
          }}
          {...(problem ? { errorMessage: problem } : {})}
        />
      )}
    </Stack>
  );
}
