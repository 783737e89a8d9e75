import type { UserAccount } from '@plumbline/api';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useDecision } from '@plumbline/permissions/react';
import { DateText } from '@plumbline/ui/DateText';
import { Link } from '@plumbline/ui/Link';
import { Property, PropertyGroup } from '@plumbline/ui/RecordLayout';
import { useHasOrganization } from './organization.ts';
import { levelOf } from './security-text.ts';
import { securityMessages } from './messages.ts';

/** Person, organization and access of a user, for the side of the record. */
export function UserDetails({ row }: { row: UserAccount }) {
  const hasOrganization = useHasOrganization();
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  return (
    <>
      <PropertyGroup title={securityMessages.person}>
        <Property label={securityMessages.email}>
          <Link href={`mailto:${row.email}`}>{row.email}</Link>
        </Property>
        <Property label={securityMessages.phone}>
          {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
        </Property>
        <Property label={securityMessages.title}>{row.title || '—'}</Property>
      </PropertyGroup>
      {hasOrganization && (
        <PropertyGroup title={securityMessages.organization}>
          <Property label={securityMessages.department}>{row.department_name || '—'}</Property>
          <Property label={securityMessages.designation}>{row.designation_name || '—'}</Property>
          <Property label={securityMessages.qualifier}>{row.qualifier_name || '—'}</Property>
        </PropertyGroup>
      )}
      <PropertyGroup title={securityMessages.access}>
        <Property label={securityMessages.accessLevel}>
          {row.role_id && mayOpenRoles.allowed ? (
            <Link href={href('security-role-view', { id: row.role_id })}>{row.role_name}</Link>
          ) : (
            levelOf(row) || '—'
          )}
        </Property>
        <Property label={securityMessages.administrator}>
          {row.is_admin ? securityMessages.yes : securityMessages.no}
        </Property>
        <Property label={securityMessages.groups}>{row.group_names || '—'}</Property>
        <Property label={securityMessages.twoFactorAuthentication}>
          {row.second_factor ? securityMessages.on : securityMessages.off}
        </Property>
        <Property label={securityMessages.lastSignIn}>
          {row.last_login ? <DateText value={row.last_login} /> : securityMessages.never}
        </Property>
      </PropertyGroup>
    </>
  );
}
