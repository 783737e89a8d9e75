import type { Role } from '@plumbline/api';
import { useRolesRead } from '@plumbline/api/hooks/security';
import { decide, type Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { FormLayout } from '@plumbline/ui/FormLayout';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DiscardDialog } from '@plumbline/app-kit/form/DiscardDialog';
import { useDraft } from '@plumbline/app-kit/form/use-draft';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { RecordScopes, scopedApps } from './RecordScopes.tsx';
import { RightsMatrix } from './RightsMatrix.tsx';
import { securityMessages } from './messages.ts';
import { useRoleSave, type RoleDraft } from './use-role-save.ts';

/** Editor of a new, copied or existing access level. */
export default function RoleEditor() {
  const { id } = useParams();
  const [query] = useSearchParams();
  const source = id ?? query.get('from') ?? '';
  const { data, error, mutate } = useRolesRead(source, { swr: { enabled: source !== '' } });
  if (isFatal(error, data?.data.uuid === source))
    return <Failed error={error} onRetry={() => void mutate()} />;
  if (source && !data)
    return <Skeleton shape="card" count={2} label={securityMessages.loadingTheAccessLevel} />;
  return (
    <Editor
      key={`${source} ${id ?? 'copy'}`}
      {...(data ? { source: data.data } : {})}
      isCopy={id === undefined}
      reload={async () => (await mutate())?.data.version}
    />
  );
}

function NameFields({
  name,
  description,
  onChange,
  nameField,
  problem,
}: Pick<RoleDraft, 'name' | 'description'> & {
  onChange: (part: Partial<RoleDraft>) => void;
  nameField: RefObject<HTMLInputElement | null>;
  /** Why the name could not be saved. */
  problem: string | undefined;
}) {
  return (
    <Stack gap={16}>
      <TextField
        ref={nameField}
        label={securityMessages.name}
        isRequired
        value={name}
        onChange={(next) => onChange({ name: next })}
        {...(problem ? { errorMessage: problem } : {})}
      />
      <TextArea
        label={securityMessages.description}
        rows={2}
        value={description}
        onChange={(next) => onChange({ description: next })}
      />
    </Stack>
  );
}

/** True for a right that an access level already grants. */
const grants = (role: Role | undefined, { app, name, type }: Right): boolean =>
  role?.rights.some((each) => each.app === app && each.name === name && each.type === type) ?? false;

function RightsFields({
  source,
  leftOut,
  problem,
  rights,
  onChange,
  mayGrant,
}: {
  source: Role | undefined;
  /** Number of rights of the source that the copy omits. */
  leftOut: number;
  problem: string | undefined;
  rights: Right[];
  onChange: (rights: Right[]) => void;
  /** Rights that the user can grant; undefined if all. */
  mayGrant: ((right: Right) => boolean) | undefined;
}) {
  return (
    <Stack gap={12}>
      {leftOut > 0 && (
        <Banner tone="info">{securityMessages.rightsNotCopied(leftOut, source?.name ?? '')}</Banner>
      )}
      {problem && (
        <Banner tone="bad" isUrgent>
          {problem}
        </Banner>
      )}
      <RightsMatrix
        label={securityMessages.rights}
        rights={rights}
        onChange={onChange}
        {...(mayGrant ? { mayGrant } : {})}
      />
    </Stack>
  );
}

function Editor({
  source,
  isCopy,
  reload,
}: {
  source?: Role;
  isCopy: boolean;
  reload: () => Promise<number | undefined>;
}) {
  const role = isCopy ? undefined : source;
  const navigate = useNavigate();
  const { info, purchased } = useCurrent();
  const holds = (right: Right) => decide(info, purchased, right).allowed;
  // A copy omits rights that the user does not hold, because they cannot be granted and the copy could not be saved.
  const rightsToCopy = source?.rights.filter((right) => role || holds(right)) ?? [];
  const leftOut = (source?.rights.length ?? 0) - rightsToCopy.length;
  const draft = useDraft<RoleDraft>(role ? `role ${role.uuid}` : `role copy ${source?.uuid ?? 'of none'}`, {
    name: role?.name ?? (source ? `${source.name} (copy)` : ''),
    description: source?.description ?? '',
    rights: rightsToCopy,
    record_scopes: source?.record_scopes ?? [],
    version: role?.version ?? 0,
  });
  const { name, description, rights, record_scopes, version } = draft.value;
  const change = (part: Partial<RoleDraft>) => draft.change({ version, ...part });
  const nameField = useRef<HTMLInputElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  // Rights that the access level already grants may stay even if the user does not hold them.
  const mayGrant = (right: Right) => holds(right) || grants(role, right);
  const lacks = info.a !== 1;
  const mayCopy = useDecision({ app: 3, name: 'policy', type: 'c' });

  const leave = () => {
    draft.discard();
    void navigate(role ? href('security-role-view', { id: role.uuid }) : href('security-roles'));
  };
  const { errors, isSaving, save } = useRoleSave({ role, source, draft, nameField, leave, reload });

  return (
    <>
      <FormLayout
        header={
          <PageHeader
            title={role ? securityMessages.editName(role.name) : securityMessages.newAccessLevel}
            description={securityMessages.accessLevelDescription}
          />
        }
        errors={
          errors.other ? (
            <Banner tone="bad" isUrgent>
              {errors.other}
            </Banner>
          ) : undefined
        }
        sections={[
          {
            id: 'general',
            title: securityMessages.name,
            ...(errors.name ? { errorCount: 1 } : {}),
            children: (
              <NameFields
                name={name}
                description={description}
                onChange={change}
                nameField={nameField}
                problem={errors.name}
              />
            ),
          },
          {
            id: 'rights',
            title: securityMessages.rights,
            description: lacks ? securityMessages.grantLimitHint : securityMessages.viewIncludedHint,
            ...(errors.rights ? { errorCount: 1 } : {}),
            children: (
              <RightsFields
                source={source}
                leftOut={leftOut}
                problem={errors.rights}
                rights={rights}
                onChange={(next) => change({ rights: next })}
                mayGrant={lacks ? mayGrant : undefined}
              />
            ),
          },
          ...(scopedApps(rights, purchased).length > 0
            ? [
                {
                  id: 'records',
                  title: securityMessages.records,
                  description: securityMessages.recordsHint,
                  ...(errors.record_scopes ? { errorCount: 1 } : {}),
                  children: (
                    <RecordScopes
                      rights={rights}
                      scopes={record_scopes}
                      onChange={(next) => change({ record_scopes: next })}
                      {...(errors.record_scopes ? { errorMessage: errors.record_scopes } : {})}
                    />
                  ),
                },
              ]
            : []),
        ]}
        save={{
          message:
            draft.isChanged || !role ? securityMessages.unsavedChanges : securityMessages.noChangesToSave,
          saveLabel: role ? securityMessages.saveAccessLevel : securityMessages.createAccessLevel,
          discardLabel: draft.isChanged ? 'Discard' : 'Back',
          isSaving,
          ...(source && isCopy ? denied(mayCopy) : {}),
          onSave: () => void save(),
          onDiscard: () => (draft.isChanged ? setLeaving(true) : leave()),
        }}
      />
      <DiscardDialog isOpen={isLeaving} onOpenChange={setLeaving} onDiscard={leave} />
    </>
  );
}
