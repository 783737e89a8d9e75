import { ApiError, type Role, type RoleFields } from '@plumbline/api';
import { rolesCopy, rolesCreate, rolesUpdate } from '@plumbline/api/hooks/security';
import { errorText, isStale } from '@plumbline/app-kit/data/error-message';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import type { useDraft } from '@plumbline/app-kit/form/use-draft';
import { changedOf, staleText } from '@plumbline/app-kit/form/use-versioned-save';
import { href } from '@plumbline/app-kit/navigation/routes';
import type { RecordScope, Right } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';

/** Draft of an access level. */
export interface RoleDraft {
  name: string;
  description: string;
  rights: Right[];
  record_scopes: RecordScope[];
  /**
   * Version of the access level when editing began, so that a draft kept through a reload does not overwrite later
   * changes.
   */
  version: number;
}

/** Validates and saves the draft of an access level, and opens the saved one. */
export function useRoleSave({
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
  draft: ReturnType<typeof useDraft<RoleDraft>>;
  nameField: RefObject<HTMLInputElement | null>;
  /** Leaves the editor without saving. */
  leave: () => void;
  /** Loads the access level again. @returns its version */
  reload: () => Promise<number | undefined>;
}) {
  const navigate = useNavigate();
  const refresh = useRevalidate('/security/');
  const key = useRef(crypto.randomUUID());
  const [errors, setErrors] = useState<{
    name?: string;
    rights?: string;
    record_scopes?: string;
    other?: string;
  }>({});
  const [isSaving, setSaving] = useState(false);
  const { name, description, rights, record_scopes, version } = draft.value;
  const save = async () => {
    if (!name.trim()) {
      setErrors({ name: messages.required });
      nameField.current?.focus();
      return;
    }
    const changed = role
      ? changedOf(
          { name, description, rights, record_scopes },
          { ...role, record_scopes: role.record_scopes ?? [] },
        )
      : {};
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
          )({ name, description, rights, record_scopes }, { headers: { 'idempotency-key': key.current } });
      draft.discard();
      notifySaved();
      refresh();
      void navigate(href('security-role-view', { id: data.uuid }));
    } catch (reason) {
      const [first] = reason instanceof ApiError ? reason.errors : [];
      const field =
        first?.field === 'name' || first?.field === 'rights' || first?.field === 'record_scopes'
          ? first.field
          : 'other';
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
