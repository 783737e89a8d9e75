import type { CompanySetup } from '@plumbline/api';
import { setupLogo, setupRemoveLogo, setupUpdateCompany, useSetupCompany } from '@plumbline/api/hooks/setup';
import { SetupUpdateCompanyBody } from '@plumbline/api/schemas/setup';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { StorageQuota, RoomNotice } from '@plumbline/app-kit/files/StorageQuota';
import { saved } from '@plumbline/app-kit/form/FormDrawer';
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

/** Maximum logo size in bytes. */
const MAX_LOGO_BYTES = 2_000_000;
const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }));
const months = Array.from({ length: 12 }, (_, at) => ({
  id: String(at + 1),
  label: new Date(Date.UTC(2026, at, 1)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
}));
const currencies = [
  { id: 'USD', label: 'US dollar' },
  { id: 'CAD', label: 'Canadian dollar' },
  { id: 'AUD', label: 'Australian dollar' },
  { id: 'NZD', label: 'New Zealand dollar' },
];

type Values = Omit<CompanySetup, 'uuid' | 'version' | 'logoUrl' | 'fiscal_month'> & { fiscal_month: string };

/** Settings of the company: name, logo, address, contact, time zone, fiscal year and currency. */
export default function Company() {
  const { data, error, mutate } = useSetupCompany();
  const mayEdit = useDecision({ app: 4, name: 'company', type: 'e' });
  const mayViewDrive = useDecision({ app: 2, name: 'drive', type: 'v' });
  const { mutate: refresh } = useSWRConfig();
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label="Loading the company" />;
  const row = data.data;
  const { uuid, version: _version, logoUrl: _logo, fiscal_month, ...rest } = row;
  return (
    <SettingsScreen<CompanySetup, Values>
      key={uuid}
      title="Company setup"
      description="Your company’s details appear in the app, in emails and on quotes."
      draftName={`company ${uuid}`}
      row={row}
      initial={{ ...rest, fiscal_month: String(fiscal_month) }}
      schema={SetupUpdateCompanyBody.omit({ fiscal_month: true })}
      decision={mayEdit}
      reload={async () => (await mutate())?.data.version}
      save={({ fiscal_month: month, ...changed }) =>
        setupUpdateCompany({ ...changed, ...(month === undefined ? {} : { fiscal_month: Number(month) }) })
      }
      onSaved={() => void refresh('profile')}
      sections={[
        {
          id: 'name',
          title: 'Name',
          head: <Logo row={row} reload={() => void mutate()} />,
          fields: [
            { name: 'name', label: 'Company name', kind: 'text', isRequired: true },
            {
              name: 'legal_name',
              label: 'Legal name',
              kind: 'text',
              description: 'Used on quotes instead of the company name.',
            },
            { name: 'tax_id', label: 'Tax ID', kind: 'text' },
          ],
        },
        {
          id: 'address',
          title: 'Address',
          fields: [
            { name: 'street', label: 'Street', kind: 'text', wide: true },
            { name: 'city', label: 'City', kind: 'text' },
            { name: 'state', label: 'State', kind: 'text' },
            { name: 'zip', label: 'ZIP', kind: 'text' },
          ],
        },
        {
          id: 'contact',
          title: 'Contact',
          fields: [
            { name: 'phone', label: 'Phone', kind: 'phone' },
            { name: 'email', label: 'Email', kind: 'email' },
            { name: 'website', label: 'Website', kind: 'url', wide: true },
          ],
        },
        {
          id: 'calendar',
          title: 'Calendar and currency',
          fields: [
            {
              name: 'time_zone',
              label: 'Time zone',
              kind: 'search',
              options: zones,
              isRequired: true,
              description: 'Used for dates in record numbers.',
            },
            {
              name: 'fiscal_month',
              label: 'Fiscal year starts in',
              kind: 'select',
              options: months,
              isRequired: true,
              description: 'Sets the value of {FY} in record numbers.',
            },
            {
              name: 'currency',
              label: 'Default currency',
              kind: 'select',
              options: currencies,
              isRequired: true,
              description: 'Shown next to quote totals unless it is the US dollar.',
            },
          ],
        },
        ...(mayViewDrive.allowed
          ? [
              {
                id: 'drive',
                title: 'Work drive',
                description: 'Includes earlier versions and the trash. Duplicate files count once.',
                head: (
                  <>
                    <RoomNotice />
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
      saved();
    } catch (error) {
      setProblem(errorText(error));
    }
  };
  return (
    <Stack gap={12}>
      <Inline gap={16} align="center">
        <Avatar name={row.name} size={40} {...(row.logoUrl ? { src: row.logoUrl } : {})} />
        {row.logoUrl && mayEdit.allowed && (
          <Button size="sm" onPress={() => void change(setupRemoveLogo)}>
            Remove logo
          </Button>
        )}
      </Inline>
      {mayEdit.allowed && (
        <FileField
          compact
          label="New logo"
          description="PNG, JPEG or WebP, up to 2 MB. PNG and JPEG also appear on quotes."
          accept=".png,.jpg,.jpeg,.webp"
          maxBytes={MAX_LOGO_BYTES}
          maxFiles={1}
          value={[]}
          onChange={([file]) => {
            if (file) void change(() => setupLogo(file));
          }}
          {...(problem ? { errorMessage: problem } : {})}
        />
      )}
    </Stack>
  );
}
