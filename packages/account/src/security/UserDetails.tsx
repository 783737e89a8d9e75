import type { UserAccount } from '@plumbline/api';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useDecision } from '@plumbline/permissions/react';
import { DateText } from '@plumbline/ui/DateText';
import { Link } from '@plumbline/ui/Link';
import { Property, PropertyGroup } from '@plumbline/ui/RecordLayout';
import { useHasOrganization } from './organization.ts';
import { levelOf } from './security-text.ts';

/** Person, organization and access of a user, for the side of the record. */
export function UserDetails({ row }: { row: UserAccount }) {
  const hasOrganization = useHasOrganization();
  const mayOpenRoles = useDecision({ app: 3, name: 'policy', type: 'v' });
  return (
    <>
      <PropertyGroup title="Person">
        <Property label="Email">
          <Link href={`mailto:${row.email}`}>{row.email}</Link>
        </Property>
        <Property label="Phone">
          {row.phone ? <Link href={`tel:${row.phone}`}>{row.phone}</Link> : '—'}
        </Property>
        <Property label="Title">{row.title || '—'}</Property>
      </PropertyGroup>
      {hasOrganization && (
        <PropertyGroup title="Organization">
          <Property label="Department">{row.department_name || '—'}</Property>
          <Property label="Designation">{row.designation_name || '—'}</Property>
          <Property label="Qualifier">{row.qualifier_name || '—'}</Property>
        </PropertyGroup>
      )}
      <PropertyGroup title="Access">
        <Property label="Access level">
          {row.role_id && mayOpenRoles.allowed ? (
            <Link href={href('security-role-view', { id: row.role_id })}>{row.role_name}</Link>
          ) : (
            levelOf(row) || '—'
          )}
        </Property>
        <Property label="Administrator">{row.is_admin ? 'Yes' : 'No'}</Property>
        <Property label="Groups">{row.group_names || '—'}</Property>
        <Property label="Second factor">{row.second_factor ? 'On' : 'Off'}</Property>
        <Property label="Last sign-in">
          {row.last_login ? <DateText value={row.last_login} /> : 'Never'}
        </Property>
      </PropertyGroup>
    </>
  );
}
