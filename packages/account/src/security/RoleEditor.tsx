import { ApiError, type Role, type RoleFields } from '@plumbline/api';
import { rolesCopy, rolesCreate, rolesUpdate, useRolesRead } from '@plumbline/api/hooks/security';
import { decide, type Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
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
import { errorText, isStale } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { changedOf, staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { RightsMatrix } from './RightsMatrix.tsx';
import { securityMessages } from './messages.ts';

interface Values {
  name: string;
  description: string;
  rights: Right[];
  /**
   * Version of the access level when editing began, so that a draft kept through a reload does not overwrite later
   * changes.
   */
  version: number;
}

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

/** Validates and saves the draft of an access level, and opens the saved one. */
function useRoleSave({
  role,
  source,
  draft,
  nameField,
  leave,
  reload,
}: {
  /** Edited access level; undefined for a new one or a copy. */
  role: Role | undefined;
  /** Access level that is edited or copied. */
  source: Role | undefined;
  draft: ReturnType<typeof useDraft<Values>>;
  nameField: RefObject<HTMLInputElement | null>;
  /** Leaves the editor without saving. */
  leave: () => void;
  /** Loads the access level again. @returns its version */
  reload: () => Promise<number | undefined>;
}) {
  const navigate = useNavigate();
  const refresh = useRevalidate('/security/');
  const key = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<{ name?: string; rights?: string; other?: string }>({});
  const [isSaving, setSaving] = useState(false);
  const { name, description, rights, version } = draft.value;
  const save = async () => {
    if (!name.trim()) {
      setErrors({ name: messages.required });
      nameField.current?.focus();
      return;
    }
    const changed = role ? changedOf({ name, description, rights }, role) : {};
    if (role && Object.keys(changed).length === 0) {
      leave();
      return;
    }
    setSaving(true);
    setErrors({});
    try {
      const { data } = role
        ? await rolesUpdate(role.uuid, { ...changed, version })
        : await (
            source
              ? (values: RoleFields, options: RequestInit) => rolesCopy(source.uuid, values, options)
              : rolesCreate
          )({ name, description, rights }, { headers: { 'idempotency-key': key.current } });
      draft.discard();
      notifySaved();
      refresh();
      void navigate(href('security-role-view', { id: data.uuid }));
    } catch (reason) {
      const [first] = reason instanceof ApiError ? reason.errors : [];
      const field = first?.field === 'name' || first?.field === 'rights' ? first.field : 'other';
      setErrors({ [field]: field === 'other' ? errorText(reason) : first?.message });
      if (field === 'name') nameField.current?.focus();
      if (isStale(reason)) {
        // Show the current version; saving again overwrites it.
        const theirs = await reload().catch(() => undefined);
        if (theirs !== undefined) {
          draft.change({ version: theirs });
          setErrors({ other: staleText });
        }
      }
      // A corrected request needs a new idempotency key.
      key.current = crypto.randomUUID();
    }
    setSaving(false);
  };
  return { errors, isSaving, save };
}

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
        <Banner tone="bad" urgent>
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
  const draft = useDraft<Values>(role ? `role ${role.uuid}` : `role copy ${source?.uuid ?? 'of none'}`, {
    name: role?.name ?? (source ? `${source.name} (copy)` : ''),
    description: source?.description ?? '',
    rights: rightsToCopy,
    version: role?.version ?? 0,
  });
  const { name, description, rights, version } = draft.value;
  const change = (part: Partial<Values>) => draft.change({ version, ...part });
  const nameField = useRef<HTMLInputElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  // Rights that the access level already grants may stay even if the user does not hold them.
  const mayGrant = (right: Right) =>
    holds(right) ||
    (role?.rights.some(
      (each) => each.app === right.app && each.name === right.name && each.type === right.type,
    ) ??
      false);
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
            <Banner tone="bad" urgent>
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
              <Stack gap={16}>
                <TextField
                  ref={nameField}
                  label={securityMessages.name}
                  isRequired
                  value={name}
                  onChange={(next) => change({ name: next })}
                  {...(errors.name ? { errorMessage: errors.name } : {})}
                />
                <TextArea
                  label={securityMessages.description}
                  rows={2}
                  value={description}
                  onChange={(next) => change({ description: next })}
                />
              </Stack>
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
